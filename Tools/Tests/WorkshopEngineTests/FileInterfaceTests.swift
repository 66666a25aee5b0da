import Testing
import WorkshopPolicy

@testable import WorkshopReader

/// What the other files of a module see of one, and which of them a difference concerns.
@Suite struct FileInterfaceTests {
  private let file = """
    struct Roster: Sendable {
      let names: [String]
      private let limit: Int = 10
      var count: Int { names.count }
      func sorted(by order: Order = .name) async throws -> [String] { names.sorted() }
      private func half() -> Int { limit / 2 }
      static let empty = Roster(names: [])
    }
    """

  private func edited(_ old: String, _ new: String) throws -> FileInterface {
    try #require(file.contains(old))
    return FileInterface(source: file.replacing(old, with: new))
  }

  @Test(
    "No other file sees bodies, comments, default values and what is private without a place",
    arguments: [
      ("names.sorted()", "Array(names.sorted().prefix(limit))"),
      ("names.count", "names.isEmpty ? 0 : names.count"),
      ("= .name", "= .age"), ("Int = 10", "Int = 20"),
      ("private func half() -> Int { limit / 2 }", "fileprivate var third: Int { limit / 3 }"),
      ("private func half() -> Int { limit / 2 }", "// None."),
      ("  var count", "\n  var   count"),
    ])
  func unseen(old: String, new: String) throws {
    #expect(try edited(old, new).text == FileInterface(source: file).text)
  }

  @Test(
    "Other files see isolation, types, what is stored, and whether there is a default",
    arguments: [
      (": Sendable", ""), ("let names", "var names"), ("private let limit: Int = 10\n", ""),
      ("limit: Int", "limit: Int32"), ("async throws", "async"), (" = .name", ""),
      ("var count: Int {", "var count: Int { get async {"), ("struct", "@MainActor struct"),
      ("static let empty", "nonisolated static let empty"), ("Roster(names: [])", "[\"\"]"),
    ])
  func seen(old: String, new: String) throws {
    #expect(try edited(old, new).text != FileInterface(source: file).text)
  }

  @Test("A private method has a place in the table of a class that is not final, and in no other")
  func methodTable() {
    func text(_ kind: String, _ members: String) -> String {
      FileInterface(source: "\(kind) A {\n\(members)\n}").text
    }
    let method = "private func help() {}"
    #expect(text("class", method) != text("class", ""))
    for kind in ["final class", "actor", "struct", "enum", "extension"] {
      #expect(text(kind, method) == text(kind, ""), "\(kind)")
    }
    #expect(text("private extension", "func help() {}") == text("private extension", ""))
  }

  /// The files, of five, that a change concerns.
  private func reach(_ old: String, _ new: String) throws -> [String] {
    let others = [
      "Caller": "func call(_ roster: Roster) async { _ = try? await roster.sorted() }",
      "Owner": "@MainActor final class Owner { var roster = Roster.empty }",
      "Window": "struct Window { let owner: Owner; func title() -> Int { owner.roster.count } }",
      "Shared": "@MainActor let shared = Owner()",
      "Stranger": "struct Stranger { var sorted = false; func text() -> String { \"\" } }",
      "Conformance": "extension Roster: Listed {}",
      "Indirect": "@MainActor func first() -> Any { shared.roster[0] }",
    ].sorted { $0.key < $1.key }
    return try edited(old, new).reach(
      of: FileInterface(source: file), in: others.map { FileInterface(source: $0.value) }
    ).map { others[$0].key }
  }

  @Test("A difference concerns files that name it, and those that reach it through what they name")
  func reach() throws {
    #expect(try reach("names.sorted()", "names") == [])
    // The name alone is enough, although the last one means something else.
    #expect(try reach("async throws", "async") == ["Caller", "Conformance", "Stranger"])
    // What is stored gives the type its layout, and `shared` has one inside.
    #expect(
      try reach("private let limit: Int = 10", "") == [
        "Caller", "Conformance", "Indirect", "Owner", "Shared", "Window",
      ])
    // A subscript is used without a name.
    #expect(
      try reach("static let", "subscript(index: Int) -> Int { index }\n  static let") == [
        "Caller", "Conformance", "Indirect", "Owner", "Shared", "Window",
      ])
  }

  @Test(
    "What may concern any file concerns them all",
    arguments: [
      "import Synchronization", "infix operator <>",
      "extension Array { subscript(a: A) -> Int { 0 } }",
      "func == (left: Roster, right: Int) -> Bool { true }",
    ])
  func everything(declaration: String) throws {
    let others = ["struct One {}", "struct Two {}"].map(FileInterface.init(source:))
    let old = FileInterface(source: file)
    let new = FileInterface(source: "\(declaration)\n\(file)")
    #expect(new.reach(of: old, in: others) == [0, 1])
  }

  @Test("An extension of a protocol decides for the types that conform to it")
  func protocols() throws {
    let old = FileInterface(source: "extension Listed { func line() -> String { \"\" } }")
    let new = FileInterface(source: "extension Listed { func lines() -> String { \"\" } }")
    let others = ["struct One: Listed {}", "struct Two {}", "let three = lines"]
      .map(FileInterface.init(source:))
    #expect(new.reach(of: old, in: others) == [0, 2])
  }
}
