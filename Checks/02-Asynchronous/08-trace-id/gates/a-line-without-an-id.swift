// must compile: code that knows of no request writes a line, from anywhere and without `await`
// mode: library
@testable import TraceId

nonisolated func writesALine(_ log: TraceId::Log) {
  log.note("a line")
}
