import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct PlayedPageTests {
  private let style = Style(colour: false, width: 60)

  private func played(_ source: String, _ output: String, _ end: PlayedPage.End = .finished)
    -> PlayedPage
  {
    PlayedPage(source: source, output: output, end: end)
  }

  @Test("Values stand beside their lines, in the order in which they came")
  func values() {
    let page = played(
      "//: # Title\nvar n = 0\nn += 1\n", "\u{1E}2\u{1F}0\n\u{1E}3\u{1F}1\n\u{1E}3\u{1F}2\n")
    #expect(page.text(style) == "Title\n  2  var n = 0  0\n  3  n += 1     1, 2")
  }

  @Test("What a line prints belongs to it, and what no line printed is shown below")
  func prints() {
    let page = played("print(1)\n", "one\n\u{1E}1\nlate\n")
    #expect(page.values == [1: ["one"]])
    #expect(page.text(style).hasSuffix("Printed besides:\n  late"))
  }

  @Test("Many values become a count and the last one, and a long value stands below its line, cut")
  func long() {
    let many = (1...40).map { "\u{1E}1\u{1F}\($0)\n" }.joined()
    #expect(played("a\n", many).text(style) == "  1  a  (40 times) 40")
    let text = played("abc\n", "\u{1E}1\u{1F}\(String(repeating: "x", count: 90))\n").text(style)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2 && lines[1].hasPrefix("       → xxx") && lines[1].hasSuffix("…"))
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @Test("What a page writes moves no terminal, and a record without a number is left out")
  func hostile() {
    let page = played(
      "a\n", "\u{1E}1\u{1F}\u{1B}[2Jx\n\u{1E}no\u{1F}y\n\u{1E}999999999999999999999\u{1F}z\n")
    #expect(page.values.keys.sorted() == [1])
    #expect(!page.text(style).contains("\u{1B}"))
  }
}

extension TestCourse {
  /// Gives the first stage a playground of two pages.
  func addPlayground() throws -> [PlaygroundPage] {
    let stage = course.stages[0]
    try write(
      layout.playgroundContents(stage),
      "<playground><pages><page name='first'/><page name='second'/></pages></playground>\n")
    let pages = layout.playgroundPages(stage)
    for page in pages { try write(page.path, "let a = 1\n// Change this and see: 2\n") }
    return pages
  }
}

extension Slow.Commanding {
  @Suite struct PlaygroundTests {
    private let layout: CourseLayout

    init() throws { layout = try CourseLayout(root: TestCourse.repository) }

    private func play(_ page: PlaygroundPage) async throws -> PlayedPage {
      try await Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache
      ).play(page)
    }

    @Test("Each stage has two pages, each with a name of its own")
    func pages() {
      let pages = layout.playgroundPages
      #expect(pages.count == 2 * layout.course.stages.count)
      #expect(Set(pages.map(\.id)).count == pages.count)
    }

    @Test(
      "A page shows what its text promises",
      arguments: [
        ("two-calls", "total", "100"), ("where-it-runs", "await apart()", "\"elsewhere\""),
        ("where-it-runs", "await free()", "\"main actor\""),
        ("in-between", "await train.seats", "-1"),
        ("asked-at-run-time", "rings(bell)", "true"), ("too-early", "let early", "0"),
        ("too-early", "let late", "2"), ("near-and-far", "merged(drops, spacing: 60)", "1"),
        ("two-editors", "record.name", "\"Ada Lovelace\""),
      ])
    func shows(id: String, line: String, value: String) async throws {
      let page = try #require(layout.playgroundPages.first { $0.id == id })
      let played = try await play(page)
      #expect(played.end == .finished)
      let lines = played.source.split(separator: "\n", omittingEmptySubsequences: false)
      let number = try #require(lines.firstIndex { $0.hasPrefix(line) }) + 1
      #expect(played.values[number]?.last == value)
    }

    @Test("A page that prints for ever is stopped, and one that does not build says why")
    func faulty() async throws {
      let copy = try TestCourse(only: "interleaving")
      let page = try #require(try copy.addPlayground().first)
      try copy.write(page.path, "while true { print(\"again\") }\n")
      let endless = try await copy.judge().play(page)
      guard case .ended = endless.end else {
        Issue.record("It came to its end: \(endless.end)")
        return
      }
      try copy.write(page.path, "let number: Int = \"seven\"\n")
      guard case .doesNotBuild(let words, let ids) = try await copy.judge().play(page).end else {
        Issue.record("It was built.")
        return
      }
      #expect(words.contains("cannot convert value") && !ids.isEmpty)
    }

    @Test("The first line of a page may say its mode")
    func mode() async throws {
      let copy = try TestCourse(only: "interleaving")
      let page = try #require(try copy.addPlayground().first)
      let source = "class Counter { static var n = 0 }\nCounter.n\n"
      for (mode, builds) in [("swift5", true), ("bare", false)] {
        try copy.write(page.path, "// mode: \(mode)\n" + source)
        #expect((try await copy.judge().play(page).end == .finished) == builds, "\(mode)")
      }
    }
  }
}
