@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct GestureTests {
  private let host = ViewHost(DraggableCard())
  private var taps: String { host.all("Text").last?["text"] ?? "" }

  @Test func aDragMovesWhileItGoesOnAndStaysWhenItEnds() throws {
    try host.drag("Card", by: CGSize(width: 40, height: 8), isReleased: false)
    #expect(host.text.contains(".offset(x: 40.0, y: 8.0)"))
    #expect(host.recorder.animations.last == "snappy 0.5")
    try host.cancelDrag("Card")
    #expect(host.text.contains(".offset(x: 0.0, y: 0.0)"))
    try host.drag("Card", by: CGSize(width: 40, height: 0))
    try host.drag("Card", by: CGSize(width: 0, height: -20))
    #expect(host.text.contains(".offset(x: 40.0, y: -20.0)"))
  }

  @Test func aShortWayIsNoDrag() throws {
    try host.drag("Card", by: CGSize(width: 9, height: 0))
    #expect(host.text.contains(".offset(x: 0.0, y: 0.0)"))
  }

  @Test func twoGesturesAtTheSameTimeHearTheirOwnFingers() throws {
    try host.magnify("Card", by: 2)
    #expect(host.text.contains(".scaleEffect(2.0)"))
  }

  @Test func aButtonGoesBeforeAGestureAroundItUnlessThatHasPriority() throws {
    try host.tap("Inner")
    #expect(taps == "button both")
    try host.tap("Outer")
    #expect(taps == "button both first")
  }

  @Test func aSequenceHearsItsSecondGestureAfterTheFirst() throws {
    try host.drag("Held", by: CGSize(width: 5, height: 0))
    #expect(taps == "")
    try host.press("Held")
    #expect(taps == "down held")
    try host.drag("Held", by: CGSize(width: 20, height: 0))
    #expect(taps == "down held moved moved moved moved let go")
  }

  @Test func aGestureThatIsOffTakesNothing() {
    let off = ViewHost(Text("a").gesture(TapGesture().onEnded {}, isEnabled: false))
    #expect(throws: NothingThere.self) { try off.tap("a") }
  }
}
