// step: interleaving
// must get: passed
// Hiring is a process.

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
    process = Process(step: department)
    let people = await count(department)
    total += people
  }

  private var process = Process(step: "none")
}

struct Process {
  var step: String
}
