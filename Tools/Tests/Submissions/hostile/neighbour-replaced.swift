// step: callback-that-traps
// must get: policy, shadowing
// A reader of the answer's own calls back on the main actor, and the checks have the neighbour's.

final class BadgeReader {
  private var completions: [(Int) -> Void] = []

  func readBadge(completion: @escaping (Int) -> Void) {
    completions.append(completion)
  }

  func holdUp(_ number: Int) {
    for completion in completions { completion(number) }
    completions = []
  }
}

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

extension FrontDesk {
  func expectArrival() {
    reader.readBadge { number in
      self.admit(number)
    }
  }
}
