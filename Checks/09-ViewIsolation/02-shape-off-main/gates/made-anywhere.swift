// must compile: any code makes a `Wedge(fraction:inset:)` and asks for its outline, without `await`
// mode: library
import Foundation
import SwiftUI

@testable import ShapeOffMain

func gateOutline(in rect: CGRect) -> Path {
  ShapeOffMain::Wedge(fraction: 0.4, inset: 3).path(in: rect)
}

actor GatePrinter {
  private var outlines: [Path] = []

  func prints(_ wedge: ShapeOffMain::Wedge, on card: CGRect) -> Int {
    outlines.append(wedge.path(in: card))
    outlines.append(ShapeOffMain::Wedge(fraction: 1, inset: 0).path(in: card))
    return outlines.count
  }
}
