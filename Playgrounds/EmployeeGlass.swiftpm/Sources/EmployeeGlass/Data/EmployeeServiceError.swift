import Foundation

/// Why a service did not answer, or why its answer is not taken.
nonisolated enum EmployeeServiceError: Error, Sendable, Hashable {
  /// No server listens there, or the connection broke.
  case unreachable
  case timedOut
  /// The server answered with a problem of its own; the words are the server's, made safe to show.
  case refused(status: Int, words: String?)
  /// Another type than what was asked for.
  case wrongContentType(String)
  /// More bytes, or more people, than the app takes.
  case tooLarge
  /// No JSON, no picture, or one with values that cannot be; the words are for the person who mends
  /// it.
  case malformed(String)
}

nonisolated extension DirectoryProblem {
  /// Says what an error means to the person in front of the window.
  init(_ error: any Error) {
    switch error as? EmployeeServiceError {
    case .unreachable:
      self.init(
        title: "The server cannot be reached",
        advice: "Check that it is running, then try again.")
    case .timedOut:
      self.init(title: "The server takes too long", advice: "Try again in a moment.")
    case .refused(let status, let words):
      self.init(
        title: "The server refused the request (\(status))",
        advice: words ?? "Try again in a moment.")
    case .wrongContentType, .malformed:
      self.init(
        title: "The server’s answer makes no sense",
        advice: "Check that the address is that of an employee server of this version.")
    case .tooLarge:
      self.init(
        title: "The server’s answer is too large",
        advice: "This app shows companies of up to \(PageWalk.mostEmployees.formatted()) people.")
    case nil:
      self.init(title: "The directory could not be loaded", advice: "Try again in a moment.")
    }
  }
}
