import Testing

@testable import WorkshopEngine

@Suite struct DiagnosticCatalogueTests {
  @Test("A wording stands for every message that it can become")
  func formats() {
    let catalogue = DiagnosticCatalogue(
      strings: #"""
        "no_member" = "type %0 has no member %1";
        "no_static_member" = "type %0 has no static member %1";
        "isolated" = "%4 %kind0 can not be %select{read|used 'inout'|%select{so|or so}3}1 %select{here|from %2}2";
        "left_out" = "matches in call to %kind0 %select{%1|}2";
        "count" = "%0 item%s0, 100%%, \"quoted\" ";
        "anything" = "%0";
        a line that is none
        """#)
    func ids(_ message: String) -> [String] { catalogue.ids(of: message[...]) }
    #expect(ids("type 'A' has no member 'b'") == ["no_member"])
    #expect(ids("type 'A' has no static member 'b'") == ["no_static_member"])
    #expect(ids("main actor property 'x' can not be read here") == ["isolated"])
    #expect(ids("main actor property 'x' can not be or so from a place") == ["isolated"])
    #expect(ids("main actor property 'x' can not be seen here") == [])
    #expect(ids("matches in call to initializer") == ["left_out"])
    #expect(ids("matches in call to initializer 'a'") == ["left_out"])
    #expect(ids("1 item, 100%, \"quoted\"") == ["count"])
    #expect(ids("2 items, 100%, \"quoted\"") == ["count"])
    #expect(ids("type 'A' has no member") == [])
    #expect(ids("") == [])
  }

  @Test("No message takes long, also a hostile one")
  func hostile() {
    let format = DiagnosticFormat("%0 a %1 a %2 a %3 a %4 a %5 %select{a|b|%6 a}7 end of it")
    #expect(!format.matches(Array(String(repeating: "a ", count: 300).utf8)))
  }

  @Test("The toolchain has the list, with the wordings that no page quotes")
  func toolchain() async throws {
    let catalogue = try #require(await DiagnosticCatalogue.ofToolchain())
    let guide = try DiagnosticGuide(CourseLayout(root: TestCourse.repository))
    func found(_ words: String) -> [String] {
      switch guide.match(words, catalogue: catalogue) {
      case .found(let entries): entries.map(\.id)
      case .nearest(_, let id): id.map { ["not explained: \($0)"] } ?? []
      }
    }
    #expect(
      found("error: main actor-isolated property 'n' can not be mutated from a Sendable closure")
        == ["actor_isolated_non_self_reference"])
    #expect(
      found("mutation of captured var 'n' in concurrently-executing code")
        == ["concurrent_access_of_local_capture"])
    #expect(
      found("a.swift:1:1: error: cannot find 'x' in scope")
        == ["not explained: cannot_find_in_scope"])
    #expect(found("my cat sleeps on the keyboard again") == [])
    for entry in guide.entries {
      // A macro's words are its own.
      for message in entry.messages where entry.id != "bridged_error" {
        let ids = catalogue.ids(of: DiagnosticWords.message(in: message[...]))
        #expect(ids.contains(entry.id), "\(message) is \(ids)")
      }
    }
  }
}
