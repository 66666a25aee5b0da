// A shape is isolated to nothing, its helpers and initializers too, and also where the main actor
// is the default. What it reads of @State, the compiler does not see.
// modes: app, library, bare
// level: sil
import SwiftUI

private struct Arc: Shape {
  var start = 0.0
  @State private var isWide = false

  init(start: Double = 0) { self.start = start }

  func width(in rect: CGRect) -> CGFloat { isWide ? rect.width : 1 }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: width(in: rect), height: 1))
  }
}

nonisolated private func width() -> CGFloat { Arc(start: 1).width(in: .zero) }
nonisolated private func views() -> some View { Arc() }
