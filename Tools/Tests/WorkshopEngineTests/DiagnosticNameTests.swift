import Testing

@testable import WorkshopEngine

@Suite struct DiagnosticNameTests {
  private let named = """
    a.swift:1:18: error: cannot convert value of type '[Int]' to specified type 'Int' [cannot_convert_initializer_value]
    let sum: Int = [1] // error: not this one [none]
                   ^~~
    a.swift:2:5: note: declared here [decl_declared_here]
    a.swift:9:1: error: cannot convert value of type '[Int]' to specified type 'Int' [cannot_convert_initializer_value]
    b.swift:3:1: error: expected a name [expected_identifier]
    """

  @Test("Ids of errors come in order, each once; notes and code have none")
  func ids() {
    #expect(
      Compiler.errorIDs(in: named) == ["cannot_convert_initializer_value", "expected_identifier"])
  }

  @Test("An id is read from the line's end, with a group behind it or none")
  func ends() {
    func end(_ line: String) -> [Substring?] {
      let end = DiagnosticEnd(of: line[...])
      return [end.words, end.id, end.group]
    }
    #expect(end("words [an_id]") == ["words", "an_id", nil])
    #expect(end("words [an_id] [#Group]") == ["words", "an_id", "Group"])
    #expect(end("words [#Group]") == ["words", nil, "Group"])
    #expect(end("of type '[Int]'") == ["of type '[Int]'", nil, nil])
    #expect(end("words [No Id]") == ["words [No Id]", nil, nil])
    #expect(end("]") == ["]", nil, nil])
    #expect(end("[id]") == ["[id]", nil, nil])
    #expect(end("") == ["", nil, nil])
  }

  @Test("Long lines of the compiler's words are cut, and keep their ids")
  func longLines() {
    let code = "e" + String(repeating: "\u{301}", count: 100_000)
    let words = Compiler.withShortLines("a: error: \(code) [an_id]\n\(code)\nshort")
    #expect(words.utf8.count < 10_000)
    #expect(Compiler.errorIDs(in: words) == ["an_id"])
    #expect(words.hasSuffix("\nshort"))
    #expect(Compiler.withShortLines(named) == named)
  }

  @Test("Words without their end say so, also where three long lines are all that was kept")
  func cut() {
    let line = String(repeating: "x", count: Compiler.mostWords / 2)
    let words = Compiler.legible("a: warning: first [an_id]\n\(line)\n\(line)")
    #expect(words.utf8.count < 10_000)
    #expect(!Compiler.areWhole(words))
    #expect(Compiler.areWhole(Compiler.legible(named)))
    #expect(Compiler.areWhole(Compiler.legible("\(line)\n")))
  }

  @Test("Without ids the words are what the compiler says to people, code and types untouched")
  func words() {
    let plain = Compiler.withoutIDs(named)
    #expect(!plain.contains("_"))
    #expect(plain.contains("of type '[Int]' to specified type 'Int'\n"))
    #expect(plain.contains("let sum: Int = [1]"))
    #expect(plain.split(separator: "\n").count == named.split(separator: "\n").count)
  }
}
