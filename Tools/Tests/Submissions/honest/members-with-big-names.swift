// step: interleaving
// must get: passed
// Members with the names of the system's functions.

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
    exit(department)
    let people = await count(department)
    total += people
  }

  private func exit(_ door: String) {}
  private func write(_ words: String) { print(words) }
  private func kill(_ rumour: String) {}
  private func sleep() {}
  private func abort(_ plan: String) {}
  private func signal(_ light: Int) { write("\(light)") }
  private func raise(_ salary: Int) { signal(salary) }
}
