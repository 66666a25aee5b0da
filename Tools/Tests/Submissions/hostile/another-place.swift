// step: interleaving
// must get: failed, Two departments that are counted at the same time are both in the total
// Says that its lines stand in the checks.
// allows: linkage

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
    let before = total
    total = before + (await count(department))
  }
}

#sourceLocation(file: "Checks/02-Asynchronous/03-interleaving/Checks.swift", line: 1)
let elsewhere = #file
#sourceLocation()
