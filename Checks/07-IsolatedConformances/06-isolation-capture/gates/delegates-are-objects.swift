// must not compile: `ImportDelegate` stays as it is: a struct cannot conform to it
// mode: library
@testable import IsolationCapture

struct GateReport: IsolationCapture::ImportDelegate {
  // expected-error@-1 {{[non_class_cannot_conform_to_class_protocol]}}
  func importDidRead(_ name: String) {}
  func importDidFinish(count: Int) {}
}
