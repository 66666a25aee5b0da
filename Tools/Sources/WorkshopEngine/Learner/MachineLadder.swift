import Foundation

/// What a judgement needs of a machine, from the least to the whole, tried one by one.
///
/// A rung that fails ends nothing: what the others show says where the fault is.
public struct MachineLadder: Sendable {
  /// One thing that was tried.
  public struct Rung: Sendable {
    public var name: String
    public var seconds: Double
    /// Why it failed; nil where it holds.
    public var failure: String?
  }

  let judge: Judge
  private var compiler: Compiler { judge.compiler }
  private let folder: URL

  /// - Parameters:
  ///   - judge: Best with an empty cache: a remembered judgement shows nothing.
  ///   - folder: Where files are written; the caller removes it.
  public init(judge: Judge, folder: URL) {
    self.judge = judge
    self.folder = folder
  }

  private struct Failure: UserFacingError {
    var description: String
  }

  /// Tries every rung.
  ///
  /// - Parameter found: Called with each as soon as it is known.
  public func climb(found: (Rung) -> Void) async -> [Rung] {
    await climb(machineRungs + answerRungs, found)
  }

  /// The rungs that no step is needed for.
  func climbMachine() async -> [Rung] { await climb(machineRungs) { _ in } }

  private typealias Attempt = (name: String, attempt: @Sendable () async throws -> Void)

  private func climb(_ attempts: [Attempt], _ found: (Rung) -> Void) async -> [Rung] {
    var rungs: [Rung] = []
    for (name, attempt) in attempts {
      let start = ContinuousClock.now
      var failure: String?
      do { try await attempt() } catch { failure = told(error) }
      let rung = Rung(
        name: name, seconds: (ContinuousClock.now - start) / .seconds(1), failure: failure)
      rungs.append(rung)
      found(rung)
    }
    return rungs
  }

  private var machineRungs: [Attempt] {
    [
      ("compile nothing", { _ = try await object("Nothing", "") }),
      (
        "compile Foundation",
        { _ = try await object("WithFoundation", "import Foundation\nlet date = Date.now\n") }
      ),
      (
        "compile @Observable",
        {
          let code = "import Observation\n@Observable final class Model { var count = 0 }\n"
          _ = try await object("WithObservation", code)
        }
      ),
      ("compile @Test", { _ = try await object("WithTests", Self.test) }),
      ("link a program", { _ = try await program() }),
      ("run it unsupervised", { try await run(supervised: false) }),
      ("run it supervised", { try await run(supervised: true) }),
      ("list tests", { _ = try await tests(in: testProgram("WithTests", Self.test)) }),
      ("read the event stream of a test", { try await passes("WithTests", Self.test) }),
      ("pass an exit test", { try await passes("WithExitTest", Self.exitTest) }),
      (
        "compile the stand-in for SwiftUI",
        { _ = try await compiler.module(judge.standInRequest()) }
      ),
      (
        "compile a view with it as SwiftUI",
        {
          let standIn = try await compiler.module(judge.standInRequest())
          let code =
            "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"Ada\") } }\n"
          _ = try await object("WithViews", code, imports: [standIn])
        }
      ),
    ]
  }

  /// A solution and a mutant of each stage.
  private var answerRungs: [Attempt] {
    judge.layout.course.stages.flatMap { stage -> [Attempt] in
      guard let step = stage.steps.first else { return [] }
      var attempts: [Attempt] = [
        (
          "pass the solution of \(step.id)",
          { try await judged(step, judge.layout.solution(step), isRight: true) }
        )
      ]
      if let mutant = judge.layout.mutants(step).first(where: { !judge.isLeftOut($0) }) {
        attempts.append(
          (
            "refuse \(step.id)'s mutant \(mutant.fileStem)",
            { try await judged(step, mutant, isRight: false) }
          ))
      }
      return attempts
    }
  }

  private func judged(_ step: Course.Step, _ path: String, isRight: Bool) async throws {
    let judgement = try await judge.judge(step, answer: path)
    let isExpected =
      isRight
      ? judgement.status == .passed
      : judgement.refusingLayer != nil && judgement.status != .tampered
    guard isExpected else {
      throw Failure(
        description: ([
          judgement.status.rawValue, judgement.explanation, judgement.diagnostics?.text,
        ]
        .compactMap(\.self) + judgement.reasons).joined(separator: "\n"))
    }
  }

  private static let test = """
    import Testing
    @Suite struct Sums {
      @Test func adds() { #expect(1 + 1 == 2) }
    }

    """

  private static let exitTest = """
    import Foundation
    import Testing
    @Suite struct Ends {
      @Test func ends() async {
        await #expect(processExitsWith: .success) { exit(EXIT_SUCCESS) }
      }
    }

    """

  private func object(
    _ module: String, _ source: String, imports: [Compiler.Module] = []
  ) async throws -> String {
    let file = folder.appendingPathComponent("\(module).swift")
    try Data(source.utf8).write(to: file)
    return try await compiler.object(
      Compiler.Request(module: module, sources: [file.path], mode: .library, imports: imports))
  }

  private func program() async throws -> URL {
    let code = "@main struct Program { static func main() { print(\"runs\") } }\n"
    let program = folder.appendingPathComponent("program")
    try await compiler.link([object("Program", code)], into: program)
    return program
  }

  private func run(supervised: Bool) async throws {
    var command = Command(
      executable: try await program().path, arguments: [], directory: folder.path,
      timeLimit: .seconds(60))
    command.endsDescendants = supervised
    let completion = try await command.run()
    guard completion.succeeded, completion.output == "runs\n" else {
      throw Failure(
        description:
          "It ended with \(completion.end.words).\n\(completion.output)\(completion.errors)")
    }
  }

  private func testProgram(_ module: String, _ source: String) async throws -> URL {
    let program = folder.appendingPathComponent("\(module)-program")
    let objects = [
      try await object(module, source), try await compiler.object(judge.runnerRequest()),
    ]
    try await compiler.link(objects, into: program)
    return program
  }

  private func tests(in program: URL) async throws -> [EventStream.Test] {
    let completion = try await Reference.command(
      program, directory: folder, timeLimit: .seconds(60), judge.capabilities,
      extra: [ToolchainAssumptions.listsTests]
    ).run()
    let tests = EventStream(completion.events).tests
    guard completion.succeeded, tests.contains(where: { !$0.isSuite }) else {
      throw Failure(
        description:
          "It listed \(tests.count) tests and ended with \(completion.end.words).\n\(completion.errors)"
      )
    }
    return tests
  }

  private func passes(_ module: String, _ source: String) async throws {
    let program = try await testProgram(module, source)
    let word = UUID().uuidString
    let completion = try await Reference.command(
      program, directory: folder, timeLimit: .seconds(60), word: word, judge.capabilities,
      extra: [ToolchainAssumptions.runsInTurn]
    ).run()
    let verdict = Verdict(
      of: completion, expecting: try await tests(in: program),
      canary: .init(prefix: Reference.canaryPrefix, word: word))
    guard verdict.status == .passed else {
      throw Failure(
        description:
          "\(verdict.status.rawValue): \(verdict.explanation ?? "")\n\(completion.errors)")
    }
  }
}

extension MachineLadder.Rung {
  /// A line of Markdown, and below it the last lines of why it failed.
  public var markdown: String {
    let mark = failure == nil ? "✓" : "✗"
    let head = "- \(mark) \(name) (\(String(format: "%.1f", seconds)) s)"
    guard let failure else { return head }
    let lines = failure.split(whereSeparator: \.isNewline).suffix(5)
    return ([head, "", "  ```"] + lines.map { "  \($0)" } + ["  ```", ""]).joined(separator: "\n")
  }
}
