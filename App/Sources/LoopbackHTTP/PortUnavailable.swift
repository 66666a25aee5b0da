/// Nothing can listen on a port of this machine.
package struct PortUnavailable: Error, Equatable, Sendable {
  package let port: UInt16
  /// The system's.
  package let reason: String
}
