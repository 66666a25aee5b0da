import Testing
@_spi(Workshop) import WorkshopUI
import WorkshopUISamples

@testable import WebWindow

@MainActor @Suite struct FileDialogTests {
  @Test func aDialogHasAFieldForTheFileAndAWayOut() throws {
    var page = RenderedPage(FileChoice())
    #expect(page.overlays?.children.isEmpty == true)
    try page.host.tap("Choose")
    page.renderAgain()
    let dialog = try #require(page.overlays?.children.first)
    #expect(
      dialog.tag == "dialog" && dialog["data-modal"] == "true" && dialog["data-on"] == "dismiss")
    let id = try #require(dialog.id)
    #expect(dialog.all.first { $0.id == dialog["aria-labelledby"] }?.words == "Choose a File")
    let field = try #require(dialog.all.first { $0.tag == "input" })
    #expect(field["type"] == "file" && field["accept"] == ".csv,text/csv")
    #expect("e\(field["data-upload"] ?? "")" == id)
    #expect(field["data-limit"] == "67108864")
    #expect(dialog.all.contains { $0["role"] == "status" })
    let cancel = try #require(dialog.all.first { $0.tag == "button" })
    #expect(cancel.words == "Cancel" && cancel["data-on"] == "dismiss")
  }
}
