public import MinimalToCompleteSubject

// What the starter shares is not safe in Swift 6, and its checks pass as well.
@preconcurrency @testable import MinimalToComplete

/// Hands the learner's module to the checks.
public func makeSubject() -> Subject {
  Subject(
    level: { Subject.Level(rawValue: MinimalToComplete::logLevel.rawValue) },
    setLevel: { level in
      if let level = own(level) { MinimalToComplete::logLevel = level }
    },
    setHandler: { handler in MinimalToComplete::logHandler = handler },
    handler: {
      nonisolated(unsafe) let handler = MinimalToComplete::logHandler
      return { handler($0) }
    },
    log: { level, message in
      if let level = own(level) { MinimalToComplete::log(level, message()) }
    })
}

private func own(_ level: Subject.Level) -> MinimalToComplete::LogLevel? {
  MinimalToComplete::LogLevel(rawValue: level.rawValue)
}
