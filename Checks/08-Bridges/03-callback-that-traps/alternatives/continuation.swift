// differs: one task waits for the badge: it asks at once, and goes on on the main actor
import BadgeKit

// MARK: - Given

final class FrontDesk {
  private(set) var arrivals: [String] = []
  let reader: BadgeReader
  private let names: [Int: String]

  init(reader: BadgeReader, names: [Int: String]) {
    self.reader = reader
    self.names = names
  }

  func admit(_ number: Int) {
    arrivals.append(names[number] ?? "Visitor \(number)")
  }
}

// MARK: - Your turn

extension FrontDesk {
  func expectArrival() {
    Task.immediate {
      let number = await withCheckedContinuation { continuation in
        reader.readBadge { @Sendable in continuation.resume(returning: $0) }
      }
      admit(number)
    }
  }
}
