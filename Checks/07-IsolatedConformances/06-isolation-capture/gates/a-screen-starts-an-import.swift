// must compile: the call does not wait for the source, so synchronous code starts an import
// mode: app
// level: sil
@testable import IsolationCapture

final class GateScreen: IsolationCapture::ImportDelegate {
  private var names: [String] = []

  func importDidRead(_ name: String) { names.append(name) }
  func importDidFinish(count: Int) { names = [] }

  func tapped(_ source: IsolationCapture::Source) {
    IsolationCapture::startImport(from: source, reportingTo: self)
    names.append("")
  }
}
