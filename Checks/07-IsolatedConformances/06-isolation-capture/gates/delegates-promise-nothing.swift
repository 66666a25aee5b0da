// must not compile: `ImportDelegate` stays as it is: a delegate cannot be passed as a Sendable value
// mode: library
@testable import IsolationCapture

func gateNeedsSendable<Value: Sendable>(_ value: Value) {}

func gateSends(_ delegate: any IsolationCapture::ImportDelegate) {
  gateNeedsSendable(delegate)  // expected-error {{[non_sendable_type]}}
}
