// A callback that traps
//
// `BadgeKit`, in the Swift 5 language mode, calls back once, on the reader's queue. This file
// compiles without warnings; the first badge traps.
//
// Goal: the desk admits each person whose badge is read.
//
// - A badge that is read does not end the program.
// - Each call of `expectArrival()` admits the next badge, once, however late it is read and however
//   busy the main actor is.
// - Two calls before a badge admit it twice.
// - When `expectArrival()` has returned, the reader waits for a badge.
// - While no badge is read, the desk does not poll.
// - `FrontDesk` stays isolated to the main actor, and `expectArrival()` synchronous.
//
// Up to you: the order of badges read while the main actor is busy.

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
    // TODO: Let the reader call this closure on its queue, and hop to the main actor in it.
    reader.readBadge { number in
      self.admit(number)
    }
  }
}
