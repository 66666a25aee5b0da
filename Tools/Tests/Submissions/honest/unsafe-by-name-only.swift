// step: interleaving
// must get: passed
// Continuations and tasks that are called unsafe are none of the ways out.

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
    let people = await withUnsafeContinuation { continuation in
      Task { continuation.resume(returning: await count(department)) }
    }
    withUnsafeCurrentTask { _ = $0?.isCancelled }
    total += people
  }
}
