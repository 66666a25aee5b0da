// step: interleaving
// must get: policy, held-access
// What an existential holds is lent to a call that waits. Meanwhile a value of another type stands in its place.

nonisolated protocol Slot {
  nonisolated(nonsending) mutating func fill(_ number: Int) async
}

nonisolated struct Number: Slot {
  var first = 0
  nonisolated(nonsending) mutating func fill(_ number: Int) async {
    for _ in 0..<3 { await Task.yield() }
    first = number
  }
}

nonisolated struct Text: Slot {
  var text = String(repeating: "a", count: 40)
  nonisolated(nonsending) mutating func fill(_ number: Int) async {}
}

nonisolated final class Holder {
  var slot: any Slot = Number()
}

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int
  private let holder = Holder()

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    let holder = self.holder
    let writing = Task { await holder.slot.fill(140_000) }
    await Task.yield()
    holder.slot = Text()
    let before = total
    let people = await count(department)
    total = before + people
    await writing.value
  }
}
