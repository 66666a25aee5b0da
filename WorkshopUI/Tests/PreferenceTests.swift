@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct PreferenceTests {
  private let host = ViewHost(Measures())

  @Test func whatViewsTellComesToThoseFurtherOut() throws {
    #expect(host.text.contains("Text \"widest 2, none, 9\""))
    #expect(host.text.contains("Text \"overlay 2\""))
    try host.tap("Grow")
    #expect(host.text.contains("Text \"widest 20, none, 9\""))
    #expect(host.text.contains("Text \"overlay 20\""))
    #expect(host.recorder.faults == [])
  }

  @Test func aViewThatLeavesTellsNothingMore() throws {
    try host.tap("Add")
    #expect(host.text.contains("widest 3,"))
    #expect(host.text.contains(".sensoryFeedback(increase)"))
  }

  @Test func storedValuesAreSharedByNameAndOfTheirHost() throws {
    #expect(host.text.contains("stored 2 redacted"))
    try host.tap("Add")
    #expect(host.text.contains("stored 3"))
    try host.tap("Name")
    #expect(host.text.contains("set, 9\""))
    #expect(ViewHost(Measures()).text.contains("stored 2"))
  }

  @Test func drawingsPhasesAndTimesShowOneMoment() {
    #expect(host.text.contains("Canvas"))
    #expect(host.all("Canvas").first?["drawn"] == "2")
    #expect(host.text.contains("Text \"past\""))
    #expect(host.text.contains(".opacity(0.2)"))
    #expect(host.text.contains(".symbolEffect(bounce, on: 2)"))
    #expect(host.text.contains(".background(ultraThinMaterial, in: ContainerRelativeShape)"))
  }
}
