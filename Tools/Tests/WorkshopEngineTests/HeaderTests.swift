import Testing

@testable import WorkshopEngine

@Suite struct GateHeaderTests {
  @Test("A header says what must happen, why, and in which mode")
  func mustCompile() throws {
    let gate = try Gate(
      path: "Checks/a/gates/some-use.swift",
      source: "// must compile: the main actor\n// uses it without await\n// mode: app\nimport A\n")
    #expect(gate.name == "some-use")
    #expect(gate.kind == .mustCompile)
    #expect(gate.purpose == "the main actor uses it without await")
    #expect(gate.mode == .app)
    #expect(gate.level == .sil, "what must compile has to pass region analysis too")
  }

  static let refusal = "f()  // expected-error {{[some_id]}}\n"

  @Test("What must not compile is a type error unless the header says otherwise")
  func levels() throws {
    let type = try Gate(
      path: "g.swift", source: "// must not compile: no\n// mode: bare\n\n" + Self.refusal)
    #expect(type.kind == .mustNotCompile)
    #expect(type.level == .type)
    let sil = try Gate(
      path: "g.swift",
      source: "// must not compile: no\n// mode: library\n// level: sil\n\n" + Self.refusal)
    #expect(sil.level == .sil)
    #expect(sil.mode == .library)
  }

  @Test(
    "A header that leaves something out is refused, with the file's name",
    arguments: [
      "import A\n",
      "// mode: app\n" + refusal,
      "// may compile: who knows\n// mode: app\n",
      "// must compile: no mode\n",
      "// must compile: wrong mode\n// mode: apple\n",
      "// must not compile: wrong level\n// mode: app\n// level: ast\n" + refusal,
      "// must compile: wrong warnings\n// mode: app\n// warnings: all\n",
      "// must not compile: nothing is expected\n// mode: app\nf()\n",
      "// must not compile: no id\n// mode: app\nf()  // expected-error {{cannot find 'f'}}\n",
      "\n// must compile: not on the first line\n// mode: app\n",
    ])
  func refuses(source: String) {
    let error = #expect(throws: GateHeaderError.self) {
      try Gate(path: "gates/g.swift", source: source)
    }
    #expect(error?.description.contains("gates/g.swift") == true)
  }

  @Test("Warnings count where the header says so")
  func warnings() throws {
    let gate = try Gate(
      path: "g.swift", source: "// must compile: no warning\n// mode: app\n// warnings: errors\n")
    #expect(gate.warningsAreErrors)
    #expect(gate.purpose == "no warning")
  }

  @Test("An expectation may point at another line")
  func otherLine() throws {
    let gate = try Gate(
      path: "g.swift",
      source: "// must not compile: no\n// mode: app\n// expected-error@+1 {{[some_id]}}\nf()\n")
    #expect(gate.kind == .mustNotCompile)
  }
}

@Suite struct MutantHeaderTests {
  @Test("The first line names the layer and the reason", arguments: Judgement.Layer.allCases)
  func reads(layer: Judgement.Layer) {
    let header = MutantHeader(
      firstLine: "// refused by: \(layer.rawValue) — someone — in a hurry\nimport A\n")
    #expect(header?.layer == layer)
    #expect(header?.reason == "someone — in a hurry")
  }

  @Test(
    "A first line of another form is no header",
    arguments: [
      "", "import A", "// refused by: nobody — so", "// refused by: checks - a hyphen",
      "// refused by: checks", "// refused by: checks — ", "//refused by: checks — so",
      "\nimport A\n// refused by: checks — too late",
    ])
  func refuses(text: String) {
    #expect(MutantHeader(firstLine: text) == nil)
  }
}
