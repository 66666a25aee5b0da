import Foundation

/// What all windows hear of the repository: small, however many employees there are.
nonisolated struct RepositoryState: Sendable, Equatable {
  /// Grows with each roster; 0 while there is none.
  var version = 0
  /// nil while nothing is loading.
  var progress: LoadingProgress?
  /// Why the last load failed; nil after one that worked.
  var problem: DirectoryProblem?
  /// When the whole roster was true; nil while there is none, or a part of one.
  var lastUpdated: Date?
}
