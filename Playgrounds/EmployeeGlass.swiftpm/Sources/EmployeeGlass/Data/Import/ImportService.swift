import Foundation

/// Where files of people are taken in.
///
/// All methods throw `ImportError`, `EmployeeServiceError` or `CancellationError`.
nonisolated protocol ImportService: Sendable {
  /// Sends a file, or goes on with it; returns when the server has come to an end with it.
  @concurrent func send(_ file: ImportFile) async throws -> ImportStatus

  /// How far an import is; nil where the server knows none of that id.
  @concurrent func status(of id: String) async throws -> ImportStatus?

  /// Ends an import. What is in the directory stays.
  ///
  /// - Returns: How far it came; nil where the server knows none of that id.
  @concurrent func cancel(_ id: String) async throws -> ImportStatus?

  /// Where all faults of an import are, as CSV.
  func faultList(of id: String) -> URL?
}

/// Why the server does not take a file.
nonisolated enum ImportError: Error, Sendable, Hashable {
  /// The first line names no columns, or a record has no end: the server's words, and what is wrong.
  case invalid(words: String?, faults: [ImportFault])
  /// An import of this id has taken another file.
  case otherFile
  /// An import of this id is under way.
  case runsAlready
  case tooLarge
}
