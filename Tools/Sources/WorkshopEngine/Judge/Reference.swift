import Foundation
import WorkshopDigest

/// What does not change when an answer does: the compiled checks, and the tests they hold.
package struct Reference: Sendable {
  /// The canary's module.
  static let canaryModule = ToolchainAssumptions.lastModule
  /// How the canary's id begins.
  static let canaryPrefix = "\(canaryModule)."

  /// Modules that an adapter imports.
  var imports: [Compiler.Module]
  /// The linked program that runs the checks, in a folder with a library in an answer's place; nil
  /// where everything is linked for each answer.
  var runner: URL?
  /// Objects of the checks and of what they need.
  var objects: [String]
  /// Every test that an honest run reports, the canary included.
  var tests: [EventStream.Test]
  /// What the machine can do that runs it.
  var capabilities: Capabilities

  /// A run of a linked program that writes its events to descriptor 3, and hears a word from 4.
  func command(_ program: URL, directory: URL, timeLimit: Duration, word: String) -> Command {
    Self.command(
      program, directory: directory, timeLimit: timeLimit, word: word, capabilities,
      extra: [ToolchainAssumptions.runsInTurn])
  }

  static func command(
    _ program: URL, directory: URL, timeLimit: Duration, word: String,
    _ capabilities: Capabilities, extra: [String]
  ) -> Command {
    var command = command(
      program, directory: directory, timeLimit: timeLimit, capabilities, extra: extra)
    command.secret = Array(word.utf8)
    command.environment?["WORKSHOP_WORD_DESCRIPTOR"] = "4"
    return command
  }

  static func command(
    _ program: URL, directory: URL, timeLimit: Duration, _ capabilities: Capabilities,
    extra: [String]
  ) -> Command {
    var environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "LANG", "TMPDIR"].contains($0.key)
    }
    environment["NO_COLOR"] = "1"
    // The answer asks the stand-in for the system's version, where it uses SwiftUI.
    environment["WORKSHOP_ASKS_FOR_LEVEL"] = "1"
    // A trap is a verdict here; the runtime's backtrace takes a second and helps no learner.
    environment[ToolchainAssumptions.noBacktrace.name] = ToolchainAssumptions.noBacktrace.value
    return Command(
      executable: program.path,
      arguments: ToolchainAssumptions.writesEvents + ["/dev/fd/3"] + extra,
      directory: directory.path, environment: environment, timeLimit: timeLimit,
      standstillLimit: capabilities.standstillLimit, hasEventPipe: true,
      endsDescendants: capabilities.supervises)
  }
}

extension Judge {
  /// Compiles the checks against an adapter that adapts nothing, and asks them for their tests.
  ///
  /// The checks see `makeSubject()` of a module that an answer's own adapter has too, so their
  /// object is linked with any answer, and what an answer declares cannot reach them.
  package func reference(_ step: Course.Step) async throws -> Reference {
    async let main = compiler.object(runnerRequest())
    async let supportObject = compiler.object(supportRequest())
    async let companionObjects = companionObjects(of: [step])
    let kit = try await [compiler.module(supportRequest())] + companions(of: step)
    let subjectRequest = subjectRequest(step, imports: kit)
    let subject = try await compiler.module(subjectRequest)
    let stubRequest = try await stubRequest(step, imports: [subject] + kit)
    let stub = try await compiler.module(stubRequest)
    let checks = try await compiler.object(
      checksRequest(step, imports: [stub, subject] + kit))
    let objects =
      try await [main, supportObject, compiler.object(subjectRequest), checks]
      + companionObjects
    let usesNetwork = try layout.givenMembers(step).contains {
      try layout.text($0).contains("import \(Compiler.networking)")
    }
    let (runner, tests) = try await runner(
      objects, stub: compiler.object(stubRequest), usesNetwork: usesNetwork)
    return Reference(
      imports: [subject] + kit, runner: compiler.linksLibraries ? runner : nil,
      objects: objects, tests: tests, capabilities: capabilities)
  }

  private func stubRequest(_ step: Course.Step, imports: [Compiler.Module]) async throws
    -> Compiler.Request
  {
    let source = """
      public import \(step.module)Subject

      public func makeSubject() -> Subject { fatalError() }

      """
    let folder = try await compiler.cache.folder("stub", key: [source]) { draft in
      try Data(source.utf8).write(to: draft.appendingPathComponent("Stub.swift"))
    }
    var request = adapterRequest(step, imports: imports)
    request.sources = [folder.appendingPathComponent("Stub.swift").path]
    return request
  }

  /// A program of these objects, and the tests it holds, which are listed without running them.
  private func runner(_ objects: [String], stub: String, usesNetwork: Bool) async throws
    -> (program: URL, tests: [EventStream.Test])
  {
    let key = objects + [stub] + (usesNetwork ? [Compiler.networking] : [])
    let folder = try await compiler.cache.folder("runner", key: key) { draft in
      let program = draft.appendingPathComponent("checks")
      if compiler.linksLibraries {
        let library = draft.appendingPathComponent(RunFolder.answerLibrary)
        try await compiler.linkLibrary([stub], into: library)
        try await compiler.linkRunner(
          objects, with: [library], usesNetwork: usesNetwork, into: program)
      } else {
        try await compiler.link(objects + [stub], into: program)
      }
      let completion = try await Reference.command(
        program, directory: draft, timeLimit: .seconds(30), capabilities,
        extra: [ToolchainAssumptions.listsTests]
      ).run()
      guard completion.succeeded else {
        throw Compiler.Refusal(diagnostics: completion.errors, ids: [])
      }
      try Data(completion.events).write(to: draft.appendingPathComponent("tests.jsonl"))
    }
    let records = try Data(contentsOf: folder.appendingPathComponent("tests.jsonl"))
    return (folder.appendingPathComponent("checks"), EventStream(Array(records)).tests)
  }

  /// Links an answer and its adapter with the checks.
  ///
  /// - Parameter folder: Where the program will be, and what it loads.
  /// - Throws: `Compiler.Refusal` with the linker's words.
  func program(of objects: [String], _ kit: Reference, in folder: URL) async throws -> URL {
    let program = folder.appendingPathComponent("checks")
    guard let runner = kit.runner else {
      try await compiler.link(objects + kit.objects, into: program)
      return program
    }
    try await compiler.linkLibrary(
      objects, into: folder.appendingPathComponent(RunFolder.answerLibrary))
    // A program looks for the library beside the name that it was started by.
    if link(runner.path, program.path) != 0 {
      try FileManager.default.copyItem(at: runner, to: program)
    }
    return program
  }
}
