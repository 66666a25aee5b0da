import SwiftUI

final class TapModel {
  var count = 0
}

struct TapView: View {
  let model = TapModel()

  var body: some View { Text("\(model.count)") }

  func tapped() { model.count += 1 }

  func tappedInATask() {
    Task { @MainActor in model.count += 10 }
  }
}

let view = TapView()
view.tapped()
view.tappedInATask()
view.tapped()
print(view.model.count)
