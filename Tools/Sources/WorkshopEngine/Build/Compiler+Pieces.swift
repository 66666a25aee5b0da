import Foundation
import WorkshopDigest

/// Modules of which one file is a learner's and all others are given.
extension Compiler {
  /// What of its module a piece concerns.
  struct Piece: Sendable {
    /// A digest of what the given files see of it. Pieces with the same one share their module.
    var interface: String
    /// Our own file in its place.
    var finished: String
    /// Which of the given files may mean something else beside the piece than beside ours.
    var concerned: [Int]
  }

  /// The objects of the given files beside a piece, in their order.
  ///
  /// They see of the piece its interface alone. Those that it does not concern are of the finished module, which is
  /// compiled once for all of its pieces.
  ///
  /// - Throws: as ``object(_:)`` does.
  func givenObjects(_ request: Request) async throws -> [String] {
    let given = Array(request.sources.dropFirst())
    guard let piece = request.piece else {
      let module = try await module(request).interface
      return try await objects(of: given, beside: request.sources[0], seenAs: module, request)
    }
    // In an order that is the same for all pieces.
    let files = (given + [piece.finished]).sorted()
    let concerned = piece.concerned.map { given[$0] }
    async let finished =
      concerned.count == given.count ? [] : objects(of: files, beside: nil, seenAs: "", request)
    async let own =
      concerned.isEmpty
      ? []
      : objects(
        of: concerned, beside: request.sources[0], seenAs: piece.interface, request,
        with: given.filter { !concerned.contains($0) })
    // An error of the learner's counts first.
    let places = Dictionary(
      uniqueKeysWithValues: zip(files, try await finished).map { ($0, $1) }
    ).merging(zip(concerned, try await own).map { ($0, $1) }) { $1 }
    return given.compactMap { places[$0] }
  }

  /// The objects of some files of a module, in their order.
  ///
  /// - Parameters:
  ///   - piece: A file that they see, and that is none of them.
  ///   - interface: What they see of it.
  ///   - others: The module's other files.
  private func objects(
    of files: [String], beside piece: String?, seenAs interface: String, _ request: Request,
    with others: [String] = []
  ) async throws -> [String] {
    let arguments = languageArguments(request) + ["-enable-testing"]
    let seen = try (files + others).flatMap { [$0.fileStem, try digest(of: $0)] }
    let key =
      [toolchain.identity, request.module, interface, "\(files.count)"]
      + request.mode.compilerArguments + request.extraArguments
      + request.imports.map(\.interface) + (request.usesMacros ? macroDigests : []) + seen
    let folder = try await cache.folder("given", key: key) { draft in
      // One compiler for each core: what they share is little beside what each has to do.
      let size = (files.count + 1) / 2
      let parts = stride(from: 0, to: files.count, by: size).map {
        $0..<min($0 + size, files.count)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for part in parts {
          group.addTask {
            let sources = files.indices.flatMap { index in
              (part.contains(index) ? ["-primary-file"] : []) + [files[index]]
            }
            let outputs = part.flatMap { ["-o", draft.appendingPathComponent("\($0).o").path] }
            let completion = try await frontend(
              ["-c"] + sources + others + (piece.map { [$0] } ?? []) + outputs + arguments
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
    return files.indices.map { folder.appendingPathComponent("\($0).o").path }
  }
}
