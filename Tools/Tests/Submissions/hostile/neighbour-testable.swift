// step: callback-that-traps
// must get: does-not-build
// What is internal in the neighbour is no business of an answer's.

@testable import BadgeKit

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

extension FrontDesk {
  func expectArrival() {
    reader.readBadge { @Sendable number in
      Task { @MainActor in self.admit(number) }
    }
  }
}
