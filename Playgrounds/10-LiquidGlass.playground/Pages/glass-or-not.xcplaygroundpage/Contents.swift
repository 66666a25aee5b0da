//: # Glass, and what stands in for it
//: One function decides. Each view calls it.

import SwiftUI

struct Panel: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 26, macOS 26, *) {
      content.glassEffect(.regular, in: .capsule)
    } else {
      content.background(.thinMaterial, in: .capsule)
    }
  }
}

let bar = Text("Search").modifier(Panel())
type(of: bar)

func isGlass() -> Bool {
  if #available(iOS 26, macOS 26, *) { true } else { false }
}
isGlass()

// Change this and see: write 99 in place of 26, in both places.
