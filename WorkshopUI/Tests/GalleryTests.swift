@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct GalleryTests {
  @Test func everySampleIsEvaluatedAndLaidOutWithoutAFault() {
    for sample in Gallery.all {
      let host = ViewHost(sample.view)
      host.layOut()
      for text in sample.shows {
        #expect(host.text.contains(text), "\(sample.name) shows\n\(host.text)")
      }
      #expect(host.recorder.faults == [], "\(sample.name)")
      #expect(host.recorder.offMainReads == [], "\(sample.name)")
      host.close()
    }
  }

  private func host(_ name: String) throws -> ViewHost {
    ViewHost(try #require(Gallery.all.first { $0.name == name }).view)
  }

  @Test func aMessageIsWrittenAndSent() throws {
    let host = try host("Composer")
    #expect(host.text.contains("Dictate"))
    try host.send(.change, "Hello", to: "Message")
    try host.tap("Send")
    #expect(host.text.contains("Text \"Hello\""))
    #expect(host.text.contains("Dictate"))
  }

  @Test func aBarUnfoldsWithinItsContainer() throws {
    let host = try host("MorphingBar")
    try host.tap("Actions")
    let report = GlassReport(host.elements)
    #expect(report.effects == 3)
    #expect(report.containers == 1)
    #expect(host.recorder.animations == ["bouncy 0.5"])
  }

  @Test func aPersonIsFoundOpenedAndDeleted() throws {
    let host = try host("DirectoryList")
    try host.send(.change, "ada", to: "Names")
    #expect(!host.text.contains("Text \"Grace\""))
    try host.send(.change, "xyz", to: "Names")
    #expect(host.text.contains("ContentUnavailableView"))
    try host.send(.change, "", to: "Names")
    try host.tap("Ada, Engines")
    #expect(host.text.contains("navigationTitle(Ada)"))
  }

  @Test func aFormIsFilledInAndSaved() throws {
    let host = try host("EditForm")
    try host.tap("Add")
    #expect(throws: NothingThere.self) { try host.tap("Save") }
    try host.send(.change, "Hedy", to: "Name")
    try host.tap("Save")
    #expect(host.text.contains("Saved: Hedy"))
    #expect(!host.text.contains("sheet:"))
  }

  @Test func somebodyIsRemovedAfterAQuestionAndComesBack() throws {
    let host = try host("ConfirmRemoval")
    try host.tap("Remove Grace")
    #expect(host.text.contains("Grace leaves the directory."))
    try host.tap("Remove")
    #expect(!host.text.contains("Text \"Grace\""))
    try host.tap("Undo removing Grace")
    #expect(host.text.contains("Text \"Grace\""))
  }

  @Test func anOlderSystemGetsTheFallbackOfACard() throws {
    OSLevel.current = 18
    defer { OSLevel.current = 26 }
    let host = try host("MorphingBar")
    #expect(!host.recorder.beyondLevel.isEmpty)
  }
}
