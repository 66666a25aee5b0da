// must compile: code of any actor calls `startImport` without `await`, and goes on using its delegate
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
