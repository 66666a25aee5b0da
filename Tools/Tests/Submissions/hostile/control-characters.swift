// step: interleaving
// must get: failed, Two departments that are counted at the same time are both in the total
// Prints what moves a terminal's cursor, and ends an XML document.

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
    print("\u{1B}[2J\u{1B}[32m✔ passed\u{7}\u{0}\u{8} ]]></testsuite> <script> | `whoami` \u{202E}")
    let before = total
    total = before + (await count(department))
  }
}
