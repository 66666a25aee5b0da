// differs: the reader gets an asynchronous method, and its closure is formed in nonisolated code
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

extension BadgeReader {
  /// What calls back is turned into what returns, once for all callers.
  nonisolated(nonsending) fileprivate func badge() async -> Int {
    await withCheckedContinuation { continuation in
      readBadge { continuation.resume(returning: $0) }
    }
  }
}

extension FrontDesk {
  func expectArrival() {
    Task.immediate {
      admit(await reader.badge())
    }
  }
}
