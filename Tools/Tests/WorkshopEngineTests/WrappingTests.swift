import Testing

@testable import WorkshopEngine

@Suite struct WrappingTests {
  private let style = Style(colour: false, width: 24)

  @Test("A line ends between words, before the width is passed")
  func words() {
    #expect(
      style.wrap("An actor runs one piece of work at a time", indent: 2, hanging: 1)
        == "  An actor runs one\n   piece of work at a\n   time")
  }

  @Test(
    "Wide characters take two columns, and a line may end between them, but not before a full stop")
  func wide() {
    let lines = style.wrap("メインアクター上の同期コードが、待たずに使う。").split(separator: "\n")
    #expect(lines.allSatisfy { $0.columns <= 24 })
    #expect(lines.joined() == "メインアクター上の同期コードが、待たずに使う。")
    #expect(lines.count == 2 && lines.dropFirst().allSatisfy { !"、。ー".contains($0.prefix(1)) })
  }

  @Test(
    "The columns of a text are those of a terminal",
    arguments: [("abc", 3), ("é", 1), ("日本", 4), ("한", 2)])
  func columns(text: String, count: Int) {
    #expect(text.columns == count)
  }
}
