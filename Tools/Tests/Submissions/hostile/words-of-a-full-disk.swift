// step: interleaving
// must get: does-not-build
// The words of a full disk, said by the file itself: the disk has room.

// MARK: - Given

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  /// Somebody has signed a contract.
  func hire() {
    total += 1
  }

  // MARK: - Your turn

  /// Adds the people of a department to the total, as soon as its server has answered.
  func add(_ department: String) async {
    // Nothing is remembered across the `await`.
    let people = await count(department)
    // This reads `total` and writes it with no `await` in between, so nothing else can run there.
    total += people
  }
}

#error("ld: No space left on device")
