@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct FileImporterTests {
  @Test func aChosenFileEndsTheDialogAndIsHandedOver() throws {
    let host = ViewHost(FileChoice())
    #expect(host.all("FileImporter").isEmpty)
    try host.tap("Choose")
    let dialog = try #require(host.all("FileImporter").first)
    #expect(dialog["types"] == "public.comma-separated-values-text")
    #expect(dialog["accept"] == ".csv,text/csv")
    try host.send(.choose, "/tmp/some people.csv", id: dialog.id)
    #expect(host.shows("some people.csv"))
    #expect(host.all("FileImporter").isEmpty)
  }

  @Test func aCancelledDialogHandsNothingOver() throws {
    let host = ViewHost(FileChoice())
    try host.tap("Choose")
    try host.dismissTop()
    #expect(host.shows("No file") && host.all("FileImporter").isEmpty)
    try host.tap("Choose")
    #expect(host.all("FileImporter").count == 1)
  }

  @Test func aKindThatIsAnyFileLeavesNoLimit() {
    let host = ViewHost(
      Text("All").fileImporter(
        isPresented: .constant(true), allowedContentTypes: [.json, .data]
      ) { _ in })
    #expect(host.all("FileImporter").map { $0["accept"] } == [nil])
  }
}

extension ViewHost {
  fileprivate func shows(_ name: String) -> Bool { all.contains { $0.accessibleName == name } }
}
