import Foundation
import WorkshopEngine
import WorkshopPolicy

extension CourseLinter {
  /// One file to judge, and what is expected of it.
  struct Job: Sendable {
    enum Role: Sendable {
      case starter, solution, mutant, alternative
    }

    var step: Course.Step
    var role: Role
    var path: String

    /// The answer's name within its step: `solution`, or `mutants/` and the file's name.
    var name: String {
      switch role {
      case .starter, .solution: "\(role)"
      case .mutant: "mutants/\(path.fileStem)"
      case .alternative: "alternatives/\(path.fileStem)"
      }
    }
  }

  func judgingJobs(_ step: Course.Step) -> [Job] {
    [
      Job(step: step, role: .starter, path: layout.starter(step)),
      Job(step: step, role: .solution, path: layout.solution(step)),
    ]
      + layout.mutants(step).filter { !judge.isLeftOut($0) }.map {
        Job(step: step, role: .mutant, path: $0)
      }
      + layout.alternatives(step).map { Job(step: step, role: .alternative, path: $0) }
  }

  /// The mutants of a step that need what this machine lacks.
  func leftOut(_ step: Course.Step) -> [String] { layout.mutants(step).filter(judge.isLeftOut) }

  /// A word behind `// needs:` that stands for nothing.
  private func needComplaints(_ job: Job) -> [Complaint] {
    let needs = (try? layout.text(job.path)).flatMap(NeedsHeader.init(text:))?.needs ?? []
    return needs.filter { judge.capabilities.meets($0) == nil }.map {
      Complaint(rule: .header, path: job.path, message: "no machine can be asked for “\($0)”.")
    }
  }

  func complaints(about judgement: Judgement, of job: Job) -> [Complaint] {
    func complaint(_ rule: Complaint.Rule, _ message: String) -> [Complaint] {
      [Complaint(rule: rule, path: job.path, message: message)]
    }
    let outcome = "\(judgement.status.rawValue): \(describe(judgement))"
    switch job.role {
    case .solution:
      return judgement.status == .passed
        ? [] : complaint(.solution, "the solution does not pass. \(outcome)")
    case .alternative:
      return judgement.status == .passed
        ? [] : complaint(.alternative, "a right answer is refused. \(outcome)")
    case .starter:
      let expected = job.step.starter
      guard judgement.status == expected.status, judgement.keys.contains(expected.reason)
      else {
        return complaint(
          .starter,
          "the starter should be refused with \(expected.status.rawValue): \(expected.reason); it is \(outcome)"
        )
      }
      return []
    case .mutant:
      guard let header = (try? layout.text(job.path)).flatMap(MutantHeader.init(firstLine:)) else {
        return []  // Said by the header rule.
      }
      if judgement.status == .passed { return complaint(.mutant, "a wrong answer passes.") }
      guard needComplaints(job).isEmpty else { return needComplaints(job) }
      if judgement.status == .tampered || judgement.status == .skipped {
        return complaint(.mutant, "it is refused for no reason of the lesson's. \(outcome)")
      }
      return judgement.refusingLayer == header.layer
        ? []
        : complaint(
          .mutant,
          "its first line says \(header.layer.rawValue), and the first to refuse it is \(judgement.refusingLayer?.rawValue ?? "none"). \(outcome)"
        )
    }
  }

  /// A gate or check that refused nothing among starter and mutants proves nothing.
  func idleComplaints(_ step: Course.Step, _ judgements: [Judgement]) -> [Complaint] {
    let active = Set(judgements.flatMap(\.reasons))
    let gates = layout.gates(step).filter { !active.contains($0.fileStem) }.map { path in
      Complaint(rule: .idle, path: path, message: "no mutant is refused by this gate.")
    }
    let files = Dictionary(
      judgements.flatMap(\.checks).map { ($0.name, $0.file) },
      uniquingKeysWith: { first, _ in first })
    if step.isSuite {
      return files.keys.filter { !active.contains($0) }.sorted().map { name in
        Complaint(
          rule: .idle, path: layout.checksFolder(step),
          message: name.hasPrefix(SuiteImplementation.rightPrefix)
            ? "no mutant fails with “\(name)”." : "no mutant lets “\(name)” get away.")
      }
    }
    return gates
      + files.filter { !active.contains($0.key) }.sorted { $0.key < $1.key }.map { name, file in
        Complaint(
          rule: .idle,
          path: file.map { "\(layout.checksFolder(step))/\($0)" } ?? layout.checks(step),
          message: "no mutant fails the check “\(name)”.")
      }
  }

  /// A hint that answers a gate, check or rule which is not there is never shown.
  func hintKeyComplaints(_ step: Course.Step, _ judgements: [Judgement]) -> [Complaint] {
    guard let sheet = (try? layout.text(layout.hints(step))).map(HintSheet.init(markdown:)) else {
      return []
    }
    let checks = Set(judgements.flatMap { $0.checks.map(\.id) })
    let gates = Set(layout.gates(step).map(\.fileStem))
    let rules = Set(PolicyRule.allCases.map(\.rawValue))
    return sheet.keyed.keys.sorted().compactMap { key in
      let isKnown =
        checks.contains(key) || gates.contains(key) || rules.contains(key)
        // Ids of diagnostics are the compiler's; all have this form.
        || key.wholeMatch(of: /[a-z]+(?:_[a-z0-9]+)+/) != nil
      return isKnown
        ? nil
        : Complaint(
          rule: .hints, path: layout.hints(step),
          message: "“\(key)” is no gate, check, rule or diagnostic of this step.")
    }
  }

  func predictionComplaints(_ step: Course.Step) async throws -> [Complaint] {
    try await questionComplaints(
      layout.prediction(step), layout.predictionProgram(step), quizOf: step
    ) {
      try await judge.settlePrediction(of: step)
    }
  }

  /// The same for a step's question for later.
  func reviewComplaints(_ step: Course.Step) async throws -> [Complaint] {
    try await questionComplaints(layout.review(step), layout.reviewProgram(step)) {
      try await judge.settleReview(of: step)
    }
  }

  /// A mixed review's programs print what its text says, each fault is seen, and none is left when they are mended.
  func mixedReviewComplaints(_ stage: Course.Stage) async throws -> [Complaint] {
    let path = layout.mixedReviewText(stage)
    func complaint(_ message: String) -> Complaint {
      Complaint(rule: .prediction, path: path, message: message)
    }
    do {
      let review = try layout.mixedReview(stage)
      let shown = MarkdownFile(try layout.text(path)).fences.first { $0.language == "swift" }
      let program = try layout.text(layout.faultyProgram(stage))
      guard shown?.body == program.trimmingCharacters(in: .newlines) else {
        return [complaint("the code it shows is not \(layout.faultyProgram(stage)).")]
      }
      let (faulty, mended) = try await judge.settle(review)
      var complaints: [Complaint] = []
      if mended.output != review.rightOutput {
        complaints.append(
          complaint("without faults it prints “\(mended.output)”, and not what it should."))
      }
      for fault in review.faults.compactMap(\.fault) {
        if !faulty.output.contains(fault.symptom) || mended.output.contains(fault.symptom) {
          complaints.append(
            complaint(
              "“\(fault.symptom)” is not what a fault alone shows: “\(faulty.output)”, and mended “\(mended.output)”."
            ))
        }
        if !course.steps.contains(where: { $0.id == fault.step }) {
          complaints.append(complaint("there is no step \(fault.step)."))
        }
      }
      return complaints
    } catch let error as Prediction.Malformed {
      return [complaint(error.description)]
    }
  }

  private func questionComplaints(
    _ path: String, _ programPath: String, quizOf step: Course.Step? = nil,
    settle: () async throws -> Judge.PredictionOutcome
  ) async throws -> [Complaint] {
    func complaint(_ message: String) -> [Complaint] {
      [Complaint(rule: .prediction, path: path, message: message)]
    }
    do {
      let text = try layout.text(path)
      let prediction = try Prediction(markdown: text)
      let shown = MarkdownFile(text).fences.first { $0.language == "swift" }?.body ?? ""
      let program = try layout.text(programPath)
      guard shown.trimmingCharacters(in: .newlines) == program.trimmingCharacters(in: .newlines)
      else { return complaint("the code it shows is not \(programPath).") }
      let outcome = try await settle()
      let right = prediction.choices.count { $0.agrees(with: outcome) }
      let ids = outcome.ids.map { " [\($0)]" }.joined()
      guard right == 1 else {
        return complaint("\(right) choices say what running shows: “\(outcome.output)”\(ids).")
      }
      return step.map { quizComplaints($0, outcome) } ?? []
    } catch let error as Prediction.Malformed {
      return complaint(error.description)
    }
  }

  /// The site's quiz marks the choice that running the program shows.
  private func quizComplaints(
    _ step: Course.Step, _ outcome: Judge.PredictionOutcome
  ) -> [Complaint] {
    let path = "Docs/Site/Answers.json"
    // A copy of some steps has no site.
    guard let text = try? layout.text(path) else { return [] }
    let answers = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    guard answers?[step.id] != outcome.output else { return [] }
    let shown = answers?[step.id].map { "“\($0)”" } ?? "nothing"
    return [
      Complaint(
        rule: .prediction, path: path,
        message: "it says \(shown) of \(step.id), and running shows “\(outcome.output)”.")
    ]
  }

  private func describe(_ judgement: Judgement) -> String {
    let words =
      judgement.reasons.joined(separator: ", ") + " " + (judgement.explanation ?? "")
    let first = judgement.diagnostics?.text.split(separator: "\n").first.map { "\n  \($0)" } ?? ""
    let issue =
      judgement.checks.flatMap(\.issues).first.map { "\n  \($0.text)" } ?? ""
    let gate =
      (judgement.gates.first { !$0.passed }?.evidence ?? judgement.adapterRefusal)
      .map { "\n\($0)" } ?? ""
    return words.trimmingCharacters(in: .whitespaces) + first + issue + gate
  }
}
