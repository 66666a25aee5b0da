// step: interleaving
// must get: passed
// A wrapper that is called Used.

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

  @Used private var times = 0
}

@propertyWrapper struct Used {
  var wrappedValue: Int
}
