@_spi(Workshop) import SwiftUI
import Testing

@Observable private final class Board {
  var cards = ["a", "b", "c", "d"]
  var title = "board"
  var isFaint = false
}

private struct Card: View {
  let name: String
  @State private var count = 0
  var body: some View {
    HStack {
      Text(name)
      Button("\(name) \(count)") { count += 1 }
    }
  }
}

private struct BoardScreen: View {
  let board: Board
  var body: some View {
    VStack {
      Text(board.title)
      ForEach(board.cards, id: \.self) { Card(name: $0) }
    }
    .padding()
    .visualEffect { [isFaint = board.isFaint] in $0.opacity($1.size.width > 0 && isFaint ? 0 : 1) }
  }
}

@Suite struct TreeDifferenceTests {
  private let board = Board()

  /// The difference that a change makes, with the ids as the words that their elements show.
  private func difference(_ change: (ViewHost) throws -> Void) rethrows -> [String: [String]] {
    let host = ViewHost(BoardScreen(board: board))
    let (before, effects) = (host.elements, host.geometry.effects)
    var names: [Int: String] = [:]
    func name(_ elements: [Element]) {
      for element in elements.flatMap(\.all) {
        names[element.id] = "\(element.kind) \(element.accessibleName)"
      }
    }
    name(before)
    try change(host)
    host.update()
    name(host.elements)
    let difference = TreeDifference(
      from: before, to: host.elements, effects: (effects, host.geometry.effects))
    let parts = [
      "changed": difference.changed, "inserted": difference.inserted,
      "removed": difference.removed, "moved": difference.moved,
    ]
    return parts.filter { !$1.isEmpty }.mapValues { $0.map { names[$0]! } }
  }

  @Test func nothingChangedIsNothingToSend() {
    #expect(difference { _ in board.title = "board" } == [:])
  }

  @Test func onlyTheLineThatChangedIsSent() throws {
    let difference = try difference { try $0.tap("c 0") }
    // The button's own line names nothing; its label does.
    #expect(difference == ["changed": ["Text c 1"]])
  }

  @Test func newElementsAreSentWhole() {
    #expect(difference { _ in board.cards.insert("x", at: 1) } == ["inserted": ["HStack x, x 0"]])
  }

  @Test func whatLeftIsNamedOnce() {
    #expect(
      difference { _ in board.cards.removeLast(2) } == [
        "removed": ["HStack c, c 0", "HStack d, d 0"]
      ])
  }

  @Test func asFewAsCanBeAreMoved() {
    #expect(
      difference { _ in board.cards = ["b", "c", "d", "a"] } == ["moved": ["HStack a, a 0"]])
    board.cards = ["a", "b", "c", "d"]
    #expect(
      difference { _ in board.cards = ["a", "d", "c", "b"] }["moved"]?.count == 2)
  }

  @Test func allAtOnce() throws {
    let difference = try difference {
      try $0.tap("b 0")
      board.cards = ["d", "b", "e"]
      board.title = "table"
    }
    #expect(
      difference == [
        "changed": ["Text table", "Text b 1"], "inserted": ["HStack e, e 0"],
        "removed": ["HStack a, a 0", "HStack c, c 0"], "moved": ["HStack d, d 0"],
      ])
  }

  @Test func anotherEffectIsAChangeOfItsElement() {
    let difference = difference { _ in board.isFaint = true }
    #expect(difference.keys.sorted() == ["changed"])
    #expect(difference["changed"]?.count == 1)
  }
}
