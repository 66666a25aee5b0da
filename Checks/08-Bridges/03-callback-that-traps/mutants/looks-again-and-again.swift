// refused by: checks — the closure only leaves the number somewhere, and a loop waits for it
import BadgeKit
import Synchronization

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
    let note = Note()
    reader.readBadge { @Sendable number in note.number.withLock { $0 = number } }
    Task {
      while true {
        if let number = note.number.withLock(\.self) { return admit(number) }
        await Task.yield()
      }
    }
  }
}

nonisolated private final class Note: Sendable {
  let number = Mutex<Int?>(nil)
}
