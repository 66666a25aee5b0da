import Foundation
import WorkshopPolicy

/// Reads an answer's object for what no lesson needs.
///
/// However it is spelled in the file, a call of another module's function has that function's
/// name in the object. So this holds where reading the syntax does not: a name that is hidden behind
/// an implicit member, an alias or a declaration of the same name elsewhere in the file.
struct SymbolPolicy: Sendable {
  /// The answer's module.
  var module: String
  /// How the names of the modules begin that judge it.
  var judges: String
  /// Policy rules that the step's lesson needs to break.
  var allowed: Set<String> = []
  /// Whether it is a suite of tests.
  var isSuite = false
  /// Whether it is a program of its own, which begins somewhere.
  var isProgram = false

  init(module: String, judges: String? = nil, allows: [String] = [], isSuite: Bool = false) {
    self.module = module
    self.judges = judges ?? module
    allowed = Set(allows)
    self.isSuite = isSuite
  }

  init(step: Course.Step) {
    self.init(
      module: step.answerModule, judges: step.module, allows: step.allows ?? [],
      isSuite: step.isSuite)
  }

  /// What is in the object and should not be, each with its first place in the source.
  func findings(in object: ObjectFile, source: String) -> [PolicyFinding] {
    var findings: [PolicyFinding] = []
    func report(_ rule: PolicyRule, _ text: String, word: String, _ reason: String) {
      guard !allowed.contains(rule.rawValue), !findings.contains(where: { $0.text == text }) else {
        return
      }
      let place = Self.place(of: word, in: source)
      findings.append(
        PolicyFinding(
          rule: rule.rawValue, line: place.line, column: place.column,
          text: text.cut(toBytes: 60), reason: reason.cut(toBytes: 1000)))
    }

    for section in object.sections where !isKnown(section) {
      report(
        .symbols, section.name, word: section.name,
        """
        The compiled file has a section “\(section.name)”, which the system reads before or beside \
        the checks. No lesson needs an attribute that makes one: take it out.
        """)
    }
    for symbol in object.defined where !isOwn(symbol) {
      let name = symbol.name
      report(
        .symbols, name, word: name,
        name == "main"
          ? "An answer is a part of a program, and has no beginning of its own: take @main out."
          : """
          The compiled file gives its own meaning to “\(name)”, a name outside its module. No lesson \
          needs that: use a plain Swift function.
          """)
    }
    for symbol in object.undefined
    where !isProgram || symbol != ToolchainAssumptions.asyncMain.ends {
      guard !SymbolName.isTooLong(symbol) else {
        report(
          .nesting, symbol, word: symbol,
          "The compiled file asks for a declaration whose type has parts upon parts. Use simpler types."
        )
        continue
      }
      let name = SymbolName(symbol)
      guard let rule = rule(for: name) else { continue }
      let display = StandIn.named(name.display)
      report(
        rule, display, word: name.path.last { $0 != "init" } ?? symbol,
        "The compiled file asks for “\(display)”. \(rule.reason) Take it out.")
    }
    return findings.sorted { ($0.line, $0.column, $0.text) < ($1.line, $1.column, $1.text) }
  }

  private func rule(for name: SymbolName) -> PolicyRule? {
    isSuite
      ? SuiteSymbolRules.rule(for: name, module: module)
      : SymbolRules.rule(for: name, module: judges)
  }

  /// Sections that the compiler writes for code and data, and none that the system calls into.
  private func isKnown(_ section: ObjectFile.Section) -> Bool {
    let initialises: ClosedRange<UInt32> = 14...16  // SHT_INIT_ARRAY, FINI_ARRAY, PREINIT_ARRAY
    guard !initialises.contains(section.kind) else { return false }
    var name = section.name[...]
    for prefix in [".rela", ".rel"] where name.hasPrefix(prefix) && name != prefix[...] {
      name = name.dropFirst(prefix.count)
      break
    }
    let runtime = ToolchainAssumptions.runtimeSections
    if name.hasPrefix(runtime.prefix) {
      // Where Testing finds a suite's tests.
      if String(name) == runtime.ofTests { return isSuite }
      return !runtime.refused.contains(String(name))
    }
    return name.isEmpty
      || ToolchainAssumptions.sections.contains {
        name == $0[...] || name.hasPrefix($0 + ".") || name.hasPrefix($0 + "_")
      }
      || name.hasPrefix(".swift")
  }

  /// Whether a definition is the answer's own, or one of those that every module has a copy of.
  private func isOwn(_ symbol: ObjectFile.Symbol) -> Bool {
    let name = symbol.name
    if name.hasPrefix("\(ToolchainAssumptions.manglingPrefix)\(module.utf8.count)\(module)") {
      return true
    }
    if isProgram, name == "main" || name.hasPrefix(ToolchainAssumptions.asyncMain.begins) {
      return true
    }
    guard symbol.isWeak else {
      // An extension of another module's type has that module's name in front, and its own inside.
      return name.hasPrefix(ToolchainAssumptions.manglingPrefix)
        && SymbolName(name).words.contains(module)
    }
    // Copies that are alike in every module. The compiler has helpers of many names among them, all
    // with an underscore inside; no code outside the program sees one.
    guard symbol.isHidden else { return false }
    if ToolchainAssumptions.helperPrefixes.contains(where: name.hasPrefix) { return true }
    return !["_", "pthread_", "dispatch_"].contains(where: name.hasPrefix)
      && name.contains { !$0.isLetter && !$0.isNumber }
  }

  /// The first place where a word stands, or the first line.
  private static func place(of word: String, in source: String) -> (line: Int, column: Int) {
    func isPartOfName(_ character: Character) -> Bool {
      character == "_" || character.isLetter || character.isNumber
    }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      for range in line.ranges(of: word) {
        let before = line[..<range.lowerBound].last
        let after = line[range.upperBound...].first
        guard before.map(isPartOfName) != true, after.map(isPartOfName) != true else { continue }
        return (index + 1, line[..<range.lowerBound].utf8.count + 1)
      }
    }
    return (1, 1)
  }
}
