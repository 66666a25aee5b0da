//: # A cast asks where it is
//: Off the main actor, an isolated conformance is not there.

nonisolated protocol Ringing {
  func ring() -> String
}

final class Bell: @MainActor Ringing {
  func ring() -> String { "ding" }
}

nonisolated func rings(_ value: any Sendable) -> Bool {
  value is any Ringing
}

let bell = Bell()
rings(bell)
await Task.detached { rings(bell) }.value

// Change this and see: make the conformance `nonisolated` with `nonisolated func ring()`.
