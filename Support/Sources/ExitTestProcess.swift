#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process of an exit test, in which one check is at work and nothing else.
@MainActor
public enum ExitTestProcess {
  /// Whether this process is one; the body of an exit test says so first.
  public static var isCurrent = false

  /// Returns when nothing is left to run: all tasks wait for the check.
  ///
  /// In the process of an exit test, work that goes on and on ends the process with a failure. In any
  /// other process the work may be another suite's, so an exit test has to find out.
  ///
  /// - Parameter exitTest: Called where work has gone on for too long. It runs the same wait in an exit
  ///   test, and throws if that fails.
  public static func waitUntilWorkEnds(
    otherwise exitTest: () async throws -> Void
  ) async rethrows {
    for _ in 0..<20 {
      if await workEnds() { return }
      if isCurrent { exit(EXIT_FAILURE) }
      try await exitTest()
    }
  }
}
