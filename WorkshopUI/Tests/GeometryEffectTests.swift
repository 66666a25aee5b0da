import Foundation
@_spi(Workshop) import SwiftUI
import Testing

@Suite struct GeometryEffectTests {
  struct Shake: GeometryEffect {
    var shakes: CGFloat
    var animatableData: CGFloat {
      get { shakes }
      set { shakes = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: shakes))
    }
  }
  struct Screen: View {
    @State private var shakes: CGFloat = 0
    var body: some View {
      Button("Shake") { shakes += 1 }.frame(width: 100, height: 40).modifier(Shake(shakes: shakes))
    }
  }

  @Test func anEffectFollowsItsValuesAndTheViewsSize() throws {
    let host = ViewHost(Screen())
    #expect(
      host.text.contains("projectionEffect(transformEffect 1.0 0.0 0.0 1.0 50.0 0.0"),
      "\(host.text)")
    try host.tap("Shake")
    #expect(
      host.text.contains("projectionEffect(transformEffect 1.0 0.0 0.0 1.0 50.0 1.0"),
      "\(host.text)")
    #expect(host.recorder.faults == [])
  }

  @Test func transformsFollowEachOtherAndAreTakenBack() throws {
    var move = ProjectionTransform()
    #expect(move.isIdentity && move.isAffine)
    (move.m31, move.m32) = (10, 20)
    let grow = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    let both = move.concatenating(grow)
    #expect([both.m11, both.m22, both.m31, both.m32] == [2, 4, 20, 80])
    #expect(both.concatenating(both.inverted()).isIdentity)
    move.m13 = 1
    #expect(!move.isAffine)
    let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(flat.inverted() == flat)
  }
}
