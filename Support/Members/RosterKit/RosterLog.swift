import Foundation

public enum LogLevel: Int, Sendable {
  case info, warning, error
}

/// What is less than this is not logged. The settings screen writes it.
public var logLevel = LogLevel.warning

/// Where lines go; the app sends them to its crash reporter. Called on any queue.
public var logHandler: (String) -> Void = { line in print(line) }

private let formatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "HH:mm:ss.SSS"
  return formatter
}()

func log(_ level: LogLevel, _ message: @autoclosure () -> String) {
  guard level.rawValue >= logLevel.rawValue else { return }
  logHandler("\(formatter.string(from: Date())) \(level): \(message())")
}
