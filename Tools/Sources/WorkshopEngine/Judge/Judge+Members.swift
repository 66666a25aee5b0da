import Foundation
import WorkshopPolicy

/// Steps whose answer is one file of a module, and what the whole module may have of each finding.
extension Judge {
  /// Makes a request for an answer one for its module.
  ///
  /// One call for all files: most of it is the compiler's own start, and it says at once what it finds in types
  /// and in regions. A warning is none of an answer's errors: one error would hide every region's.
  func addGivenMembers(to request: inout Compiler.Request, of step: Course.Step) {
    request.sources += layout.givenMembers(step)
    guard !step.isPiece else {
      request.calls = .piece
      request.colour = false
      request.isLarge = true
      return
    }
    request.warningsAreErrors = false
    request.calls = .togetherNamed
    request.colour = false
    request.hasObjectPerSource = true
    request.keepsWarnings = true
  }

  /// The names that the given files of an answer's module use, without the starter's types and functions, and
  /// without the variables that stand outside its types or in its extensions.
  ///
  /// An answer that declared one of them, such as a `DispatchQueue` of its own, would change what the given files
  /// mean, and so what their warnings count.
  func namesOfGivenMembers(_ step: Course.Step) throws -> Set<String> {
    guard step.member != nil else { return [] }
    var names: Set<String> = []
    for path in layout.givenMembers(step) {
      let code = try layout.text(path).replacing(/\/\/[^\n]*/, with: "")
      names.formUnion(code.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
    }
    let starter = try layout.text(layout.starter(step))
    let types = starter.matches(of: /\b(?:class|struct|enum|actor|protocol|typealias) (\w+)/)
      .map { String($0.1) }
    let globals = starter.matches(of: /(?m)(?:^(?:\w+ )*(?:var|let)|\bfunc) (\w+)/)
      .map { String($0.1) }
    let members = starter.matches(of: /(?ms)^(?:\w+ )*extension .*?^}/).flatMap {
      $0.0.matches(of: /(?m)^  (?:\w+ )*var (\w+)/).map { String($0.1) }
    }
    return names.subtracting(types + globals + members)
  }

  /// What the compiler says of an answer that it refuses, without its warnings about the module: the answer's
  /// own errors first.
  func readable(_ refusal: Compiler.Refusal, of judging: Judging) -> Compiler.Refusal {
    guard judging.step.member != nil, let words = refusal.named else { return refusal }
    let errors = CompilerDiagnostic.all(in: words).filter(\.isError)
    guard !errors.isEmpty else { return refusal }
    var refusal = refusal
    refusal.diagnostics =
      Self.ownFirst(errors, of: judging).map(\.words).joined(separator: "\n")
    return refusal
  }

  /// A gate's result for each ceiling of a step's budget, and for each finding that has none.
  ///
  /// - Throws: `Compiler.Refusal`, or when the toolchain cannot be run.
  func budgetResults(_ judging: Judging) async throws -> [Judgement.GateResult] {
    guard let budget = judging.step.budget else { return [] }
    let request = try await judging.compiled.value.request
    let diagnostics = CompilerDiagnostic.all(in: try await compiler.warnings(request))
    var found: [String: [String]] = [:]
    for diagnostic in Self.ownFirst(diagnostics, of: judging) where !diagnostic.isOfMemorySafety {
      found[diagnostic.id, default: []].append(diagnostic.headline)
    }
    for (rule, places) in try await budgetedFindings(judging) { found[rule] = places }
    return Set(budget.keys).union(found.keys).sorted().map { key in
      let ceiling = budget[key] ?? 0
      let places = found[key] ?? []
      let isRule = PolicyRule(rawValue: key) != nil
      var result = Judgement.GateResult(
        name: key, kind: .withinBudget,
        purpose:
          "\(ceiling == 0 ? "no" : "at most \(ceiling)") \(isRule ? "" : "warnings ")[\(key)]",
        passed: places.count <= ceiling, path: "Course.json")
      if !result.passed {
        result.evidence = "\(places.count) in the module:\n" + places.joined(separator: "\n")
      }
      return result
    }
  }

  /// Diagnostics in the order in which a learner can do something about them: those of the answer's file, those
  /// that name one of its types, and then the others.
  private static func ownFirst(
    _ diagnostics: [CompilerDiagnostic], of judging: Judging
  ) -> [CompilerDiagnostic] {
    let types = judging.answer.source.matches(of: /\b(?:class|struct|enum|actor) (\w+)/)
      .map { String($0.1) }
    func rank(_ diagnostic: CompilerDiagnostic) -> Int {
      if diagnostic.path == judging.place { return 0 }
      return types.contains(where: diagnostic.headline.contains) ? 1 : 2
    }
    func precedes(_ left: CompilerDiagnostic, _ right: CompilerDiagnostic) -> Bool {
      (rank(left), left.path, left.line) < (rank(right), right.path, right.line)
    }
    return diagnostics.sorted(by: precedes)
  }

  /// The places in the whole module that break a rule with a ceiling, by rule, the answer's first.
  private func budgetedFindings(_ judging: Judging) async throws -> [String: [String]] {
    let rules = judging.step.budgetedRules
    guard !rules.isEmpty else { return [:] }
    var places: [String: [String]] = [:]
    func add(_ findings: [PolicyFinding], in path: String) {
      for finding in findings {
        places[finding.rule, default: []].append(
          "\(path):\(finding.line):\(finding.column): \(finding.text)")
      }
    }
    let policy = Policy(reporting: rules)
    let question = FindingsQuestion(policy: policy, source: judging.answer.source)
    // What cannot be read in a reasonable time, the policy refuses.
    add(try await reader.ask(question) ?? [], in: judging.place)
    for path in layout.givenMembers(judging.step) {
      let source = try layout.text(path)
      let findings = try await compiler.cache.value(
        "findings", key: [Self.engineIdentity, path, source] + rules
      ) { _ in
        try await reader.ask(FindingsQuestion(policy: policy, source: source)) ?? []
      }
      add(findings, in: path)
    }
    return places
  }
}
