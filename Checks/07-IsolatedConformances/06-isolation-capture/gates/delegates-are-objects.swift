// must not compile: a delegate is an object, and a struct is none
// mode: library
@testable import IsolationCapture

struct GateReport: IsolationCapture::ImportDelegate {
  // expected-error@-1 {{[non_class_cannot_conform_to_class_protocol]}}
  func importDidRead(_ name: String) {}
  func importDidFinish(count: Int) {}
}
