@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct AppearanceTests {
  private func text(_ view: some View) -> String { ViewHost(view).text }

  @Test func fontsAndColoursAreReadInTheTree() throws {
    let host = ViewHost(ProfileCard(name: "Ada", projects: 1200))
    let name = try #require(host.all("Text").first { $0["text"] == "Ada" })
    #expect(name.modifiers.map(\.name) == ["font", "lineLimit"])
    #expect(name.modifiers[0]["value"] == "title2 weight=semibold")
    #expect(host.text.contains(".foregroundStyle(tint)"))
    #expect(host.text.contains(".font(system size=13.0 weight=medium design=rounded)"))
    #expect(host.text.contains(".background(systemGray6, in: RoundedRectangle cornerRadius=12.0)"))
    #expect(host.text.contains(".shadow(color: black opacity=0.2, radius: 4.0, x: 0.0, y: 2.0)"))
  }

  @Test func anOverlayHasAPlaceOfItsOwn() throws {
    let host = ViewHost(ProfileCard(name: "Ada", projects: 1))
    let card = try #require(host.elements.first)
    let overlay = try #require(card.modifiers.first { $0.name == "overlay" })
    #expect(overlay["alignment"] == "topTrailing")
    #expect(overlay.slots.flatMap(\.elements).map(\.kind) == ["Circle"])
    #expect(overlay.slots.flatMap(\.elements).first?["fill"] == "green")
    #expect(!card.children.contains { $0.kind == "Circle" })
  }

  @Test func screenReadersHearTheLabelAndNotTheSymbol() throws {
    let host = ViewHost(ProfileCard(name: "Ada", projects: 1))
    try host.tap("Add a project")
    let button = try #require(host.all("Button").first)
    #expect(button.accessibleName == "Add a project")
    #expect(button.modifiers.last?["value"] == "Drafts: 1")
    #expect(host.all("Label").map(\.accessibleName) == ["Berlin"])
    #expect(host.all("Image").map(\.isHiddenFromAccessibility) == [true, false, false])
    #expect(host.all("Image").allSatisfy { $0.accessibleName == "" })
  }

  @Test func whatIsHiddenIsNotRead() {
    let pair = HStack {
      Text("seen")
      Text("unseen").hidden()
    }
    #expect(ViewHost(pair).elements.map(\.accessibleName) == ["seen"])
  }

  @Test func aPlaceholderStandsForTheAnimatedView() {
    let view = Text("a").animation(.snappy) { $0.opacity(0.5) }
    #expect(text(view) == "Text \"a\" .opacity(0.5) .animation(snappy 0.5)")
  }

  @Test func accessibilityModifiersCountAsNoBodies() {
    let host = ViewHost(Text("a").accessibilityLabel("b").accessibilityAddTraits([.isHeader]))
    #expect(host.recorder.bodies == [:])
    #expect(host.text == "Text \"a\" .accessibilityLabel(b) .accessibilityAddTraits(isHeader)")
  }

  @Test func aNewIdStartsStateAnew() throws {
    let choice = Choice(person: 1)
    let host = ViewHost(ChosenCounter(choice: choice))
    try host.tap("Count 0")
    choice.person = 1
    host.update()
    #expect(host.all("Button").map(\.accessibleName) == ["Count 1"])
    choice.person = 2
    host.update()
    #expect(host.all("Button").map(\.accessibleName) == ["Count 0"])
  }

  @Test func interpolationsAreFilledInAsInEnglish() {
    #expect(text(Text("\(1234) and \(2.5)")) == "Text \"1,234 and 2.500000\"")
    #expect(text(Text("\(2.5, specifier: "%.1f") of \(UInt8(3))")) == "Text \"2.5 of 3\"")
    #expect(text(Text("^[\(2) person](inflect: true)")).contains("^[2 person](inflect: true)"))
    #expect(
      text(Text("\(0.25, format: .percent.locale(.init(identifier: "en_US")))"))
        == "Text \"25%\"")
    #expect(text(Text(verbatim: "\(1234)")) == "Text \"1234\"")
  }

  @Test func textsPutTogetherKeepTheirStyles() {
    let sum = Text("Hello ").bold() + Text("world")
    #expect(
      text(sum.font(.body))
        == #"Text "Hello world" runs=["\"Hello \" bold=true", "\"world\""] .font(body)"#)
    #expect(text(Text("\(Text("a").italic()) b")).contains(#""\"a\" italic=true""#))
    #expect(text(Text("a").bold()) == "Text \"a\" .bold(true)")
  }

  @Test func coloursSayTheirParts() {
    #expect(
      text(Color(red: 0.5, green: 0, blue: 1, opacity: 0.5))
        == "Color \"rgb 0.5 0.0 1.0 opacity=0.5\"")
    #expect(text(Color(white: 0.5)) == "Color \"rgb 0.5 0.5 0.5\"")
    #expect(
      text(Text("a").foregroundStyle(.red.opacity(0.5)))
        == "Text \"a\" .foregroundStyle(red opacity=0.5)")
    #expect(
      text(EmptyRow().background(.ultraThinMaterial, in: .capsule))
        == "Divider .background(ultraThinMaterial, in: Capsule)")
    #expect(
      text(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        == "LinearGradient \"LinearGradient [red, blue] 0.5,0.0 0.5,1.0\"")
  }

  @Test func shapesSayWhatTheyArePaintedWith() {
    #expect(
      text(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2))
        == "RoundedRectangle cornerRadius=8.0 strokeBorder=red lineWidth=2.0")
    #expect(
      text(Circle().trim(from: 0, to: 0.5).stroke(style: .init(lineWidth: 3, lineCap: .round)))
        == "Circle trim=0.0...0.5 stroke=foreground lineWidth=3.0 lineCap=round")
    #expect(
      text(Capsule().fill(.red).stroke(.black)) == "Capsule fill=red stroke=black lineWidth=1.0")
    #expect(
      text(EmptyRow().clipShape(.rect(cornerRadius: 4)).clipShape(AnyShape(.circle)))
        == "Divider .clipShape(RoundedRectangle cornerRadius=4.0) .clipShape(Circle)")
  }

  @Test func aRowHasABackgroundOfItsOwn() {
    let list = List { EmptyRow().listRowBackground(Color.red).listRowInsets(.init()) }
    #expect(text(list.listStyle(.plain)).hasPrefix("List style=plain"))
    #expect(text(list).contains("listRowBackground:\n      Color \"red\""))
  }

  @Test func ranksAndShadowsOfStylesAreReadInTheTree() {
    #expect(text(Text("a").foregroundStyle(.tertiary)).contains("foregroundStyle(tertiary)"))
    #expect(
      text(Text("a").foregroundStyle(.blue.secondary)).contains("foregroundStyle(blue opacity=0.5)")
    )
    #expect(
      text(Circle().fill(.white.shadow(.drop(color: .red, radius: 4))))
        .contains("fill=white shadow=drop"))
    #expect(
      text(Circle().strokeBorder(style: StrokeStyle(lineWidth: 3))).contains("strokeBorder="))
    let system: [any ShapeStyle] = [
      .tint, .background, .separator, .fill, .link, .placeholder, .selection,
    ]
    #expect(
      system.map(\.description) == [
        "tint", "background", "separator", "fill", "link", "placeholder", "selection",
      ])
    #expect(text(Text("a").foregroundStyle(.opacity(0.5))).contains("(foreground opacity=0.5)"))
    #expect(text(Text("a").foregroundStyle(.shadow(.inner(radius: 1)))).contains("shadow=inner)"))
  }

  @Test func aLineIsAShapeThatIsPaintedLikeOne() {
    let line = Circle().stroke(lineWidth: 2)
    #expect(text(line) == "Circle stroke=foreground lineWidth=2.0")
    #expect(text(line.fill(.red)) == "Circle stroke=red lineWidth=2.0")
    #expect(
      text(AnyShape(line).trim(to: 0.5).fill(.red))
        == "Circle trim=0.0...0.5 stroke=red lineWidth=2.0")
    #expect(
      text(Text("a").background(.red, in: line)) == text(Text("a").background(.red, in: Circle())))
  }
}

private struct EmptyRow: View {
  var body: some View { Divider() }
}
