// refused by: policy — the habit of twenty years, in a closure that has trapped before
import BadgeKit
import Dispatch

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
    reader.readBadge { number in
      DispatchQueue.main.async { self.admit(number) }
    }
  }
}
