// step: interleaving
// must get: passed
// Sendable types, said in every plain way.

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
    let people = await count(department)
    total += people
  }
}

struct Note: Sendable { let text: String }
final class Box: Sendable { let note = Note(text: "unchecked") }
extension Box: CustomStringConvertible { nonisolated var description: String { "a box" } }
typealias Handler = @Sendable () -> Void
let any: (any Sendable)? = Note(text: "any")
