// step: interleaving
// must get: policy, sleeping
// Waits for time to pass.

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
    try? await Task.sleep(for: .milliseconds(10))
    let people = await count(department)
    total += people
  }
}
