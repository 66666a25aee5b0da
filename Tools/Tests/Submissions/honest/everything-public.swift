// step: interleaving
// must get: passed
// Public, although the step does not ask for it.

public final class Headcount {
  public private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  public init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  public func hire() {
    total += 1
  }

  public func add(_ department: String) async {
    let people = await count(department)
    total += people
  }
}
