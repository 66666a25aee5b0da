import Foundation

/// A TCP connection that ends at a deadline, also when the other side keeps it open.
final class RoomConnection {
  private let descriptor: Int32
  private let deadline: ContinuousClock.Instant

  /// Connects to a numeric address.
  ///
  /// - Throws: `RoomClient.Unreachable`.
  init(host: String, port: UInt16, limit: Duration) throws {
    deadline = .now + limit
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
      throw RoomClient.Unreachable(description: "The room's address is not in numbers.")
    }
    #if canImport(Darwin)
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #else
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw Self.trouble(errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    do {
      if result != 0 {
        guard errno == EINPROGRESS else { throw Self.trouble(errno) }
        try wait(for: Int16(POLLOUT))
        var (code, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
        guard code == 0 else { throw Self.trouble(code) }
      }
    } catch {
      close(descriptor)
      throw error
    }
  }

  func end() { close(descriptor) }

  func write(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      try wait(for: Int16(POLLOUT))
      // The process ignores SIGPIPE: a room that has gone is an error here.
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EAGAIN, errno != EINTR {
        throw Self.trouble(errno)
      }
    }
  }

  /// What comes until it is whole, or the other side ends it.
  func read(atMost limit: Int, until isWhole: (Data) -> Bool) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while !isWhole(data) {
      try wait(for: Int16(POLLIN))
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count == 0 { return data }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
        guard data.count <= limit else {
          throw RoomClient.Unreachable(description: "What answers there is no room.")
        }
      } else if errno != EAGAIN, errno != EINTR {
        throw Self.trouble(errno)
      }
    }
    return data
  }

  private func wait(for events: Int16) throws {
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else {
        throw RoomClient.Unreachable(description: "The room does not answer.")
      }
      var place = pollfd(fd: descriptor, events: events, revents: 0)
      let ready = poll(&place, 1, Int32(min(left, 60_000).rounded(.up)))
      if ready > 0 { return }
      guard ready == 0 || errno == EINTR else { throw Self.trouble(errno) }
    }
  }

  private static func trouble(_ code: Int32) -> RoomClient.Unreachable {
    RoomClient.Unreachable(
      description: "The room cannot be reached: \(String(cString: strerror(code))).")
  }

  /// The first IPv4 address of a name, in numbers. Waits as long as the system does; for `join` alone.
  static func numericAddress(of host: String) -> String? {
    var hints = addrinfo()
    hints.ai_family = AF_INET
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &first) == 0, let found = first else { return nil }
    defer { freeaddrinfo(first) }
    var text = [CChar](repeating: 0, count: 64)
    guard
      getnameinfo(
        found.pointee.ai_addr, found.pointee.ai_addrlen, &text, 64, nil, 0, NI_NUMERICHOST) == 0
    else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
