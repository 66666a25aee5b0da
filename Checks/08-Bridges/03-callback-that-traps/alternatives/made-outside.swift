// differs: a nonisolated function makes the closure, which is nonisolated then without a word
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
    reader.readBadge(completion: admission(to: self))
  }
}

/// A closure is isolated like the function that forms it.
nonisolated private func admission(to desk: FrontDesk) -> (Int) -> Void {
  { number in
    Task { @MainActor in desk.admit(number) }
  }
}
