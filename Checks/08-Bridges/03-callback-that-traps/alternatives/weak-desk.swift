// differs: the reader does not keep the desk, and the closure has a name and a type
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
    let heard: @Sendable (Int) -> Void = { [weak self] number in
      Task { await self?.admit(number) }
    }
    reader.readBadge(completion: heard)
  }
}
