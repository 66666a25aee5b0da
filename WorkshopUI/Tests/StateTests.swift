@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct StateTests {
  private let model = RosterModel(names: ["Ada", "Grace", "Hedy"])

  @Test func rowsKeepTheirStateWhenTheyAreReordered() throws {
    let host = ViewHost(RosterScreen(model: model))
    try host.tap("Absent: Grace")
    try host.tap("Reverse")
    let names = host.all("Button").map(\.accessibleName)
    #expect(names == ["Absent: Hedy", "Here: Grace", "Absent: Ada", "Count", "Reverse"])
  }

  @Test func aRowsChangeEvaluatesThatRowAlone() throws {
    let host = ViewHost(RosterScreen(model: model))
    host.recorder.reset()
    try host.tap("Absent: Hedy")
    #expect(host.recorder.bodies == ["RosterRow": 1])
  }

  @Test func aRowThatComesBackStartsAnew() throws {
    let host = ViewHost(RosterScreen(model: model))
    try host.tap("Absent: Ada")
    model.names.removeFirst()
    host.update()
    #expect(host.all("HStack").count == 2)
    model.names.append("Ada")
    host.update()
    #expect(host.text.contains("Absent: Ada"))
    #expect(model.visits == 4)
  }

  @Test func onlyTheChangeInWithAnimationIsAnimated() throws {
    let host = ViewHost(RosterScreen(model: model))
    try host.tap("Absent: Ada")
    try host.tap("Count")
    #expect(host.recorder.animations == [nil, "default"])
    #expect(host.text.contains("Text \"3 people\""))
  }
}
