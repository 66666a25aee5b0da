import Foundation

/// Why a room cannot open, in words for the trainer.
public enum ClassroomError: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// The file is no plan of a class.
  case unreadablePlan(String)
  /// Another program has the room's folder.
  case folderInUse(String)
  /// The folder cannot be written to; with the system's reason.
  case folderUnwritable(String, String)
  /// Nothing can listen there; with the system's reason.
  case portUnavailable(String, UInt16, String)

  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .unreadablePlan(let path): "\(path) is no plan of a class."
    case .folderInUse(let path): "Another room uses \(path). End that one first."
    case .folderUnwritable(let path, let reason): "\(path) cannot be written: \(reason)."
    case .portUnavailable(let address, let port, let reason):
      "Port \(port) of \(address) cannot be used: \(reason). Choose another with --port."
    }
  }
}
