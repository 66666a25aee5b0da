// refused by: gates — an asynchronous function reads well, and a button's action cannot call it
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
  func expectArrival() async {
    let number = await withCheckedContinuation { continuation in
      reader.readBadge { @Sendable in continuation.resume(returning: $0) }
    }
    admit(number)
  }
}
