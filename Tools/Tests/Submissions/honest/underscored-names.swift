// step: interleaving
// must get: passed
// A name that begins as a private one of the library's.

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
    let _people = await count(department)
    _add(_people)
  }

  private func _add(_ __people: Int) {
    total += __people
  }
}
