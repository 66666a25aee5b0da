// refused by: checks — any thread may yield, so the closure around the line looked safe
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
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    reader.readBadge { number in
      continuation.yield(number)
      continuation.finish()
    }
    Task {
      for await number in numbers { admit(number) }
    }
  }
}
