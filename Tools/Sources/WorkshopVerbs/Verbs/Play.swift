import ArgumentParser
import WorkshopEngine

struct Play: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Run a page of a stage's playground, and show what each line does beside it.",
    discussion: """
      Each stage has two pages to play with before its exercises. Xcode opens them with \
      Playgrounds/NAME.playground; here, edit the page in any editor and run it again. Without a page, \
      they are listed.
      """)

  @Argument(help: "A page, or a stage for its pages.")
  var name: String?

  func run() async throws {
    let session = try Session()
    let style = session.style
    let pages = session.layout.playgroundPages
    guard let name else { return list(pages, session) }
    var chosen = pages.filter { $0.id == name }
    if chosen.isEmpty {
      guard let stage = try? session.layout.course.stage(named: name) else {
        throw Trouble(
          description: "There is no page \(quoted(name)). `\(style.program) play` lists them.")
      }
      return list(session.layout.playgroundPages(stage), session)
    }
    let page = chosen.removeFirst()
    let judge = try await session.judge()
    let played = try await judge.play(page)
    print("\(style.bold(page.id))  \(style.dim("stage \(page.stage.number), \(page.stage.title)"))")
    print("\(style.cyan(page.path))\n")
    print(played.text(style))
    if case .doesNotBuild(_, let ids) = played.end {
      if let id = ids.first { print(style.dim("\n  More: \(style.program) explain \(id)")) }
      throw NotPassed()
    }
    print(style.dim("\nChange the page, and run it again: \(style.program) play \(page.id)"))
    if played.end != .finished { throw NotPassed() }
  }

  private func list(_ pages: [PlaygroundPage], _ session: Session) {
    for stage in session.layout.course.stages {
      let own = pages.filter { $0.stage.number == stage.number }
      if own.isEmpty { continue }
      print(session.style.bold("\(stage.number)  \(stage.title)"))
      for page in own { print("   \(session.style.program) play \(page.id)") }
    }
  }
}
