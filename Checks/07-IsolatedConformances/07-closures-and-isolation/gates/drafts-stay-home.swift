// must not compile: a draft is not Sendable, so it may not be handed to just anybody
// mode: library
@testable import ClosuresAndIsolation

func gateNeedsSendable<Value: Sendable>(_ value: Value) {}

func gateSends(_ draft: ClosuresAndIsolation::Draft) {
  gateNeedsSendable(draft)  // expected-error {{[non_sendable_type]}}
}
