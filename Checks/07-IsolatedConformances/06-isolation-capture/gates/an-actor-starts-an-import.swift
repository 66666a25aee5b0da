// must compile: synchronous code of an actor starts an import, and goes on using the delegate
// mode: library
// level: sil
@testable import IsolationCapture

final class GateInbox: IsolationCapture::ImportDelegate {
  var names: [String] = []

  func importDidRead(_ name: String) { names.append(name) }
  func importDidFinish(count: Int) {}
}

actor GateDesk {
  private let inbox = GateInbox()

  func start(_ source: IsolationCapture::Source) -> Int {
    IsolationCapture::startImport(from: source, reportingTo: inbox)
    return inbox.names.count
  }
}
