import Foundation

extension Session {
  /// Goes on as another program, in this process: what a terminal sends reaches that program alone.
  ///
  /// - Throws: `Trouble`, where it cannot be started.
  package static func become(_ program: String, _ arguments: [String]) throws -> Never {
    // Ignored signals would stay ignored, and those that this thread holds back would be held back.
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    throw Trouble(description: "\(program) cannot be started: \(String(cString: strerror(errno))).")
  }
}
