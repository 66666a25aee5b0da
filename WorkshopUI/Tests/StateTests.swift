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

/// A change now, and one that a task makes which was started within the same animation.
private struct Delayed: View {
  @State private var now = 0
  @State private var later = 0

  var body: some View {
    Button("Start \(now) \(later)") {
      withAnimation {
        now += 1
        Task { later += 1 }
      }
    }
  }
}

@Suite struct AnimationTests {
  @Test func aTaskStartedInAnAnimationIsNotAnimated() async throws {
    let host = ViewHost(Delayed())
    try host.tap("Start 0 0")
    while host.recorder.animations.count < 2 { await Task.yield() }
    #expect(host.recorder.animations == ["default", nil])
  }
}
