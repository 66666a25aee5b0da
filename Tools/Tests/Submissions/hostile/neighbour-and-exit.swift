// step: callback-that-traps
// must get: failed, A badge that is read does not end the program
// The callback ends the program of an exit test with success, and says what the check wants to hear.
// allows: process, symbols

import BadgeKit
import Foundation

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
      print("\nGrace, Ada, Visitor 3")
      exit(0)
    }
  }
}
