// step: interleaving
// must get: failed
// Waits for elements that are never sent.
// seconds: 10

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
    let (numbers, _keep) = AsyncStream.makeStream(of: Int.self)
    for await number in numbers { total += number }
    _ = _keep
  }
}
