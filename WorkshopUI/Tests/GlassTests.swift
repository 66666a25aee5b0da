@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

/// One after the other: the system's level is one for the process.
@Suite(.serialized) struct GlassTests {
  @Test func glassIsCountedWithItsNamesUnionsAndTints() throws {
    let host = ViewHost(MessageActions())
    var report = GlassReport(host.elements)
    #expect(report.effects == 1 && report.ids.count == 1 && report.unions.isEmpty)
    try host.tap("More")
    report = GlassReport(host.elements)
    #expect(report.effects == 3 && report.ids.count == 3 && report.unions.count == 1)
    #expect(report.containers == 1 && report.nested == 0 && report.loose == 0)
    #expect(report.tints.isEmpty)
  }

  @Test func glassWithinTheContentOfGlassIsNested() {
    let panel = VStack {
      Text("Inner").glassEffect(.clear.tint(.red), in: Disc())
      Button("Press") {}.buttonStyle(.glass)
      Text("None").glassEffect(.identity)
    }
    let host = ViewHost(panel.glassEffect())
    let report = GlassReport(host.elements)
    #expect(report.effects == 3 && report.nested == 2 && report.loose == 3)
    #expect(report.tints == ["red"])
    #expect(host.text.contains("glassEffect(clear, tint: red, in: Disc)"))
  }

  @Test func aSheetOverGlassIsNotInsideIt() {
    let view = Text("Behind").sheet(isPresented: .constant(true)) { Text("Front").glassEffect() }
      .glassEffect()
    let report = GlassReport(ViewHost(view).elements)
    #expect(report.effects == 2 && report.nested == 0)
  }

  @Test func whatAnOlderSystemLacksIsRecorded() throws {
    OSLevel.current = 18
    defer { OSLevel.current = 26 }
    let host = ViewHost(MessageActions())
    try host.tap("More")
    #expect(
      Set(host.recorder.beyondLevel) == [
        "GlassEffectContainer", "glassEffect(_:in:)", "glassEffectID(_:in:)",
        "glassEffectUnion(id:namespace:)", "glassEffectTransition(_:)",
      ])
    let directory = ViewHost(DirectoryScreen())
    #expect(directory.recorder.beyondLevel == ["ToolbarSpacer", "buttonStyle(.glassProminent)"])
  }

  @Test func aScreenThatAsksTakesItsFallback() {
    OSLevel.current = 18
    defer { OSLevel.current = 26 }
    let host = ViewHost(MessageActionsOrBar())
    #expect(host.recorder.beyondLevel.isEmpty)
    #expect(GlassReport(host.elements) == GlassReport([]))
    #expect(host.text == "Button\n  Text \"More\"")
  }
}

private struct Disc: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}
