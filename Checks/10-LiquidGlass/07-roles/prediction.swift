import SwiftUI

@MainActor
func makeButton() -> Button<Text> {
  var presses = 0
  return Button("Remove", role: .destructive) {
    presses += 1
    print("removed \(presses)")
  }
}

let button = makeButton()
print(type(of: button))
