import Foundation

/// Where the employees are kept.
public enum EmployeeStorage: Equatable, Sendable {
  /// In a file of this folder, which is made if it is not there.
  case folder(URL)
  /// Nowhere: they are gone with the server.
  case memory
}
