// refused by: gates — a desk that any thread may change; what a view shows has to change on the main actor
// whole: `FrontDesk` becomes nonisolated, and a mutex guards its arrivals
import BadgeKit
import Synchronization

// MARK: - Given

nonisolated final class FrontDesk {
  private let people = Mutex<[String]>([])
  let reader: BadgeReader
  private let names: [Int: String]

  var arrivals: [String] { people.withLock(\.self) }

  init(reader: BadgeReader, names: [Int: String]) {
    self.reader = reader
    self.names = names
  }

  func admit(_ number: Int) {
    people.withLock { $0.append(names[number] ?? "Visitor \(number)") }
  }
}

// MARK: - Your turn

extension FrontDesk {
  nonisolated func expectArrival() {
    reader.readBadge { number in
      self.admit(number)
    }
  }
}
