import Foundation

/// What a stage ends with: a program that puts the answers to its steps together, to run and see.
///
/// It reaches an answer as checks do, through its adapter: `import LoadRosterAdapter` in the program
/// says that it uses the step load-roster. A suite has no adapter: `import FirstAsyncTest` says that
/// the program runs the tests of first-async-test.
public struct StageProgram: Sendable {
  public var stage: Course.Stage
  /// The program's file, below the course's root.
  public var path: String
  /// The steps whose answers it uses, in the course's order.
  public var steps: [Course.Step]
  /// The pieces of the app that suites of it are run with too; none for most programs.
  public var pieces: [Course.Step]

  /// - Throws: `Missing`, or a file system error.
  public init(of stage: Course.Stage, in layout: CourseLayout) throws {
    self.stage = stage
    path = layout.program(stage)
    guard FileManager.default.fileExists(atPath: layout.url(path).path) else {
      throw Missing(stage: stage)
    }
    let words = try layout.text(path).split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\s*import\s+(\w+)\s*/).map { String($0.1) }
    }
    steps = layout.course.steps.filter { step in
      words.contains(step.isSuite ? step.module : "\(step.module)Adapter")
    }
    pieces = try layout.appPieces(of: steps)
  }

  /// Where a program of suites has Swift Testing write its records.
  static let records = "records.jsonl"

  /// A stage that has nothing to run.
  public struct Missing: UserFacingError {
    var stage: Course.Stage
    public var description: String {
      """
      Stage \(stage.number) (\(stage.folder)) has no program to run. “check \(stage.name)” judges \
      its steps.
      """
    }
  }

  /// The program trapped, or ran too long.
  public struct DidNotEnd: UserFacingError {
    /// What it printed in the runs before.
    public var printed = ""
    public var description: String

    /// - Parameter stream: What Swift Testing wrote, where the program runs suites.
    init(_ program: StageProgram, _ completion: Completion, stream: EventStream) {
      let running = stream.unfinished.map { "“\($0.name)”" }
      let tests = running.isEmpty ? "" : " Still running: \(running.joined(separator: ", "))."
      // Of suites the console has a line for each test.
      let words =
        stream.events.isEmpty ? completion.errors : Verdict.lastWords(completion.errors) ?? ""
      description = "\(program.path) \(Self.words(for: completion.end)).\(tests)"
      if !words.isEmpty { description += "\n\(words)" }
    }

    private static func words(for end: Completion.End) -> String {
      switch end {
      case .timedOut: "did not end, and was ended"
      case .cancelled: "was interrupted"
      case .exceeded(let share): "took \(share), and was ended for it"
      case .signalled(let signal): "was ended by \(Verdict.name(ofSignal: signal))"
      case .exited(let code): "ended with code \(code)"
      }
    }
  }
}

extension Judge {
  /// Compiles a stage's program with an answer to each step that it uses, and runs it.
  ///
  /// A program of suites runs twice: with the given components, and, with the argument `broken`, with
  /// components that break a promise. Where suites have a component that is a part of an app, it runs once more, with
  /// the argument `app` and the names of those suites' modules.
  ///
  /// - Parameter answers: Files by step id; our solutions where there is none. Those of the app's pieces too.
  /// - Returns: what it printed.
  /// - Throws: `StageProgram.DidNotEnd`, or when something does not build.
  public func run(_ program: StageProgram, answers: [String: String] = [:]) async throws -> String {
    let support = try await compiler.module(supportRequest())
    var imports = try await [support] + modules(companionRequests(of: program.steps))
    var objects =
      try await [compiler.object(supportRequest())] + companionObjects(of: program.steps)
    var components: [String] = []
    var broken: [String] = []
    for step in program.steps {
      var companions = try await companions(of: step)
      if step.isSuite {
        let component = componentRequest(step)
        companions.append(try await compiler.module(component))
        components.append(try await compiler.object(component))
        broken.append(try await compiler.object(brokenComponentRequest(step)))
      }
      let answerRequest =
        if let answer = answers[step.id] {
          answerRequest(step, answer: answer, imports: companions)
        } else {
          try await solutionRequest(step, imports: companions)
        }
      if step.isSuite {
        imports += companions + [try await compiler.module(answerRequest)]
        objects += try await compiler.objects(answerRequest)
        continue
      }
      let subjectRequest = subjectRequest(step, imports: [support] + companions)
      let subject = try await compiler.module(subjectRequest)
      let answer = try await compiler.module(answerRequest)
      let adapterRequest = adapterRequest(step, imports: [answer, subject, support] + companions)
      // The compiler wants to find the answer's module too: the adapter is made of it.
      imports += [subject, try await compiler.module(adapterRequest), answer]
      for request in [answerRequest, subjectRequest, adapterRequest] {
        objects += try await compiler.objects(request)
      }
    }
    objects.append(
      try await compiler.object(
        .init(
          module: "\(program.stage.name)Program", sources: [program.path], mode: .app,
          imports: imports, warningsAreErrors: true, isProgram: true)))

    let printed = try await output(of: objects + components, program)
    guard !broken.isEmpty else { return printed }
    let misses = try await output(
      of: objects + broken, program, arguments: ["broken"], after: printed)
    let app = try await appComponents(of: program, answers: answers)
    guard !app.modules.isEmpty else { return printed + misses }
    let suites = program.steps.filter(\.isSuite)
    let others = zip(suites, components).filter { !app.modules.contains($0.0.module) }.map(\.1)
    do {
      return try await printed + misses
        + output(
          of: objects + others + app.objects, program, arguments: ["app"] + app.modules,
          after: printed + misses)
    } catch var trouble as StageProgram.DidNotEnd {
      let pieces = program.pieces.map(\.id).filter { answers[$0] != nil }
      if !pieces.isEmpty {
        trouble.description +=
          "\nThe app of this run had your \(pieces.joined(separator: ", ")) in it."
      }
      throw trouble
    }
  }

  /// Links a program and gives what it prints.
  ///
  /// - Parameter printed: What it printed in the runs before.
  private func output(
    of objects: [String], _ program: StageProgram, arguments: [String] = [],
    after printed: String = ""
  ) async throws -> String {
    let folder = try TemporaryFiles.makeFolder(in: compiler.cache.root)
    defer { TemporaryFiles.remove(folder) }
    let executable = folder.appendingPathComponent("program")
    try await compiler.link(objects, into: executable)
    let completion = try await Command(
      executable: executable.path, arguments: arguments, directory: folder.path,
      timeLimit: timeLimit(), standstillLimit: capabilities.standstillLimit,
      endsDescendants: capabilities.supervises
    ).run()
    guard completion.succeeded else {
      let records = try? Data(contentsOf: folder.appendingPathComponent(StageProgram.records))
      var trouble = StageProgram.DidNotEnd(
        program, completion, stream: EventStream(Array(records ?? Data())))
      trouble.printed = printed
      throw trouble
    }
    return completion.output
  }

  /// The wrong implementation that a suite's starter misses, or the first of all.
  private func brokenComponentRequest(_ step: Course.Step) async throws -> Compiler.Request {
    let wrong = try layout.suiteImplementations(step).filter { !$0.isRight }
    guard let broken = wrong.first(where: { $0.id == step.starter.reason }) ?? wrong.first else {
      return componentRequest(step)
    }
    return try await request(broken, for: step)
  }

  /// Our solution as the linter compiles it to be judged, so that it is compiled once.
  private func solutionRequest(
    _ step: Course.Step, imports: [Compiler.Module]
  ) async throws -> Compiler.Request {
    let text = try layout.text(layout.solution(step))
    let copy = try await copy(of: text, named: step)
    var request = answerRequest(step, answer: copy, imports: imports)
    request.keepsLanguage = looksForHeldAccesses(step, source: text)
    if step.member == nil { request.calls = .togetherNamed }
    return request
  }
}
