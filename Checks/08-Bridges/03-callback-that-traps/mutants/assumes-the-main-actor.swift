// refused by: policy — it compiles, and claims what is not so: the queue is not the main actor
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
    reader.readBadge { @Sendable number in
      MainActor.assumeIsolated { self.admit(number) }
    }
  }
}
