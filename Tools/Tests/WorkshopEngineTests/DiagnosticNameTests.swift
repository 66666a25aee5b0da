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

  @Test("Without ids the words are what the compiler says to people, code and types untouched")
  func words() {
    let plain = Compiler.withoutIDs(named)
    #expect(!plain.contains("_"))
    #expect(plain.contains("of type '[Int]' to specified type 'Int'\n"))
    #expect(plain.contains("let sum: Int = [1]"))
    #expect(plain.split(separator: "\n").count == named.split(separator: "\n").count)
  }
}
