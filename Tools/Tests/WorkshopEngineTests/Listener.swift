import Foundation
import Testing

/// A socket on this machine alone that takes connections and answers nothing.
final class Listener: Sendable {
  private let descriptor: Int32
  /// Nil for one without an address on the network.
  let port: UInt16
  let name: String

  /// Listens on the loopback address, at a port that is free.
  init() throws {
    name = ""
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) + listen(descriptor, 8) + getsockname(descriptor, $0, &size)
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    try #require(result == 0)
  }

  /// Listens at a name that is no file: Linux alone has these.
  init(abstract name: String) throws {
    self.name = name
    port = 0
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.dropFirst().copyBytes(from: name.utf8) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.utf8.count)
    let descriptor = descriptor
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) + listen(descriptor, 8)
      }
    }
    try #require(result == 0)
  }

  deinit { close(descriptor) }
}
