import Foundation

/// Modules of which one file is a learner's and all others are given.
extension Compiler {
  /// The objects of the given files beside a piece, in their order.
  ///
  /// They see of the piece its interface alone. As long as the module stays as it is to the byte, and so after each edit
  /// inside a function, the objects are those that are there.
  ///
  /// - Throws: as ``object(_:)`` does.
  func givenObjects(_ request: Request) async throws -> [String] {
    let interface = try await module(request).interface
    let given = Array(request.sources.dropFirst())
    let arguments = languageArguments(request) + ["-enable-testing"]
    let key =
      [toolchain.identity, request.module, interface]
      + request.mode.compilerArguments + request.extraArguments + request.imports.map(\.interface)
      + zip(given, try digests(of: request).dropFirst()).flatMap { [$0.0.fileStem, $0.1] }
    let folder = try await cache.folder("given", key: key) { draft in
      // One compiler for each core: what they share is little beside what each has to do.
      let size = (given.count + 1) / 2
      let parts = stride(from: 0, to: given.count, by: size).map {
        $0..<min($0 + size, given.count)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for part in parts {
          group.addTask {
            let sources = given.indices.flatMap { index in
              (part.contains(index) ? ["-primary-file"] : []) + [given[index]]
            }
            let outputs = part.flatMap { ["-o", draft.appendingPathComponent("\($0).o").path] }
            let completion = try await frontend(
              ["-c"] + sources + [request.sources[0]] + outputs + arguments
                + ToolchainAssumptions.diagnosticNames,
              colour: false)
            if !completion.succeeded { try await refuse(completion, request: request) }
          }
        }
        try await group.waitForAll()
      }
      // The compilers read the piece themselves, later than we did.
      _ = try digests(of: request)
    }
    return given.indices.map { folder.appendingPathComponent("\($0).o").path }
  }
}
