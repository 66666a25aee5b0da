import Foundation
import Testing

@testable import WorkshopEngine

/// A folder is a layer: what it uses, it can be read, tested and changed without.
@Suite struct FolderArrowTests {
  /// What is not looked at, and why.
  static let leftOut = [
    // It has SwiftUI's types, and those know each other.
    "App/Sources/WorkshopUI"
  ]

  /// All modules with folders in them.
  static let modules: [String] = ["Tools/Sources", "App/Sources"].flatMap { parent in
    let root = TestCourse.repository
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(parent).path)
    return (names ?? []).sorted().map { "\(parent)/\($0)" }.filter { module in
      let folder = root.appendingPathComponent(module).resolvingSymlinksInPath().path
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder)
      return !leftOut.contains(module)
        && paths?.contains { $0.contains("/") && $0.hasSuffix(".swift") } == true
    }
  }

  private static func arrows(_ module: String) throws -> FolderArrows {
    try FolderArrows(
      of: TestCourse.repository.appendingPathComponent(module), below: TestCourse.repository)
  }

  @Test("No folder uses another that uses it", arguments: modules)
  func noCircles(module: String) throws {
    let arrows = try Self.arrows(module)
    #expect(!arrows.uses.isEmpty)
    for circle in arrows.circles {
      Issue.record("\(module) has a circle.\n\(arrows.description(of: circle))")
    }
  }

  @Test func theModulesThatHaveFoldersAreLookedAt() {
    #expect(
      Set(Self.modules).isSuperset(of: ["Tools/Sources/WorkshopEngine", "App/Sources/WebWindow"]))
  }

  @Test("Docs/Architecture.md shows the arrows between the folders of the two engines")
  func picture() throws {
    let (opening, closing) = (
      "<!-- Drawn by FolderArrowTests. -->\n", "\n<!-- End of the drawing. -->"
    )
    let file = TestCourse.repository.appendingPathComponent("Docs/Architecture.md")
    var text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: opening)).upperBound
    let end = try #require(text.range(of: closing, range: start..<text.endIndex)).lowerBound
    let root = TestCourse.repository
    let sources = root.appendingPathComponent("Tools/Sources")
    let arrows = try FolderArrows(
      of: sources.appendingPathComponent("WorkshopEngine"),
      sources.appendingPathComponent("WorkshopStaffEngine"), below: root)
    #expect(arrows.circles.isEmpty)
    let drawn = arrows.picture
    if ProcessInfo.processInfo.environment["DRAW_ARROWS"] != nil {
      text.replaceSubrange(start..<end, with: drawn)
      try Data(text.utf8).write(to: file)
    } else {
      #expect(
        text[start..<end] == drawn,
        "To draw it: DRAW_ARROWS=1 swift test --package-path Tools --filter FolderArrowTests")
    }
  }

  // MARK: - What counts as a use

  private func arrows(_ files: (String, String)...) -> [String] {
    let files = files.enumerated().map { index, file in
      (folder: file.0, path: "\(file.0)/\(index).swift", text: file.1)
    }
    return FolderArrows(files: files).uses.map { "\($0.user) \($0.line) \($0.used).\($0.name)" }
  }

  @Test func aTypeAFunctionAndAVariableAreUsed() {
    #expect(
      arrows(
        ("Low", "struct Thing {}; func make() {}; let limit = 1; protocol Kind {}"),
        ("High", "let one: [Thing] = []\nfunc f() { make() }\nlet all = limit\nenum A: Kind {}"))
        == ["High 1 Low.Thing", "High 2 Low.make", "High 3 Low.limit", "High 4 Low.Kind"])
  }

  @Test func commentsStringsLabelsAndMembersAreNoUses() {
    #expect(
      arrows(
        ("Low", "struct Thing {}; func make() {}"),
        (
          "High",
          """
          // Thing
          let text = "Thing make()"
          func f(make: Int) { g(make: 1, x.make, .make) }
          """
        )) == [])
  }

  @Test func whatIsInterpolatedIsAUse() {
    #expect(
      arrows(("Low", "func make() {}"), ("High", "let text = \"\\(make())\""))
        == ["High 1 Low.make"])
  }

  @Test func aMemberThatAFolderAddsIsUsed() {
    #expect(
      arrows(
        ("Low", "struct Thing { var files = 1 }\nextension String { var stem: String { \"\" } }"),
        ("Middle", "extension Thing { func files(below folder: Int) {} }"),
        ("High", "func f(t: T) { t.files(below: 1) }\nlet stems = words.map(\\.stem)"))
        == ["Middle 1 Low.Thing", "High 1 Middle.files", "High 2 Low.stem"])
  }

  @Test func aMemberOfAnotherShapeOrOfTwoFoldersSaysNothing() {
    #expect(
      arrows(
        ("Low", "extension Int { func files(below folder: Int) {}; var twice: Int { 2 } }"),
        ("Middle", "extension String { var twice: String { \"\" } }"),
        ("High", "func f(t: T) { t.files(in: 1); t.twice }")) == [])
  }

  @Test func aFilesOwnNameSaysNothing() {
    #expect(
      arrows(
        ("Low", "struct Complaint {}; func quoted() {}"),
        (
          "High",
          """
          struct Runner { struct Complaint {}; func f(_ c: [Complaint]) {} }
          private func quoted() {}
          func g() { quoted() }
          """
        )) == [])
  }

  @Test func whatIsPrivateIsOfItsFileAlone() {
    #expect(
      arrows(("Low", "private struct Reader {}"), ("High", "let reader: Reader? = nil")) == [])
  }

  @Test func aCircleIsNamedWithItsPlaces() {
    let arrows = FolderArrows(files: [
      ("Low", "Low/A.swift", "struct A {}\nlet back: [C] = []"),
      ("High", "High/B.swift", "let a = A()"),
      ("Top", "Top/C.swift", "struct C {}\nlet b: B?"),
      ("High", "High/D.swift", "struct B { var a: A }"),
    ])
    #expect(arrows.circles == [["High", "Low", "Top"]])
    #expect(
      arrows.description(of: arrows.circles[0]).contains("Low uses Top:\n  Low/A.swift:2: C\n"))
  }

  @Test func aModuleUsesNoneThatImportsIt() {
    let files = [
      (folder: "Low", path: "a", text: "struct A { func run() { x.make() } }"),
      (folder: "High", path: "b", text: "extension A { func make() {} }"),
    ]
    #expect(Set(FolderArrows(files: files).uses.map(\.user)) == ["Low", "High"])
    let arrows = FolderArrows(files: files, importedBefore: ["Low": 0, "High": 1])
    #expect(Set(arrows.uses.map(\.user)) == ["High"])
  }

  @Test func anArrowThatFollowsFromOthersIsNotDrawn() {
    let arrows = FolderArrows(files: [
      ("Low", "a", "struct A {}"), ("High", "b", "struct B { var a: A }"),
      ("Top", "c", "struct C { var a: A; var b: B }"),
    ])
    #expect(arrows.circles == [])
    #expect(
      arrows.picture == """
        ```mermaid
        flowchart LR
          Top --> High
          High --> Low
        ```
        """)
  }
}
