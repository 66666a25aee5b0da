// differs: the closure yields to a stream, and a loop on the main actor reads it
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
    reader.readBadge { @Sendable number in
      continuation.yield(number)
      continuation.finish()
    }
    Task {
      for await number in numbers { admit(number) }
    }
  }
}
