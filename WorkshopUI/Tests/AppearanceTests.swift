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
    try host.tap("Add a project to 0")
    let button = try #require(host.all("Button").first)
    #expect(button.accessibleName == "Add a project to 1")
    #expect(host.all("Label").map(\.accessibleName) == ["Berlin"])
    #expect(host.all("Image").map(\.isHiddenFromAccessibility) == [true, false, false])
    #expect(host.all("Image").allSatisfy { $0.accessibleName == "" })
  }

  @Test func accessibilityModifiersCountAsNoBodies() {
    let host = ViewHost(Text("a").accessibilityLabel("b").accessibilityHidden(true))
    #expect(host.recorder.bodies == [:])
    #expect(host.text == "Text \"a\" .accessibilityLabel(b) .accessibilityHidden(true)")
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
    #expect(text(Text(verbatim: "\(1234)")) == "Text \"1234\"")
  }

  @Test func coloursSayTheirParts() {
    #expect(
      text(Color(red: 0.5, green: 0, blue: 1, opacity: 0.5))
        == "Color \"rgb 0.5 0.0 1.0 opacity=0.5\"")
    #expect(
      text(Text("a").foregroundStyle(.red.opacity(0.5)))
        == "Text \"a\" .foregroundStyle(red opacity=0.5)")
    #expect(
      text(EmptyRow().background(.ultraThinMaterial, in: .capsule))
        == "Divider .background(ultraThinMaterial, in: Capsule)")
  }

  @Test func shapesSayWhatTheyArePaintedWith() {
    #expect(
      text(RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2))
        == "RoundedRectangle cornerRadius=8.0 stroke=red lineWidth=2.0")
  }
}

private struct EmptyRow: View {
  var body: some View { Divider() }
}
