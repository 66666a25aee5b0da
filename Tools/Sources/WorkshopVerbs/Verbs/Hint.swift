import ArgumentParser
import WorkshopEngine

struct Hint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show a hint: three tiers, one more at each call.",
    discussion: "A hint for what refused your file, where there is one, comes first.")

  @Argument(
    help: "A step, or a stage or a route for its first that is not passed; without one, the next.")
  var name: String?

  @Flag(help: "Show the hints that you have had again, and no new one.")
  var again = false

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    let step = try session.openStep(named: name, progress, verb: "hint")
    let sheet = HintSheet(
      markdown: try session.layout.text(session.layout.page(session.layout.hints(step))))
    let style = session.style
    print("\(style.bold(step.title))  \(style.dim(session.layout.exercise(step)))")

    let shown = min(max(0, progress.steps[step.id]?.hints ?? 0), sheet.tiers.count)
    if again {
      for number in 0..<shown { show(number, of: sheet, style) }
      return
    }
    try session.refuseUnreadable(step)
    let judgement = try await session.judgeAndRecord(step, with: session.judge())
    // What failed first is often the cause of the rest.
    let answering = sheet.hints(for: judgement).prefix(2)
    let named = session.layout.named(judgement, of: step)
    for (key, hint) in answering {
      print("\n\(style.yellow(heading(key, named)))")
      print(style.rendered(markdown: hint, indent: 2))
    }
    explain(judgement, session, isAnswered: !answering.isEmpty)
    let number = min(shown, sheet.tiers.count - 1)
    if number >= 0 { show(number, of: sheet, style) }
    session.save {
      try session.workspace.note(step) { $0.hints = number + 1 }
    }
    print("")
    if number + 1 < sheet.tiers.count {
      print(style.dim("  Once more for the next hint. Then: \(style.command("check", step.id))"))
    } else {
      print(style.dim("  That was the last. To compare: \(style.command("solution", step.id))"))
    }
    if shown > 0 {
      print(style.dim("  The earlier ones: \(style.program) hint \(step.id) --again"))
    }
  }

  /// What a diagnostic means that has refused the file: in a line where the step has a hint for what refused, in full
  /// where it has none.
  private func explain(_ judgement: Judgement, _ session: Session, isAnswered: Bool) {
    guard let id = judgement.diagnostics?.ids.first,
      let entry = (try? DiagnosticGuide(session.layout))?.entries.first(where: { $0.id == id })
    else { return }
    let style = session.style
    if !isAnswered {
      print("\n\(style.yellow(heading(id, judgement)))")
      print(style.rendered(markdown: entry.meaning, indent: 2))
    }
    print(style.dim("\n  More: \(style.program) explain \(id)"))
  }

  private func show(_ number: Int, of sheet: HintSheet, _ style: Style) {
    print("\n\(style.yellow("Hint \(number + 1) of \(sheet.tiers.count)"))")
    print(style.rendered(markdown: sheet.tiers[number], indent: 2))
  }

  private func heading(_ key: String, _ judgement: Judgement) -> String {
    if judgement.diagnostics?.ids.contains(key) ?? false { return "The compiler says [\(key)]" }
    if judgement.gates.contains(where: { $0.name == key }) { return "The gate \(key) refused it" }
    if let check = judgement.checks.first(where: { $0.id == key }) { return "✗ \(check.name)" }
    return "The policy refused it"
  }
}
