// step: callback-that-traps
// must get: passed
// The neighbour's type gets a method of the same name and a conformance, and the answer uses both.

import BadgeKit

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

extension BadgeReader: @retroactive Equatable {
  public static func == (first: BadgeReader, second: BadgeReader) -> Bool { first === second }

  func readBadge(then use: @escaping @MainActor (Int) -> Void) {
    readBadge { @Sendable number in
      Task { @MainActor in use(number) }
    }
  }
}

extension FrontDesk {
  func expectArrival() {
    guard reader == reader else { return }
    reader.readBadge(then: admit)
  }
}
