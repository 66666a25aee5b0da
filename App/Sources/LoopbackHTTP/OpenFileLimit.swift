import Foundation

/// How many files and connections a process may have open.
package enum OpenFileLimit {
  /// Sets the limit as high as the system lets the process.
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
    limit.rlim_cur = min(limit.rlim_max, 65_536)
    // Where this fails, the limit stays as it is.
    _ = setrlimit(resource, &limit)
  }
}
