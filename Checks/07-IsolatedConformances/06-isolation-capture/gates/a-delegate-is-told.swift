// must compile: a delegate is told in synchronous code, without `try`
// mode: library
@testable import IsolationCapture

func gateTells(_ delegate: any IsolationCapture::ImportDelegate) {
  delegate.importDidRead("")
  delegate.importDidFinish(count: 1)
}
