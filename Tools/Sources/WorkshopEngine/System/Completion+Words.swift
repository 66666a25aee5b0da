extension Completion {
  /// The same end with other words.
  func with(errors: String) -> Completion {
    var completion = self
    completion.errors = errors
    return completion
  }
}

extension Completion.End {
  /// How a program ended, as the end of a sentence.
  var words: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .signalled(let number): "signal \(number)"
    default: "\(self)"
    }
  }
}
