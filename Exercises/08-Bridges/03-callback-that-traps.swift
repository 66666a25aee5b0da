// A callback that traps
//
// `BadgeKit` is a library in the Swift 5 language mode. Its `readBadge(completion:)` calls the
// completion once, on the reader's own queue. This file compiles without a warning, and the first
// badge ends the program.
//
// Goal: the desk admits each person whose badge is read.
//
// - A badge that is read does not end the program.
// - Each call of `expectArrival()` admits the next badge, once, however late it is read: also that of a
//   person who was admitted before, and also if more badges are read before the main actor is free. Two
//   calls before one badge admit that badge twice.
// - When `expectArrival()` has returned, the reader waits for a badge.
// - While no badge is read, the desk does not look again and again. A task may wait, suspended.
// - `FrontDesk` stays isolated to the main actor, and `expectArrival()` stays synchronous.
//
// Up to you: the order of two badges that are read at the same moment.

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
