import Testing

@testable import WorkshopEngine

@Suite struct WordTests {
  @Test(
    "A line splits into words as a shell splits it",
    arguments: [
      ("", []),
      ("   \t\n ", []),
      ("one  two\tthree\n", ["one", "two", "three"]),
      (#""two words" next"#, ["two words", "next"]),
      ("'two words' next", ["two words", "next"]),
      (#"two\ words next"#, ["two words", "next"]),
      (#"a"b c"d"#, ["ab cd"]),
      (#"'' x """#, ["", "x", ""]),
      (#"'a\b'"#, [#"a\b"#]),
      (#""say \"so\"""#, [#"say "so""#]),
      (#""it's""#, ["it's"]),
      (#"\"quoted\""#, [#""quoted""#]),
    ] as [(String, [String])])
  func words(line: String, expected: [String]) {
    #expect(shellWords(line) == expected)
  }

  @Test("Words split the way /bin/sh itself splits them")
  func wordsAsShell() async throws {
    let line = #"plain 'single "quoted"' "double 'quoted'" back\ slash "" glued"to"'gether'"#
    let shell = try await Command(
      executable: "/bin/sh", arguments: ["-c", #"printf '%s\n' "# + line], directory: "/"
    ).run()
    let theirs = shell.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(shellWords(line) == theirs.map(String.init))
  }

  @Test(
    "The distance of two words is the number of edits between them",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("task", "task", 0), ("kitten", "sitting", 3),
      ("flaw", "lawn", 2), ("actor", "actors", 1), ("check", "chekc", 2),
    ])
  func distance(first: String, second: String, edits: Int) {
    #expect(editDistance(first, second) == edits)
    #expect(editDistance(second, first) == edits)
  }

  static let verbs = ["check", "hint", "list", "predict", "reset", "solution", "solve", "status"]

  @Test(
    "A misspelt name finds the one that was meant",
    arguments: [
      ("chekc", "check"), ("lst", "list"), ("statsu", "status"), ("pred", "predict"),
      ("solutoin", "solution"),
    ])
  func nearest(word: String, meant: String) {
    #expect(nearestNames(to: word, among: Self.verbs).first == meant)
  }

  @Test("A word that is like nothing finds nothing")
  func nothingNear() {
    #expect(nearestNames(to: "concurrency", among: Self.verbs).isEmpty)
  }

  @Test("At most two names are suggested, the nearest first")
  func atMostTwo() {
    let names = nearestNames(to: "aaaa", among: ["aaab", "aabb", "aaaa", "abbb"])
    #expect(names == ["aaaa", "aaab"])
  }
}
