import Foundation

/// Why the window could not open, in words for the person who wanted it.
public enum WebWindowError: Error, Equatable {
  /// Nothing can listen on this port; with the system's reason.
  case portUnavailable(UInt16, String)
}

extension WebWindowError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .portUnavailable(let port, let reason):
      "Port \(port) of 127.0.0.1 cannot be used: \(reason). Choose another, or 0 for any."
    }
  }
}
