import Foundation

/// What all answers to a suite step share: the program that runs them, and each implementation of the
/// component, compiled.
package struct SuiteKit: Sendable {
  struct Compiled: Sendable {
    var implementation: SuiteImplementation
    var object: String
    /// The linked library; nil where everything is linked for each answer.
    var library: URL?
  }

  /// The linked program, which loads a suite and a component from its own folder; nil where everything is
  /// linked for each answer.
  var runner: URL?
  /// The program's objects.
  var objects: [String]
  /// The given implementation first, then the other right ones, then the wrong ones.
  var implementations: [Compiled]
}

/// An implementation with another interface than the given one: no suite can be compiled once for both.
struct OtherInterface: UserFacingError {
  var path: String
  var given: String
  /// What it declares to others, in the compiler's words.
  var interface: String

  var description: String {
    """
    \(path) has another interface than \(given), and suites are compiled once for both. It declares:
    \(interface)
    """
  }
}

extension Judge {
  /// - Throws: `OtherInterface`, when the course's own code does not build, or when the toolchain cannot be
  ///   run.
  package func suiteKit(_ step: Course.Step) async throws -> SuiteKit {
    async let runnerObject = compiler.object(suiteRunnerRequest())
    let sources = try layout.suiteImplementations(step)
    let workers = 2
    let compiled = try await mapped(sources, workers: workers) { implementation in
      try await self.compiled(implementation, for: step)
    }
    let interfaces = try await mapped(sources, workers: workers) { implementation in
      try await self.interface(of: implementation, for: step)
    }
    for (source, interface) in zip(sources, interfaces) where interface != interfaces[0] {
      throw OtherInterface(path: source.path, given: sources[0].path, interface: interface)
    }
    let objects = [try await runnerObject]
    return SuiteKit(
      runner: try await suiteRunner(objects, component: compiled[0]), objects: objects,
      implementations: compiled)
  }

  /// How one implementation of a component is compiled.
  ///
  /// - Parameter imports: The modules of the app that it is a part of, if it is one.
  func request(
    _ implementation: SuiteImplementation, for step: Course.Step, imports: [Compiler.Module] = []
  ) async throws -> Compiler.Request {
    // A module and a trap remember the file's name: all have the same.
    let name = "Component.swift"
    let source = implementation.source
    let folder = try await compiler.cache.folder("component", key: [name, source]) { draft in
      try Data(source.utf8).write(to: draft.appendingPathComponent(name))
    }
    var request = componentRequest(step, source: folder.appendingPathComponent(name).path)
    request.imports = imports
    return request
  }

  private func compiled(
    _ implementation: SuiteImplementation, for step: Course.Step
  ) async throws -> SuiteKit.Compiled {
    let object = try await compiler.object(request(implementation, for: step))
    guard compiler.linksLibraries else {
      return SuiteKit.Compiled(implementation: implementation, object: object)
    }
    let folder = try await compiler.cache.folder("component-library", key: [object]) { draft in
      try await compiler.linkLibrary(
        [object], into: draft.appendingPathComponent(RunFolder.componentLibrary))
    }
    return SuiteKit.Compiled(
      implementation: implementation, object: object,
      library: folder.appendingPathComponent(RunFolder.componentLibrary))
  }

  /// What an implementation declares to others, in the compiler's words.
  ///
  /// With library evolution nothing else of it is compiled into a suite, so that a library whose interface is
  /// the same can take its place.
  func interface(
    of implementation: SuiteImplementation, for step: Course.Step, imports: [Compiler.Module] = []
  ) async throws -> String {
    let request = try await request(implementation, for: step, imports: imports)
    let arguments = compiler.languageArguments(request)
    let folder = try await compiler.cache.folder(
      "interface",
      key: [compiler.toolchain.identity, request.module, implementation.source]
        + imports.map(\.interface) + arguments
    ) { draft in
      let completion = try await compiler.frontend(
        [
          "-typecheck", "-emit-module-interface-path",
          draft.appendingPathComponent("Component.swiftinterface").path,
        ] + request.sources + arguments, colour: false)
      guard completion.succeeded else {
        throw Compiler.Refusal(diagnostics: completion.errors, ids: [])
      }
    }
    // What stands behind // is how it was compiled.
    return try String(
      contentsOf: folder.appendingPathComponent("Component.swiftinterface"), encoding: .utf8
    ).split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  private func suiteRunner(
    _ objects: [String], component: SuiteKit.Compiled
  ) async throws -> URL? {
    guard let library = component.library else { return nil }
    let folder = try await compiler.cache.folder("suite-runner", key: objects + [library.path]) {
      draft in
      // Stands in for a learner's suite: the program asks nothing of it but to be there.
      let empty = draft.appendingPathComponent(RunFolder.answerLibrary)
      try await compiler.linkLibrary([], into: empty)
      try await compiler.linkRunner(
        objects, with: [empty, library], into: draft.appendingPathComponent("checks"))
    }
    return folder.appendingPathComponent("checks")
  }

  /// Links a suite with one implementation.
  ///
  /// - Parameters:
  ///   - suite: The suite's object, or its library where there are libraries.
  ///   - folder: Where the program will be, and what it loads.
  /// - Throws: `Compiler.Refusal` with the linker's words.
  func suiteProgram(
    _ suite: String, with component: SuiteKit.Compiled, _ kit: SuiteKit, in folder: URL
  ) async throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("checks")
    guard let runner = kit.runner, let library = component.library else {
      try await compiler.link([suite, component.object] + kit.objects, into: program)
      return program
    }
    let files = [
      (runner.path, "checks"), (suite, RunFolder.answerLibrary),
      (library.path, RunFolder.componentLibrary),
    ]
    for (original, name) in files {
      let place = folder.appendingPathComponent(name).path
      if link(original, place) != 0 {
        try FileManager.default.copyItem(atPath: original, toPath: place)
      }
    }
    return program
  }
}
