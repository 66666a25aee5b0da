import Foundation

/// How many files and connections a process may have open.
package enum OpenFileLimit {
  /// Sets the limit as high as the system lets the process, up to 65,536.
  ///
  /// FlyingFox stops listening when it cannot accept a connection for want of a file. 1024, which is
  /// usual, is soon reached by a client that opens connections and forgets them.
  package static func raise() {
    #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = raised(limit.rlim_cur, upTo: limit.rlim_max)
    // Where this fails, the limit stays as it is.
    _ = setrlimit(resource, &limit)
  }

  /// The limit that a process asks for: one that is higher already stays.
  package static func raised(_ current: rlim_t, upTo most: rlim_t) -> rlim_t {
    max(current, min(most, 65_536))
  }
}
