/// Modules that the files of a step may import beside those of the toolchain: the stand-in for SwiftUI, and
/// the step's neighbour. They are compiled once for all answers, and linked with the program that runs one.
extension Judge {
  /// A neighbour that has no sources.
  package struct MissingNeighbour: UserFacingError {
    var folder: String
    package var description: String {
      "\(folder) has no Swift files, and Course.json names it as the neighbour of a step."
    }
  }

  /// Warnings are no errors here, as in any library that is not one's own; the linter complains of them.
  ///
  /// - Throws: `MissingNeighbour`.
  package func neighbourRequest(_ neighbour: Course.Neighbour) throws -> Compiler.Request {
    let sources = layout.neighbourSources(neighbour)
    guard !sources.isEmpty else {
      throw MissingNeighbour(folder: layout.neighbourFolder(neighbour))
    }
    return .init(
      module: neighbour.module, sources: sources, mode: neighbour.mode, calls: .together,
      // An answer sees what is public in it, and no more.
      isTestable: false)
  }

  /// What makes the companions of some steps, each once.
  ///
  /// - Throws: `MissingNeighbour`.
  func companionRequests(of steps: [Course.Step]) throws -> [Compiler.Request] {
    (steps.contains { $0.usesSwiftUI == true } ? [standInRequest()] : [])
      + (try steps.neighbours.map(neighbourRequest))
  }

  /// A step's companions, for the files that import them.
  ///
  /// - Throws: `MissingNeighbour`, or `Compiler.Refusal` of the course's own code.
  package func companions(of step: Course.Step) async throws -> [Compiler.Module] {
    try await modules(companionRequests(of: [step]))
  }

  /// The companions that a piece of code in a document imports.
  ///
  /// - Throws: as ``companions(of:)`` does.
  package func companions(ofCode source: String) async throws -> [Compiler.Module] {
    try await modules(companionRequests(ofCode: source))
  }

  /// What makes the companions that a piece of code imports.
  func companionRequests(ofCode source: String) throws -> [Compiler.Request] {
    func isImported(_ module: String) -> Bool {
      source.split(whereSeparator: \.isNewline).contains { $0.contains("import \(module)") }
    }
    let neighbours = layout.course.steps.neighbours.filter { isImported($0.module) }
    return (isImported("SwiftUI") ? [standInRequest()] : [])
      + (try neighbours.map(neighbourRequest))
  }

  /// The companions' objects, for what is linked with the files of some steps.
  ///
  /// - Throws: as ``companions(of:)`` does.
  package func companionObjects(of steps: [Course.Step]) async throws -> [String] {
    var objects: [String] = []
    for request in try companionRequests(of: steps) {
      objects.append(try await compiler.object(request))
    }
    return objects
  }

  func modules(_ requests: [Compiler.Request]) async throws -> [Compiler.Module] {
    var modules: [Compiler.Module] = []
    for request in requests { modules.append(try await compiler.module(request)) }
    return modules
  }
}
