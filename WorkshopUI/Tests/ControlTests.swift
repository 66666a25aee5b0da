@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct ControlTests {
  private let model = SettingsModel()
  private let host: ViewHost

  init() { host = ViewHost(SettingsScreen(model: model)) }

  private func line(_ words: String) -> String? {
    host.text.split(separator: "\n").first { $0.contains(words) }.map {
      $0.trimmingPrefix(while: \.isWhitespace)
    }.map(String.init)
  }

  @Test func aToggleSetsWhatItIsBoundTo() throws {
    try host.send(.change, "true", to: "Notify me")
    #expect(model.notifies)
    #expect(line("Toggle") == "Toggle isOn=true")
    try host.send(.change, "false", to: "Notify me")
    #expect(!model.notifies)
  }

  @Test func aSliderKeepsToItsStepsAndItsRange() throws {
    try host.send(.change, "6.7", to: "Colours")
    #expect(model.colours == 7)
    #expect(line("Slider") == #"Slider "7.0" range=3.0...10.0 step=1.0"#)
    try host.send(.change, "99", to: "Colours")
    #expect(model.colours == 10)
    #expect(model.events == ["began", "ended", "began", "ended"])
  }

  @Test func aPickerChoosesByTheIdOfAnElement() throws {
    try host.send(.change, "department", to: "Order")
    #expect(model.order == .department)
    #expect(line("Picker \"department") == #"Picker "department" style=segmented"#)
  }

  /// As `tag(_:includeOptional:)` says: a tag is also that of an optional selection, and not the other way round.
  @Test func anOptionalTagChoosesNothingOfAnotherType() throws {
    struct Screen: View {
      @State var size = 0
      @State var other: Int?
      var body: some View {
        Text(verbatim: "\(size) \(other ?? -1)")
        Picker("Size", selection: $size) { Text("Three").tag(Int?.some(3)) }
        Picker("Other", selection: $other) { Text("Four").tag(4) }
      }
    }
    let host = ViewHost(Screen())
    try host.send(.change, "0", to: "Size")
    #expect(host.all("Text").contains { $0.accessibleName == "0 -1" })
    try host.send(.change, "0", to: "Other")
    #expect(host.all("Text").contains { $0.accessibleName == "0 4" })
  }

  @Test func aPickerChoosesByATagOrAPlace() throws {
    #expect(line("Picker \"2\"") != nil)
    try host.send(.change, "3", to: "Floor")
    #expect(model.floor == 3)
    try host.send(.change, "nil", to: "Floor")
    #expect(model.floor == nil)
    try host.send(.change, "0", to: "Floor")
    #expect(model.floor == nil)
    try host.send(.change, "1", to: "Floor")
    #expect(model.floor == 1)
    try host.send(.change, "cellar", to: "Floor")
    #expect(model.floor == 1)
  }

  @Test func aTextFieldIsNamedByItsLabelAndHoldsItsText() throws {
    try host.send(.change, "Grace", to: "Name")
    #expect(model.name == "Grace")
    #expect(line("TextField \"Grace")?.hasPrefix(#"TextField "Grace" prompt=Full name"#) == true)
  }

  @Test func aTextFieldOfAValueIgnoresWhatItsFormatCannotRead() throws {
    try host.send(.change, "1815", to: "Badge")
    #expect(model.badge == 1815)
    try host.send(.change, "none", to: "Badge")
    #expect(model.badge == 1815)
  }

  @Test func enteringATextCallsWhatIsAround() throws {
    try host.send(.submit, to: "Name")
    #expect(model.events == ["submitted Ada"])
  }

  @Test func focusFollowsThePersonInBothDirections() throws {
    try host.send(.focus, to: "Name")
    #expect(line("Typing") != nil)
    #expect(line("TextField \"Ada")?.contains(".focused(true)") == true)
    try host.send(.focus, "false", to: "Name")
    #expect(line("Idle") != nil)
  }

  @Test func aDisabledControlSaysSoAndTakesNoEvent() throws {
    model.isLocked = true
    host.update()
    #expect(line("Slider")?.hasSuffix("disabled=true") == true)
    #expect(throws: NothingThere.self) { try host.send(.change, "4", to: "Colours") }
    try host.send(.change, "true", to: "Notify me")
    #expect(model.colours == 5)
    model.isLocked = false
    host.update()
    try host.send(.change, "4", to: "Colours")
    #expect(model.colours == 4)
  }

  @Test func aMenuShowsItsActionsAndMayHaveOneOfItsOwn() throws {
    try host.tap("Reset")
    #expect(model.name == "")
    try host.tap("More")
    #expect(model.events == ["menu"])
  }
}

@Suite struct ButtonTests {
  struct Loud: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : isEnabled ? "loud" : "silent")
      }
    }
  }

  struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(4)
    }
  }

  @Test func aStyleMayShowTheSystemsButton() throws {
    var count = 0
    let host = ViewHost(Button("Add") { count += 1 }.buttonStyle(Framed()))
    try host.tap("Add")
    #expect(count == 1)
    #expect(host.all("Button").count == 1)
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  struct Screen: View {
    @State private var count = 0
    var isLocked = false
    var body: some View {
      VStack {
        Text("\(count) times")
        Button("Add", role: .destructive) { count += 1 }
          .buttonStyle(Loud())
        Button("Double") { count += 2 }
          .buttonStyle(Twice())
        Button("Plus", systemImage: "plus") { count += 1 }
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule)
          .controlSize(.large)
        if #available(iOS 26, *) {
          Button(role: .close) { count = 0 }
        }
      }
      .disabled(isLocked)
    }
  }

  @Test func aStyleIsEvaluatedWithTheButtonsLabel() throws {
    let host = ViewHost(Screen())
    try host.tap("Add, loud")
    #expect(
      host.text.hasPrefix(
        """
        VStack
          Text "1 times"
          Button role=destructive style=Loud
            VStack
              Text "Add"
              Text "loud"
        """))
  }

  @Test func aStyleReadsItsEnvironment() {
    #expect(ViewHost(Screen(isLocked: true)).text.contains(#"Text "silent""#))
  }

  @Test func aPrimitiveStyleSaysWhatPressesTheButton() throws {
    let host = ViewHost(Screen())
    try host.tap("Double")
    #expect(host.text.contains("2 times"))
    #expect(host.text.contains(#"Text "Double" .onTapGesture(count: 2)"#))
  }

  @Test func aButtonOfTheSystemsStyleSaysHowItLooks() throws {
    let host = ViewHost(Screen())
    #expect(
      host.text.contains("Button style=borderedProminent borderShape=capsule controlSize=large"))
    try host.tap("Plus")
    #expect(host.text.contains("1 times"))
  }

  @Test func aRoleAloneNamesTheButton() throws {
    let host = ViewHost(Screen())
    try host.tap("Plus")
    try host.tap("Close")
    #expect(host.text.contains("0 times"))
  }

  /// Compiles only where these are isolated to nothing.
  nonisolated private func make<V: Hashable>(
    _ flag: Binding<Bool>, _ value: Binding<Double>, _ text: Binding<String>, _ choice: Binding<V>
  ) -> some View {
    Section("All") {
      Toggle("On", isOn: flag)
      Slider(value: value)
      TextField("Text", text: text)
      Picker("One", selection: choice) { Text("First") }
      Menu("Menu") { Button("Do", role: .cancel) {} }
      ProgressView("Loading", value: 0.5)
      ContentUnavailableView("Nothing", systemImage: "tray")
    }
    .disabled(true)
  }

  @Test func controlsAreMadeOffTheMainActor() {
    let host = ViewHost(
      make(.constant(true), .constant(0.5), .constant("text"), .constant(1)))
    #expect(host.all("ProgressView").first?["value"] == "0.5")
    #expect(host.all("ContentUnavailableView").first?.accessibleName == "Nothing")
  }
}
