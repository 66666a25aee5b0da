/// Ends the command with exit code 1: something judged did not pass.
struct NotPassed: Error {}

/// Ends the command with exit code 2: the words or the environment are at fault.
struct Trouble: Error, CustomStringConvertible {
  var description: String
}
