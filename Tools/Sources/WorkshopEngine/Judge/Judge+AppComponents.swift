/// Suites that a stage's program runs with a part of an app, in the place of the given component.
extension Judge {
  /// What is linked in the place of some given components.
  struct AppComponents {
    /// The modules of the suites.
    var modules: [String] = []
    /// The components, the app, and what the app needs.
    var objects: [String] = []
  }

  /// Compiles the app with a learner's files in it, and the components that are parts of it.
  ///
  /// - Throws: `OtherInterface`, or when something does not build.
  func appComponents(
    of program: StageProgram, answers: [String: String]
  ) async throws -> AppComponents {
    var components = AppComponents()
    guard let piece = program.pieces.first, let app = piece.member else { return components }
    let companions = try companionRequests(of: program.pieces)
    let request = try appRequest(
      app, pieces: program.pieces, answers: answers, imports: try await modules(companions))
    let imports =
      try await modules(companions) + [
        try await compiler.module(supportRequest()), try await compiler.module(request),
      ]
    for step in program.steps where layout.hasAppComponent(step) {
      let path = layout.appComponent(step)
      let component = try SuiteImplementation(path: path, source: layout.text(path))
      let given = try SuiteImplementation(
        path: layout.component(step), source: layout.text(layout.component(step)))
      let interface = try await interface(of: component, for: step, imports: imports)
      guard try await interface == self.interface(of: given, for: step) else {
        throw OtherInterface(path: path, given: given.path, interface: interface)
      }
      components.modules.append(step.module)
      components.objects.append(
        try await compiler.object(self.request(component, for: step, imports: imports)))
    }
    for request in [request] + companions {
      components.objects.append(try await compiler.object(request))
    }
    return components
  }

  /// The whole app, with some files in the place of its own.
  private func appRequest(
    _ app: Course.Member, pieces: [Course.Step], answers: [String: String],
    imports: [Compiler.Module]
  ) throws -> Compiler.Request {
    let mine = Dictionary(
      uniqueKeysWithValues: pieces.compactMap { piece in
        answers[piece.id].flatMap { answer in piece.member.map { (layout.appFile($0), answer) } }
      })
    let sources = try layout.files(below: layout.appFolder(app)).filter { $0.hasSuffix(".swift") }
    var request = Compiler.Request(
      module: app.module, sources: sources.map { mine[$0] ?? $0 }, mode: .app, imports: imports)
    request.isLarge = true
    return request
  }
}

/// An app component that does not say which pieces of the app it is made of.
struct PiecesMissing: UserFacingError {
  var path: String
  var description: String {
    "\(path): the second line is not “// pieces: ID, ID”, with ids of steps that are pieces of one app."
  }
}

extension CourseLayout {
  /// The pieces of an app that suites are run with too, in the course's order.
  ///
  /// - Throws: `PiecesMissing`, or `FileTrouble`.
  func appPieces(of suites: [Course.Step]) throws -> [Course.Step] {
    var ids: Set<String> = []
    for step in suites where hasAppComponent(step) {
      let path = appComponent(step)
      let lines = try text(path).split(separator: "\n", maxSplits: 2)
      guard lines.count > 1, let match = lines[1].wholeMatch(of: /\/\/ pieces: (\S.*)/) else {
        throw PiecesMissing(path: path)
      }
      let named = match.1.split(separator: ", ").map(String.init)
      let pieces = course.steps.filter { $0.isPiece && named.contains($0.id) }
      guard pieces.count == named.count, Set(pieces.map(\.answerModule)).count == 1 else {
        throw PiecesMissing(path: path)
      }
      ids.formUnion(named)
    }
    return course.steps.filter { ids.contains($0.id) }
  }
}
