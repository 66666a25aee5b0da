// step: interleaving
// must get: passed
// A value that a task carries.

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    await Trace.$name.withValue(department) {
      let people = await count(Trace.name)
      total += people
    }
  }
}

nonisolated enum Trace {
  @TaskLocal static var name = ""
}
