import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct DiagnosticGuideTests {
  let guide: DiagnosticGuide

  init() throws {
    guide = try DiagnosticGuide(CourseLayout(root: TestCourse.repository))
  }

  private func found(_ query: String) -> [String]? {
    guard case .found(let entries) = guide.match(query) else { return nil }
    return entries.map(\.id)
  }

  private func nearest(_ query: String) -> [String]? {
    guard case .nearest(let entries, _) = guide.match(query) else { return nil }
    return entries.map(\.id)
  }

  @Test("Each explained diagnostic is found by its id, and by each line that it quotes")
  func own() throws {
    #expect(guide.entries.count >= 80)
    for entry in guide.entries {
      #expect(found(entry.id) == [entry.id])
      #expect(found("[\(entry.id.uppercased())]\n") == [entry.id])
      #expect(!entry.messages.isEmpty)
      for message in entry.messages {
        #expect(found("a.swift:1:2: error: \(message) [#Group]")?.contains(entry.id) == true)
      }
    }
  }

  @Test("The compiler's words lead to their diagnostic, with any names in them")
  func words() {
    #expect(
      found("sending 'x' risks causing data races")
        == ["regionbasedisolation_named_send_yields_race"])
    #expect(
      found(
        "warning: sending 'a.b' risks causing data races; this is an error in the Swift 6 language mode"
      ) == ["regionbasedisolation_named_send_yields_race"])
    #expect(
      found(
        "1 |\n  |  `- error: type 'Set<[Int]>' does not conform to the 'Sendable' protocol\n2 |")
        == ["non_sendable_type"])
    #expect(
      found("/a b/c.swift:3:9: error: words of mine [non_sendable_type]") == ["non_sendable_type"])
  }

  @Test("Words that are no diagnostic's lead to the nearest, which is not said to be found")
  func nearest() {
    #expect(
      nearest("main actor-isolated property 'count' can not be mutated from a nonisolated context")?
        .first == "actor_isolated_non_self_reference")
    #expect(nearest("actor_isolated_cal_decl")?.first == "actor_isolated_call_decl")
    #expect(nearest("region")?.isEmpty == false)
    #expect(nearest("my cat sleeps on the keyboard again") == [])
  }

  @Test(
    "Nothing that a person may type is taken for an id, opens a file or takes long",
    arguments: [
      "../Claims", "/etc/passwd", "actor_isolated_call_decl/../non_sendable_type", "", " ", "\n\n",
      "\u{1B}[2J\u{0}", String(repeating: "a", count: 1_000_000),
      String(repeating: "sending 'x ", count: 200_000),
      String(repeating: "error: ", count: 200_000), "'", "[", "[]", "🧵 🧵",
    ])
  func hostile(query: String) {
    #expect(found(query) == nil)
  }

  @Test("An entry without its structure is refused, with what is missing")
  func malformed() throws {
    let text = try String(
      contentsOf: TestCourse.repository.appendingPathComponent(
        "\(CourseLayout.diagnostics)/non_sendable_type.md"), encoding: .utf8)
    _ = try DiagnosticEntry(markdown: text)
    for (old, new) in [
      ("# non", "non"), ("## Meaning", "## Sense"), ("Cost:", "Price:"),
      ("| `swift5` |", "| `5` |"),
      ("```diagnostic", "```text"), ("### ", "#### "),
    ] {
      try #require(text.contains(old))
      #expect(throws: DiagnosticEntry.Malformed.self, "\(old)") {
        try DiagnosticEntry(markdown: text.replacingOccurrences(of: old, with: new))
      }
    }
  }

  @Test("A gate's ids are read, also where the line that it means is another one")
  func gates() {
    let gate = """
      // expected-error@+2 {{[first_id]}}
      // expected-error@+1 * {{[second_id]}}
      call()  // expected-error {{[first_id]}}
      other()  // expected-warning {{[third_id]}}
      """
    #expect(Gate.expectedIDs(in: gate) == ["first_id", "second_id", "third_id"])
  }

  @Test("The steps that are about a diagnostic come before those that hint at it")
  func steps() throws {
    let layout = try CourseLayout(root: TestCourse.repository)
    let uses = DiagnosticUses(layout.course.steps, in: layout).steps(with: "non_sendable_type")
    #expect(uses.first?.part == .starter)
    #expect(uses.map(\.part) == uses.map(\.part).sorted())
    #expect(Set(uses.map(\.step.id)).count == uses.count)
  }
}
