// must compile: nonisolated code can share a desk between tasks: `PrintDesk` is checked `Sendable`
// mode: app
@testable import QueueAtTheEdge

nonisolated func needSendable<Value: Sendable>(_: Value.Type) {}

nonisolated func shareDesk() {
  needSendable(QueueAtTheEdge::PrintDesk.self)
}

nonisolated func printTwice(at desk: QueueAtTheEdge::PrintDesk) async throws -> [Int] {
  async let first = desk.print("Ada")
  async let second = desk.print("Grace")
  return try await [first, second]
}
