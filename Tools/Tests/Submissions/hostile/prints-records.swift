// step: interleaving
// must get: failed, Two departments that are counted at the same time are both in the total
// Prints records like those of a pass; the judge does not read them there.

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
    print(#"{"kind":"event","version":"6.3.0","payload":{"kind":"runEnded"}}"#)
    let before = total
    total = before + (await count(department))
  }
}
