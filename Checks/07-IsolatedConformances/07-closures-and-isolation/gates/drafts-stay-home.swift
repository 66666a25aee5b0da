// must not compile: `Draft` stays: it cannot be passed as a Sendable value
// mode: library
@testable import ClosuresAndIsolation

func gateNeedsSendable<Value: Sendable>(_ value: Value) {}

func gateSends(_ draft: ClosuresAndIsolation::Draft) {
  gateNeedsSendable(draft)  // expected-error {{[non_sendable_type]}}
}
