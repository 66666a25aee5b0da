/// Ends the command with exit code 1: something judged did not pass.
package struct NotPassed: Error {
  package init() {}
}

/// Ends the command with exit code 2: the words or the environment are at fault.
package struct Trouble: Error, CustomStringConvertible {
  package var description: String

  package init(description: String) { self.description = description }
}
