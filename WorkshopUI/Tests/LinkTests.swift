import Foundation
@_spi(Workshop) import SwiftUI
import Testing

@Suite struct LinkTests {
  private let url = URL(string: "mailto:ada@employees.example")!

  @Test func aLinkOpensItsURLAndLooksAsButtonsDo() throws {
    var opened: [URL] = []
    let host = ViewHost(
      Link("Write", destination: url).buttonStyle(.glass)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }))
    #expect(host.text.hasPrefix("Link url=mailto:ada@employees.example style=glass"))
    #expect(GlassReport(host.elements).effects == 1)
    try host.tap("Write")
    #expect(opened == [url])
  }

  @Test func aDisabledLinkOpensNothing() {
    let host = ViewHost(Link("Write", destination: url).disabled(true))
    #expect(throws: NothingThere.self) { try host.tap("Write") }
  }

  @Test func aBarLeavesOutTheTitleThatStillNamesTheScreen() {
    let host = ViewHost(
      NavigationStack { Text("Ada").navigationTitle("Ada Lovelace").toolbar(removing: .title) })
    #expect(host.text.contains(".navigationTitle(Ada Lovelace) .toolbar(removing: title)"))
  }
}
