@_spi(Workshop) import SwiftUI
import Testing

@Suite struct ControlStyleTests {
  struct Checked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      configuration.label
    }
  }
  struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(4) }
  }
  struct Bracketed: LabelStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "[" : "(")
        configuration.title
      }
    }
  }
  struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      configuration.label
    }
  }
  struct Screen: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Wifi", isOn: $isOn)
        Text(isOn ? "connected" : "alone")
      }
    }
  }

  @Test func aToggleStyleSaysWhatTurnsIt() throws {
    let host = ViewHost(Screen().toggleStyle(Checked()))
    try host.tap("off")
    #expect(host.text.contains("connected"))
    #expect(host.all("Button").map(\.accessibleName) == ["on"])
    #expect(host.all("Toggle").isEmpty)
  }

  @Test func aStyleMayShowTheSystemsControl() throws {
    let host = ViewHost(Screen().toggleStyle(Framed()))
    try host.send(.change, "true", to: "Wifi")
    #expect(host.text.contains("Toggle isOn=true .padding"))
    #expect(host.text.contains("connected"))
  }

  @Test func systemStylesSayTheirNames() {
    let names = ViewHost(
      VStack {
        Toggle("a", isOn: .constant(true)).toggleStyle(.button)
        Label("a", systemImage: "star").labelStyle(.iconOnly)
        TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)
        Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.segmented)
        ProgressView().progressViewStyle(.circular)
        Toggle("a", isOn: .constant(true)).toggleStyle(.switch).toggleStyle(.automatic)
      }
    ).all.compactMap { $0["style"] }
    #expect(names == ["button", "iconOnly", "roundedBorder", "segmented", "circular", "switch"])
  }

  @Test func aLabelStyleReadsItsEnvironment() {
    let label = Label("Star", systemImage: "star").labelStyle(Bracketed())
    #expect(ViewHost(label).all("Text").map { $0["text"] } == ["[", "Star"])
    #expect(ViewHost(label.disabled(true)).all("Text").map { $0["text"] } == ["(", "Star"])
  }

  @Test func aProgressStyleGetsTheShareThatIsDone() {
    let view = ProgressView("Copying", value: 3, total: 4).progressViewStyle(Percent())
    #expect(ViewHost(view).all("Text").map { $0["text"] } == ["75 of 100", "Copying"])
  }

  @Test func theNearestStyleCounts() {
    let view = Label("Star", systemImage: "star").labelStyle(.titleOnly).labelStyle(Bracketed())
    #expect(ViewHost(view).all("Label").map { $0["style"] } == ["titleOnly"])
  }

  /// Compiles only where these are isolated to nothing.
  nonisolated private func styled(_ text: Binding<String>) -> some View {
    TextField("a", text: text).textFieldStyle(.plain).pickerStyle(.menu)
  }
}
