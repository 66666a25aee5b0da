extension Judge {
  /// Bare mode: what is isolated in SwiftUI says so.
  func standInRequest() -> Compiler.Request {
    .init(
      module: StandIn.module, sources: layout.standInSources, mode: .bare, warningsAreErrors: true,
      // An answer sees what is public in it, and no more.
      isTestable: false, isLarge: true)
  }

  /// The stand-in's module, for the files of a step that uses it.
  func standIn(for step: Course.Step) async throws -> [Compiler.Module] {
    step.usesSwiftUI == true ? [try await compiler.module(standInRequest())] : []
  }

  /// The stand-in's object, for what is linked with the files of steps that use it.
  func standInObject(for steps: [Course.Step]) async throws -> [String] {
    steps.contains { $0.usesSwiftUI == true }
      ? [try await compiler.object(standInRequest())] : []
  }
}
