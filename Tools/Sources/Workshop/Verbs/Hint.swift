import ArgumentParser
import WorkshopEngine

struct Hint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show a hint: three tiers, one more at each call.",
    discussion:
      "Where your file does not compile, the hint for the compiler's diagnostic comes first.")

  @Argument(help: "A step; without one, the first that you have not passed.")
  var name: String?

  func run() async throws {
    let session = try Session()
    let progress = try await session.progress()
    guard
      let step = try name.map(session.course.step(named:))
        ?? session.workspace.nextStep(in: progress)
    else {
      print("All steps are passed; `./workshop hint STEP` shows the hints of one.")
      return
    }
    let sheet = HintSheet(markdown: try session.layout.text(session.layout.hints(step)))
    let style = session.style
    print("\(style.bold(step.title))  \(style.dim(session.layout.exercise(step)))")

    let judgement = try await session.judgeAndRecord(step, with: session.judge())
    for id in judgement.diagnostics?.ids ?? [] {
      guard let hint = sheet.keyed[id] else { continue }
      print("\n\(style.yellow("The compiler says [\(id)]"))")
      print(style.rendered(markdown: hint, indent: 2))
    }

    let shown = progress.steps[step.id]?.hints ?? 0
    let tier = min(shown + 1, sheet.tiers.count)
    for number in 1...max(1, tier) where number <= sheet.tiers.count {
      print("\n\(style.yellow("Hint \(number) of \(sheet.tiers.count)"))")
      print(style.rendered(markdown: sheet.tiers[number - 1], indent: 2))
    }
    session.save {
      try session.workspace.store.update { $0.steps[step.id, default: .init()].hints = tier }
    }
    print("")
    if tier < sheet.tiers.count {
      print(style.dim("  Once more for the next hint. Then: ./workshop check \(step.id)"))
    } else {
      print(style.dim("  That was the last. To compare: ./workshop solution \(step.id)"))
    }
  }
}
