@_spi(Workshop) import SwiftUI
import Testing

@Suite struct MoreControlTests {
  struct Order: View {
    @State var count = 1
    @State var day = Date(timeIntervalSince1970: 0)
    @State var note = ""
    @State var color = Color.red
    @State var isOpen = false
    var body: some View {
      Form {
        Stepper("Copies: \(count)", value: $count, in: 1...3)
        DatePicker(
          "Day", selection: $day, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
        SecureField("Code", text: $note)
        TextEditor(text: $note).accessibilityLabel("Note")
        ColorPicker("Paint", selection: $color)
        LabeledContent("Price", value: "12")
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        GroupBox("Box") { Text("boxed") }
        ControlGroup { Button("Cut") {} }
        Gauge(value: 3, in: 0...10) { Text("Fuel") }
        ShareLink(item: URL(string: "https://example.com")!)
      }
    }
  }

  @Test func aStepperKeepsToItsRange() throws {
    let host = ViewHost(Order())
    try host.tap("Increment")
    try host.tap("Increment")
    #expect(host.text.contains("Copies: 3"))
    #expect(throws: NothingThere.self) { try host.tap("Increment") }
    try host.tap("Decrement")
    #expect(host.text.contains("Copies: 2"))
  }

  @Test func severalDaysAreTakenAndGivenBack() throws {
    struct Days: View {
      @State private var days: Set<DateComponents> = []
      var body: some View {
        let start = Calendar.current.date(from: DateComponents(year: 2026, month: 11, day: 1))!
        MultiDatePicker("Days", selection: $days, in: start..<start.addingTimeInterval(86400 * 9))
      }
    }
    let host = ViewHost(Days())
    func days() -> String? { host.all("MultiDatePicker").first?["value"] }
    try host.send(.change, "2026-11-07", to: "Days")
    try host.send(.change, "2026-11-03", to: "Days")
    #expect(days() == "2026-11-03 2026-11-07")
    for wrong in ["2026-11-30", "2026-10-31", "2026-13-01", "soon"] {
      try host.send(.change, wrong, to: "Days")
    }
    try host.send(.change, "2026-11-07", to: "Days")
    #expect(days() == "2026-11-03")
  }

  @Test func aDatePickerTakesADayOfItsRange() throws {
    let host = ViewHost(Order())
    try host.send(.change, "2026-11-23", to: "Day")
    #expect(host.all("DatePicker").first?["value"] == "2026-11-23")
    try host.send(.change, "1950-01-01", to: "Day")
    #expect(host.all("DatePicker").first?["value"]?.hasPrefix("19") == true)
    #expect(host.all("DatePicker").first?["value"]?.hasPrefix("1950") == false)
    try host.send(.change, "soon", to: "Day")
    #expect(host.all("DatePicker").first?["value"]?.hasPrefix("1950") == false)
  }

  /// A date that something else reads and writes.
  final class Meeting {
    var start: Date
    init(_ start: Date) { self.start = start }
  }

  @Test(
    arguments: [
      (DatePickerComponents.date, "2026-11-24", 86_400),
      (.hourAndMinute, "10:21", 60),
      ([.date, .hourAndMinute], "2026-11-24T10:21", 86_460),
    ] as [(DatePickerComponents, String, TimeInterval)])
  func aDatePickerKeepsWhatItDoesNotShow(
    _ components: DatePickerComponents, _ text: String, _ later: TimeInterval
  ) throws {
    let minute = DateComponents(year: 2026, month: 11, day: 23, hour: 10, minute: 20)
    let start = try #require(Calendar(identifier: .gregorian).date(from: minute))
      .addingTimeInterval(30.5)
    let meeting = Meeting(start)
    let selection = Binding {
      meeting.start
    } set: {
      meeting.start = $0
    }
    let host = ViewHost(
      DatePicker("Start", selection: selection, displayedComponents: components))
    try host.send(.change, text, to: "Start")
    #expect(meeting.start.timeIntervalSince(start) == later)
  }

  @Test func textsAreTypedIntoFieldsOfBothKinds() throws {
    let host = ViewHost(Order())
    try host.send(.change, "secret", to: "Code")
    #expect(host.all("TextEditor").first?["value"] == "secret")
    try host.send(.change, "note", to: "Note")
    #expect(host.all("SecureField").first?["value"] == "note")
  }

  struct Login: View {
    @State private var code = ""
    @State private var entered: [String] = []
    var body: some View {
      VStack {
        VStack {
          SecureField("Code", text: $code)
          TextField("Scoped", text: $code).onSubmit { entered.append("inner") }.submitScope()
          TextField("Open", text: $code).onSubmit { entered.append("inner") }.submitScope(false)
        }
        .onSubmit { entered.append("outer") }
        Text("entered \(entered.joined(separator: " "))")
      }
    }
  }

  @Test func aHiddenTextIsEnteredAsAnyOther() throws {
    let host = ViewHost(Login())
    try host.send(.submit, to: "Code")
    #expect(host.all("Text").last?["text"] == "entered outer")
  }

  @Test func aScopeKeepsWhatIsEnteredInsideFromWhatIsAround() throws {
    let host = ViewHost(Login())
    try host.send(.submit, to: "Scoped")
    #expect(host.all("Text").last?["text"] == "entered inner")
    try host.send(.submit, to: "Open")
    #expect(host.all("Text").last?["text"] == "entered inner inner outer")
  }

  @Test func aColorIsTakenAsTheBrowserSaysIt() throws {
    let host = ViewHost(Order())
    try host.send(.change, "#0000ff", to: "Paint")
    #expect(host.all("ColorPicker").first?["value"] == "rgb 0.0 0.0 1.0")
    try host.send(.change, "blue", to: "Paint")
    #expect(host.all("ColorPicker").first?["value"] == "rgb 0.0 0.0 1.0")
  }

  @Test func contentIsEvaluatedOnceItIsUnfolded() throws {
    let host = ViewHost(Order())
    #expect(!host.text.contains("inside"))
    try host.tap("More")
    #expect(host.text.contains("inside"))
    try host.tap("More")
    #expect(!host.text.contains("inside"))
  }

  @Test func whatIsSharedIsSaid() {
    let host = ViewHost(Order())
    #expect(host.all("ShareLink").first?["items"] == "https://example.com")
    #expect(host.all("LabeledContent").first?.accessibleName == "Price")
    #expect(host.all("Gauge").first?["value"] == "3.0")
  }

  struct Rooms: View {
    @State var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List([1, 2, 3], id: \.self, selection: $chosen) { Text("Room \($0)") }
      } detail: {
        Text(chosen.map { "In \($0)" } ?? "Outside")
      }
    }
  }

  @Test func aRowOfAListIsSelected() throws {
    let host = ViewHost(Rooms())
    #expect(host.text.contains("Outside"))
    try host.tap("Room 2")
    #expect(host.text.contains("In 2"))
    #expect(host.text.contains(#"Text "Room 2" .selectable(isSelected: true)"#))
    #expect(host.text.contains(#"Text "Room 1" .selectable"#))
  }

  @Test func aSplitViewHasAColumnForEachPart() {
    let host = ViewHost(Rooms())
    #expect(host.all("NavigationSplitView").first?.slots.map(\.name) == ["sidebar", "detail"])
  }

  struct Covered: View {
    struct Item: Identifiable { var id: Int }
    @State var item: Item?
    var body: some View {
      Button("Cover") { item = Item(id: 7) }
        .fullScreenCover(item: $item) { Text("Item \($0.id)") }
    }
  }

  @Test func anItemCoversTheScreen() throws {
    let host = ViewHost(Covered())
    try host.tap("Cover")
    #expect(host.all("FullScreenCover").first?.accessibleName == "Item 7")
    try host.send(.dismiss, to: "Item 7")
    #expect(host.all("FullScreenCover").isEmpty)
  }
}
