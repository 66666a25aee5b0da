// must compile: synchronous code on the main actor starts an import, with itself as the delegate
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
