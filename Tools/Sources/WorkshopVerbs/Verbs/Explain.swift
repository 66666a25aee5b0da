import ArgumentParser
import Foundation
import WorkshopEngine

struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic of the compiler's: by its id, or by its words.",
    discussion: """
      The words may be a whole line of the compiler's, in quotes. Without any it lists all diagnostics \
      that the course explains.
      """)

  @Argument(
    help: ArgumentHelp(
      "An id such as actor_isolated_call_decl, or what the compiler printed.",
      valueName: "id-or-words"))
  var words: [String] = []

  func run() async throws {
    let session = try Session()
    let guide = try DiagnosticGuide(session.layout)
    guard !words.isEmpty else { return list(guide, session.style) }
    let query = words.joined(separator: " ")
    var match = guide.match(query)
    if case .nearest = match, query.contains(where: \.isWhitespace),
      let catalogue = await DiagnosticCatalogue.ofToolchain()
    {
      match = guide.match(query, catalogue: catalogue)
    }
    switch match {
    case .found(let entries):
      guard let first = entries.first else { return }
      show(first, session)
      if entries.count > 1 {
        print("\nOther diagnostics have the same words:")
        print(Self.rows(Array(entries.dropFirst()), session.style))
      }
    case .nearest(let entries, let id):
      let nearest =
        entries.isEmpty
        ? "`./workshop explain` lists all that are."
        : "The nearest:\n\(Self.rows(entries, session.style))"
      let what = id.map { "This is [\($0)], which is" } ?? "\(quoted(query)) is"
      throw Trouble(description: "\(what) not explained here. \(nearest)")
    }
  }

  private func list(_ guide: DiagnosticGuide, _ style: Style) {
    print(Self.rows(guide.entries, style))
    print(style.dim("\n  More about one: ./workshop explain ID"))
  }

  /// An id, and what it means in one sentence below it.
  private static func rows(_ entries: [DiagnosticEntry], _ style: Style) -> String {
    entries.map { entry in
      "  \(style.bold(entry.id))\n\(style.wrap(entry.summary, indent: 4))"
    }.joined(separator: "\n")
  }

  private func show(_ entry: DiagnosticEntry, _ session: Session) {
    let style = session.style
    print(style.bold(entry.id))
    print(style.rendered(markdown: entry.summary, indent: 2))
    print("\n\(style.yellow("What it means"))")
    print(style.rendered(markdown: entry.meaning, indent: 2))
    print("\n\(style.yellow("What it does not mean"))")
    print(style.rendered(markdown: entry.isNot, indent: 2))
    print("\n\(style.yellow("The smallest code"))")
    for (number, example) in entry.examples.enumerated() {
      if number > 0 { print("") }
      print(style.cyan(example.code.body.indented(by: 4)))
      print("\n  In \(mode(of: example.code)) the compiler says:")
      print(
        example.quoted.split(separator: "\n").map { style.wrap(String($0), indent: 4) }
          .joined(separator: "\n"))
      print("")
      print(table(example, entry).indented(by: 2))
    }
    for (number, fix) in entry.fixes.enumerated() {
      print("\n\(style.yellow("Fix \(number + 1): \(fix.title)"))")
      print(style.rendered(markdown: fix.text, indent: 2))
      for code in fix.code {
        print("\n  In \(mode(of: code)):")
        print(style.cyan(code.body.indented(by: 4)))
      }
    }
    let steps = DiagnosticUses(session.course.steps, in: session.layout).steps(with: entry.id)
    if !steps.isEmpty { print("\n\(style.yellow("Steps where you meet it"))") }
    for use in steps.prefix(Self.stepsShown) {
      let id = use.step.id.padding(
        toLength: max(28, use.step.id.count), withPad: " ", startingAt: 0)
      print("  \(id)  \(style.dim(use.part.words))")
    }
    if steps.count > Self.stepsShown {
      print(style.dim("  … and \(steps.count - Self.stepsShown) more"))
    }
  }

  private static let stepsShown = 6

  private func mode(of code: MarkdownFile.Fence) -> String {
    code.settings["mode"].flatMap(IsolationMode.init(rawValue:))?.name ?? "no mode"
  }

  /// One row a mode, with the words that a person knows it by.
  private func table(_ example: DiagnosticEntry.Example, _ entry: DiagnosticEntry) -> String {
    Style.columns(
      DiagnosticEntry.columns.map { [$0.name, example.cells[$0] ?? ""] })
  }
}

extension DiagnosticUses.Part {
  fileprivate var words: String {
    switch self {
    case .starter: "its starter has this diagnostic"
    case .prediction: "its prediction asks for it"
    case .gate: "a gate of it expects the diagnostic for misuse"
    case .hint: "a hint answers it"
    }
  }
}
