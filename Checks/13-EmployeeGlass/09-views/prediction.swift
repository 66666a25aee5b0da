@_spi(Workshop) import SwiftUI

final class Model {
  static var made = 0
  let number: Int
  init() {
    Self.made += 1
    number = Self.made
  }
}

struct Sheet: View {
  @State private var model: Model
  init(model: Model) { _model = State(initialValue: model) }
  var body: some View { Text("\(model.number)") }
}

struct Office: View {
  @State private var visitors = 0
  var body: some View {
    Button("Visitors: \(visitors)") { visitors += 1 }
    Sheet(model: Model())
  }
}

let host = ViewHost(Office())
try host.tap("Visitors: 0")
print("\(host.all("Text").last?.accessibleName ?? "none") of \(Model.made)")
