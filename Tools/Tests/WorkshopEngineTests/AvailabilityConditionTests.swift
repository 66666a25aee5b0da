import Testing

@testable import WorkshopEngine
@testable import WorkshopReader

@Suite struct AvailabilityConditionTests {
  @Test(
    "A condition becomes a question to the stand-in, and all else keeps its place",
    arguments: [
      ("if #available(iOS 26, *) {}", "if _isAvailable(26)      {}"),
      (
        "if #available(iOS 26.0, macOS 26.0, *) { a }",
        "if _isAvailable(26)                    { a }"
      ),
      ("if #available(macOS 26, iOS 18.4, *), b {}", "if _isAvailable(19)                 , b {}"),
      ("if #available(iOS 26.0.1, *) {}", "if _isAvailable(27)          {}"),
      ("if b, #available(iOS 26,*) {}", "if b, _isAvailable(26)     {}"),
      ("guard #unavailable(iOS 26) else {}", "guard !_isAvailable(26)    else {}"),
      ("while #available(iOS 9,*) { break }", "while _isAvailable(9)     { break }"),
      (
        "let a = if #unavailable(iOS 9) { 1 } else { 2 }",
        "let a = if !_isAvailable(9)    { 1 } else { 2 }"
      ),
      ("/* ü */ if #available(iOS 26, *) {}", "/* ü */ if _isAvailable(26)      {}"),
      (
        "if #available(iOS 26, *) {}; if #available(iOS 18, *) {}",
        "if _isAvailable(26)      {}; if _isAvailable(18)      {}"
      ),
      ("V { if #available(iOS 26, *) { A() } }", "V { if _isAvailable(26)      { A() } }"),
      (
        "if #available(iOS 26, macOS 26,\n   *) { a }\nb",
        "if _isAvailable(26)            \n      { a }\nb"
      ),
      ("if #available(\r\n  iOS 26, *\r\n) { a }", "if _isAvailable(26)\r\n        \r\n  { a }"),
    ])
  func replaces(source: String, copy: String) {
    #expect(AvailabilityConditions.askingStandIn(in: source) == copy)
  }

  @Test(
    "What is no such condition stays as it is",
    arguments: [
      "let a = \"#available(iOS 26, *)\"", "// if #available(iOS 26, *) {}",
      "@available(iOS 26, *) func f() {}", "if #available(macOS 26, *) {}", "let available = 1",
      "#if available\n#endif", "if a {}",
    ])
  func keeps(source: String) {
    #expect(AvailabilityConditions.askingStandIn(in: source) == nil)
  }

  @Test("What the compiler says of the copy is told of the file")
  func restores() throws {
    let source = "a\nif #available(iOS 26, *) { b }\n\nc"
    let copy = try #require(AvailabilityConditions.askingStandIn(in: source))
    let request = Compiler.Request(module: "A", sources: ["/cache/a.swift"], mode: .app)
    let answer = CompiledAnswer(path: "A/a.swift", source: source, request: request, copy: copy)
    let words = """
      /cache/a.swift:2:28: error: b
      1 | a
      2 | if _isAvailable(26)      { b }
        |                            `- error: b
      3 |
      """
    let expected = """
      A/a.swift:2:28: error: b
      1 | a
      2 | if #available(iOS 26, *) { b }
        |                            `- error: b
      3 |
      """
    #expect(answer.restored(words) == expected)
  }
}
