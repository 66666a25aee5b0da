import Foundation
import WorkshopPolicy

extension Judge {
  /// Links a learner's suite with every implementation of what it tests, and runs them once it is cleared.
  ///
  /// No suite is asked for its tests beforehand: listing them would run the initialisers of its traits. Which
  /// tests there are, the first run says.
  func suiteJudgement(_ judging: Judging) async throws -> Judgement {
    async let preparedKit = suiteKit(judging.step)
    let compiled = try await judging.compiled.value
    let folder = try TemporaryFiles.makeFolder(in: compiler.cache.root)
    defer { TemporaryFiles.remove(folder) }
    let object = try await compiler.object(compiled.request)
    let kit = try await preparedKit
    let linked = try await link(object, in: folder.appendingPathComponent("in-order"), kit)
    let reversed = Once<[SuiteProgram.Linked]> {
      guard let object = try await self.reversedObject(judging, compiled.request) else { return [] }
      return try await self.link(
        object, in: folder.appendingPathComponent("reversed"), kit, isRightAlone: true)
    }
    try await judging.waitUntilCleared()
    return try await judging.manner.run(
      SuiteProgram(
        step: judging.step, linked: linked, reversed: reversed, confinement: confinement,
        timeLimit: timeLimit(judging.step), capabilities: capabilities,
        workers: judging.manner.work == .sideBySide ? 2 : 1,
        place: { judging.answer.origin(ofLine: $0).line }))
  }

  private func link(
    _ object: String, in folder: URL, _ kit: SuiteKit, isRightAlone: Bool = false
  ) async throws -> [SuiteProgram.Linked] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var suite = object
    if compiler.linksLibraries {
      let library = folder.appendingPathComponent(RunFolder.answerLibrary)
      try await compiler.linkLibrary([object], into: library)
      suite = library.path
    }
    var linked: [SuiteProgram.Linked] = []
    for (number, one) in kit.implementations.enumerated()
    where one.implementation.isRight || !isRightAlone {
      let program = try await suiteProgram(
        suite, with: one, kit, in: folder.appendingPathComponent("\(number)"))
      linked.append(.init(implementation: one.implementation, program: program))
    }
    return linked
  }

  /// The object of a copy whose tests stand in reversed order; nil where there is nothing to reverse.
  private func reversedObject(
    _ judging: Judging, _ request: Compiler.Request
  ) async throws -> String? {
    let question = ReversedTestsQuestion(source: judging.answer.source)
    guard let text = try await reader.ask(question) ?? nil else { return nil }
    var request = request
    request.sources = [try await copy(of: text, named: judging.step)]
    request.digest = nil
    do {
      return try await compiler.object(request)
    } catch is Compiler.Refusal {
      // What depends on its place in the file, such as a directive around some tests.
      return nil
    }
  }
}
