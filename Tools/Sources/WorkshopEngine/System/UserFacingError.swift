/// An error whose description is written for the person at the terminal.
public protocol UserFacingError: Error, CustomStringConvertible {}

/// An error in words for the person at the terminal, also one that a library threw.
public func told(_ error: any Error) -> String {
  if let error = error as? any UserFacingError { return error.description }
  return FileTrouble(foundation: error)?.description ?? "\(error)"
}
