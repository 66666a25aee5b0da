// step: interleaving
// must get: passed
// Types and functions of the answer's own that are called unsafe are none of the ways out.

nonisolated struct UnsafeWeather {
  var isUnsafe: Bool
}

final class Headcount {
  private(set) var total = 0
  private let unsafeDepartments: Set<String> = []

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func withUnsafeWeather(_ body: (UnsafeWeather) -> Void) {
    body(UnsafeWeather(isUnsafe: unsafeDepartments.isEmpty))
  }

  func add(_ department: String) async {
    let people = await count(department)
    withUnsafeWeather { _ = $0.isUnsafe }
    total += people
  }
}
