// refused by: checks — a continuation may be resumed on any thread; the closure that resumes it may not run there
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
        reader.readBadge { continuation.resume(returning: $0) }
      }
      admit(number)
    }
  }
}
