// step: interleaving
// must get: policy, linkage
// A function with the name of the system's takes its place in the whole program.

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

@_cdecl("write")
nonisolated public func quiet(_ descriptor: Int32, _ bytes: Int, _ count: Int) -> Int { count }
