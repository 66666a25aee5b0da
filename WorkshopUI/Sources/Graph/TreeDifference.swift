/// The least that has to be sent to a window that shows one tree, for it to show another: ids of elements.
@_spi(Workshop) public struct TreeDifference: Sendable, Equatable {
  /// Elements that changed themselves: in kind, attributes, modifiers or effects.
  public var changed: [Int] = []
  /// New elements, without those inside them.
  public var inserted: [Int] = []
  /// Elements that have left, without those inside them.
  public var removed: [Int] = []
  /// Elements that have to be moved among their siblings; as few as can be.
  public var moved: [Int] = []

  /// Compares two trees. Subtrees that are one object cost nothing, unless effects inside are others.
  public init(
    from old: [Element], to new: [Element], effects: (old: [Int: String], new: [Int: String])
  ) {
    compare(old, new, effects.old == effects.new ? nil : effects)
  }

  private typealias Effects = (old: [Int: String], new: [Int: String])

  private mutating func compare(_ old: [Element], _ new: [Element], _ effects: Effects?) {
    // As nearly always: no element has come, left or moved.
    if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
      for (before, element) in zip(old, new) { compare(before, element, effects) }
      return
    }
    let places = Dictionary(old.enumerated().map { ($1.id, $0) }) { first, _ in first }
    inserted += new.map(\.id).filter { places[$0] == nil }
    let staying = longestAscent(new.compactMap { places[$0.id] })
    for element in new {
      guard let place = places[element.id] else { continue }
      if !staying.contains(place) { moved.append(element.id) }
      compare(old[place], element, effects)
    }
    let kept = Set(new.map(\.id))
    removed += old.map(\.id).filter { !kept.contains($0) }
  }

  private mutating func compare(_ before: Element, _ element: Element, _ effects: Effects?) {
    guard before !== element || effects != nil else { return }
    if before.line(effects?.old) != element.line(effects?.new) { changed.append(element.id) }
    let (inner, outer) = (before.parts, element.parts)
    for index in 0..<max(inner.count, outer.count) {
      compare(
        index < inner.count ? inner[index] : [], index < outer.count ? outer[index] : [], effects)
    }
  }

  /// The numbers of the longest part of a list, gaps allowed, in which each is larger than the one before.
  private func longestAscent(_ numbers: [Int]) -> Set<Int> {
    // The last place of the best part of each length, and the place before each.
    var (ends, before): ([Int], [Int?]) = ([], [])
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      ends.replaceSubrange(low..<min(low + 1, ends.count), with: [place])
    }
    return Set(
      sequence(first: ends.last) { $0.map { before[$0] } }.compactMap { $0 }.map { numbers[$0] })
  }
}

extension Element {
  /// What is inside, in reading order.
  var parts: [[Element]] { (slots + modifiers.flatMap(\.slots)).map(\.elements) + [children] }

  fileprivate func line(_ effects: [Int: String]?) -> [AnyHashable] {
    [kind, attributes, slots.map(\.name)]
      + modifiers.flatMap { modifier -> [AnyHashable] in
        [modifier.name, modifier.attributes, modifier.slots.map(\.name), effects?[modifier.id]]
      }
  }

  /// Whether two trees are the same to look at; known at the first difference.
  static func match(_ one: [Element], _ other: [Element]) -> Bool {
    one.elementsEqual(other) {
      $0 === $1
        || $0.id == $1.id && $0.line(nil) == $1.line(nil)
          && $0.parts.elementsEqual($1.parts, by: match)
    }
  }
}
