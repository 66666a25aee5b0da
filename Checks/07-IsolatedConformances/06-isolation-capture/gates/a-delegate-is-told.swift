// must compile: `ImportDelegate` stays as it is: synchronous, and without `try`
// mode: library
@testable import IsolationCapture

func gateTells(_ delegate: any IsolationCapture::ImportDelegate) {
  delegate.importDidRead("")
  delegate.importDidFinish(count: 1)
}
