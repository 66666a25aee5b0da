// must compile: `home` is read without `await`, and a listener is Sendable
// mode: library
@testable import ClosuresAndIsolation

nonisolated func gatePasses<Value: Sendable>(_ value: Value) -> Value { value }

nonisolated func gateAsks(_ closure: @escaping @MainActor @Sendable (String) async -> Void) -> Bool
{
  let listener = gatePasses(ClosuresAndIsolation::Listener(closure))
  return listener.home === MainActor.shared
}
