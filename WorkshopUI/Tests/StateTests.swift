import Observation
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

  @Test func aValueOfTheEnvironmentIsChangedForTheViewsInside() {
    let host = ViewHost(
      VStack {
        Direction()
        Direction().transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
      })
    #expect(host.all("Text").map { $0["text"] } == ["leftToRight", "rightToLeft"])
  }

  @Test func anEnvironmentThatChangesOftenKeepsTheLatestValuesAlone() {
    struct Surroundings: View {
      @Environment(\.self) private var environment
      var body: some View { Text(verbatim: "\(environment.description.count) characters") }
    }
    let host = ViewHost(Surroundings())
    func change() {
      host.changeEnvironment {
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.dynamicTypeSize = .large
      }
    }
    func length() -> String? {
      host.update()
      return host.all("Text").first?["text"]
    }
    change()
    let first = length()
    for _ in 0..<100_000 { change() }
    #expect(length() == first)
    // What is linked in a chain is freed link by link, each within the one before.
    host.close()
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

/// A model and a state of the view's, of which one body shows all but the number of visits.
@Observable private final class Lamp {
  var isOn = false
  var colour = "white"
}

private struct LampScreen: View {
  @State private var lamp = Lamp()
  @State private var visits = 0
  @State private var words = ""

  var body: some View {
    VStack {
      Text("\(lamp.isOn ? "On" : "Off") \(lamp.colour) \(words)")
      Button("Light") { withAnimation(.spring()) { lamp.isOn = true } }
      Button("Dim") { lamp.isOn = false }
      Button("Visit") { visits += 1 }
      Button("Light and visit") {
        withAnimation { lamp.isOn = true }
        visits += 1
      }
      Button("Colour, then light") {
        lamp.colour = "red"
        withAnimation { lamp.isOn = true }
      }
      Button("Light, then colour") {
        withAnimation { lamp.isOn = true }
        lamp.colour = "blue"
      }
      Button("Speak, then light") {
        words = "and"
        withAnimation(.smooth) { lamp.isOn = true }
      }
    }
    .task(id: visits) {}
  }
}

@Suite struct AnimationTests {
  @Test func aTaskStartedInAnAnimationIsNotAnimated() async throws {
    let host = ViewHost(Delayed())
    try host.tap("Start 0 0")
    while host.recorder.animations.count < 2 { await Task.yield() }
    #expect(host.recorder.animations == ["default", nil])
  }
  @Test(
    "Changes are noted by what they change on the screen",
    arguments: [
      (["Light", "Dim"], ["spring 0.5", nil]), (["Dim", "Visit"], []),
      (["Light and visit"], ["default"]), (["Colour, then light"], [nil, "default"]),
      (["Light, then colour"], ["default", nil]), (["Speak, then light"], [nil, "smooth 0.5"]),
    ] as [([String], [String?])])
  func changesOfModels(presses: [String], animations: [String?]) throws {
    let host = ViewHost(LampScreen())
    var updates = 0
    host.onUpdate = { updates += 1 }
    for press in presses { try host.tap(press) }
    #expect(host.recorder.animations == animations)
    // What is shown is shown once, however many animations there are.
    #expect(updates <= presses.count)
  }

  @Test func aTransactionWithOneValueSetIsTheCurrentOneOtherwise() throws {
    let host = ViewHost(Steady())
    try host.tap("0")
    #expect(host.text.contains("1") && host.recorder.animations == ["default"])
  }

  @Test func anAnimationThatBeginsOnAppearIsShown() {
    let host = ViewHost(Greeting())
    #expect(host.text.contains("Here"))
    #expect(host.recorder.animations == ["default"])
  }
}

private struct Greeting: View {
  @State private var words = "Coming"

  var body: some View {
    Text(words).onAppear { withAnimation { words = "Here" } }
  }
}

private struct Steady: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") {
      withAnimation { withTransaction(\.disablesAnimations, false) { count += 1 } }
    }
    .contentShape(Rectangle())
    .sensoryFeedback(.selection, trigger: count)
  }
}

private struct Direction: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text("\(direction)") }
}
