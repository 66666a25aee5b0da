import Foundation

/// Why the server could not start, in words for the person who started it.
public enum EmployeeServerError: Error, Equatable {
  /// Nothing can listen on this port; with the system's reason.
  case portUnavailable(UInt16, String)
  /// The folder for the data cannot be made or used; with the system's reason.
  case folderUnusable(String, String)
  /// The file is no SQLite database, or a damaged one.
  case notADatabase(String)
  /// The file is a database of another program.
  case foreignDatabase(String)
  /// The file was written by a later version of this server.
  case newerDatabase(String)
  /// The file cannot be read or written; with SQLite's reason.
  case databaseUnusable(String, String)
}

extension EmployeeServerError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .portUnavailable(let port, let reason):
      "Port \(port) of 127.0.0.1 cannot be used: \(reason). Choose another, or 0 for any."
    case .folderUnusable(let path, let reason):
      "\(path) cannot hold the data: \(reason)."
    case .notADatabase(let path):
      "\(path) is no SQLite database, or a damaged one. It was not changed. Move it away, or choose "
        + "another folder."
    case .foreignDatabase(let path):
      "\(path) is the database of another program. It was not changed. Choose another folder."
    case .newerDatabase(let path):
      "\(path) was written by a newer version of this server. It was not changed. Use that version, "
        + "or choose another folder."
    case .databaseUnusable(let path, let reason):
      "\(path) cannot be used: \(reason)."
    }
  }
}
