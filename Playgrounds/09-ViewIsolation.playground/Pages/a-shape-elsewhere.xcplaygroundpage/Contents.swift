//: # A shape may be drawn elsewhere
//: `path(in:)` is nonisolated: it takes a copy of what it needs.

import SwiftUI

nonisolated struct Notch: Shape {
  var depth: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: rect.width / 2, y: depth))
      path.addLine(to: CGPoint(x: rect.width, y: 0))
    }
  }
}

@concurrent func width(of notch: Notch) async -> Double {
  notch.path(in: CGRect(x: 0, y: 0, width: 80, height: 40)).boundingRect.width
}

await width(of: Notch(depth: 12))

// Change this and see: take `nonisolated` away, and read a variable of the page in `path(in:)`.
