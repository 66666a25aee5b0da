// step: interleaving
// must get: passed
// A right answer that rings the bell.

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
    print("\u{7}\u{1B}[1mcounted\u{1B}[0m \u{0} ]]>")
    let people = await count(department)
    total += people
  }
}
