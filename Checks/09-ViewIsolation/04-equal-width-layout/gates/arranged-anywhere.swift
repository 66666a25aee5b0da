// must compile: code on no actor arranges views with the layout, as SwiftUI does
// mode: app
import SwiftUI

@testable import EqualWidthLayout

nonisolated func gateArranges(_ layout: some Layout) {}

nonisolated func gateArrangesAnywhere(_ stack: EqualWidthLayout::EqualWidthVStack) {
  gateArranges(stack)
}
