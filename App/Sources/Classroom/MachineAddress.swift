import Foundation

/// How this machine is called by others on its network.
enum MachineAddress {
  /// The addresses at which learners reach a server that listens on this one.
  static func hosts(listeningOn address: String) -> [String] {
    guard address == "0.0.0.0" else { return [address] }
    return network + ["127.0.0.1"]
  }

  /// Names that a browser may call this machine by, in lower case.
  static var names: Set<String> {
    let name = ProcessInfo.processInfo.hostName.lowercased()
    let short = String(name.prefix { $0 != "." })
    return ["localhost", name, short, "\(short).local"]
  }

  /// The IPv4 addresses of its interfaces that are up, without loopback.
  private static var network: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    for item in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let entry = item?.pointee, let address = entry.ifa_addr,
        Int32(address.pointee.sa_family) == AF_INET, entry.ifa_flags & UInt32(IFF_UP) != 0,
        entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      else { continue }
      var text = [CChar](repeating: 0, count: 64)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard getnameinfo(address, size, &text, 64, nil, 0, NI_NUMERICHOST) == 0 else { continue }
      found.append(
        String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    return found
  }
}
