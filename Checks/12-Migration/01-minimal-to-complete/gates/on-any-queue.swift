// must compile: nonisolated code reads and sets `logLevel` and `logHandler`, without `await`
// mode: library
@testable import MinimalToComplete

func logAll() -> (String) -> Void {
  let before = MinimalToComplete::logHandler
  if MinimalToComplete::logLevel == .error { MinimalToComplete::logLevel = .info }
  MinimalToComplete::logHandler = { _ in }
  return before
}
