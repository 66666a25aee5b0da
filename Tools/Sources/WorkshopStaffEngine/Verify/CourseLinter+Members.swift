import WorkshopEngine

extension CourseLinter {
  /// What is wrong with the modules that answers are files of, and with the steps' budgets.
  ///
  /// - Throws: when the toolchain cannot be run.
  func memberComplaints(_ steps: [Course.Step]) async throws -> [Complaint] {
    var complaints: [Complaint] = []
    for step in steps {
      guard let member = step.member else { continue }
      complaints += linkComplaints(step)
      guard !step.isPiece else {
        complaints += pieceComplaints(step, member)
        continue
      }
      complaints += beginningComplaints(step) + budgetComplaints(step)
      let isFirst = steps.first { $0.member?.module == member.module }?.id == step.id
      if isFirst { complaints += try await moduleComplaints(step, member) }
    }
    return complaints
  }

  /// Before the stage, the module compiles without warnings in Swift 5.
  private func moduleComplaints(
    _ step: Course.Step, _ member: Course.Member
  ) async throws -> [Complaint] {
    func complaint(_ message: String) -> [Complaint] {
      [Complaint(rule: .member, path: layout.memberFolder(member), message: message)]
    }
    let sources = layout.memberSources(member)
    guard !sources.isEmpty else {
      return complaint("it has no Swift files, and \(step.id) names it as its module.")
    }
    do {
      _ = try await judge.compiler.module(
        .init(
          module: member.module, sources: sources, mode: .swift5,
          imports: try await judge.companions(of: step), warningsAreErrors: true, calls: .together))
      return []
    } catch let refusal as Compiler.Refusal {
      return complaint("it does not compile without warnings:\n\(refusal.diagnostics)")
    }
  }

  private func linkComplaints(_ step: Course.Step) -> [Complaint] {
    layout.memberLinks(step).filter { !layout.isLink($0.path, to: $0.target) }.map {
      Complaint(
        rule: .member, path: $0.path,
        message: "it is no link to \($0.target): run ./workshop generate.")
    }
  }

  /// A starter is the file as the module has it, but for comments.
  private func beginningComplaints(_ step: Course.Step) -> [Complaint] {
    guard let file = step.member?.file,
      let path = layout.predecessor(ofFile: file, in: step)
    else { return [] }
    return code(path) == code(layout.starter(step))
      ? []
      : [
        Complaint(
          rule: .member, path: layout.starter(step), message: "its code is not that of \(path).")
      ]
  }

  /// Our solution of a piece is the app's own file, but for comments.
  private func pieceComplaints(_ step: Course.Step, _ member: Course.Member) -> [Complaint] {
    let own = layout.appFile(member)
    guard code(own) != code(layout.solution(step)) else { return [] }
    return [
      Complaint(
        rule: .member, path: layout.solution(step),
        message: layout.exists(own) ? "its code is not that of \(own)." : "there is no \(own).")
    ]
  }

  /// The lines of a file without comments and without blank ones.
  private func code(_ path: String) -> [Substring]? {
    (try? layout.text(path))?.split(separator: "\n").filter {
      !$0.drop { $0 == " " }.hasPrefix("//") && !$0.allSatisfy { $0 == " " }
    }
  }

  /// While the mode stays, the sum of the ceilings falls.
  private func budgetComplaints(_ step: Course.Step) -> [Complaint] {
    let before = course.steps.prefix { $0.id != step.id }.last {
      $0.member?.module == step.member?.module
    }
    func sum(_ step: Course.Step) -> Int { (step.budget ?? [:]).values.reduce(0, +) }
    guard let before, before.mode == step.mode, sum(step) >= sum(before) else { return [] }
    return [
      Complaint(
        rule: .budget, path: "Course.json",
        message: """
          the ceilings of \(step.id) are \(sum(step)) in all, and \(before.id) has \(sum(before)) in the \
          same mode: they have to fall.
          """)
    ]
  }
}
