@_spi(Workshop) import SwiftUI
import Testing

/// Where glass should not be, and how it should not change.
struct GlassPlacementTests {
  private let paragraph = String(repeating: "Glass is for controls. ", count: 7)

  @Test func glassInRowsIsCounted() {
    let screen = VStack {
      List(["Ada", "Grace"], id: \.self) { name in
        Text(name).glassEffect()
          .swipeActions { Button("Remove") {}.buttonStyle(.glass) }
      }
      .safeAreaInset(edge: .bottom) { Text("Bar").glassEffect() }
      Form { Button("Save") {}.buttonStyle(.glassProminent) }
      ScrollView { LazyVStack { Text("Story").glassEffect() } }
      ScrollView(.horizontal) { LazyHStack { Text("Pill").glassEffect() } }
    }
    let report = GlassReport(ViewHost(screen).elements)
    #expect(report.effects == 8 && report.inRows == 4)
  }

  @Test func glassWithDenseTextInItIsCounted() {
    #expect(report(Text(paragraph).glassEffect()).behindDenseText == 1)
    #expect(report(Text("Ada Lovelace").glassEffect()).behindDenseText == 0)
    let list = List(0..<3) { Text("\($0)") }
    #expect(report(list.glassEffect()).behindDenseText == 1)
    let halves = VStack {
      Text(paragraph.prefix(80))
      Text(paragraph.prefix(80))
    }
    #expect(report(halves.padding().glassEffect()).behindDenseText == 1)
    // A control's words are read at a glance, and a sheet is elsewhere.
    #expect(report(Button(paragraph) {}.buttonStyle(.glass)).behindDenseText == 0)
    let sheet = Text("Terms").sheet(isPresented: .constant(true)) { Text(paragraph) }
    #expect(report(sheet.glassEffect()).behindDenseText == 0)
  }

  @Test func glassBehindDenseTextIsCounted() {
    let pane = Color.clear.glassEffect(in: .rect(cornerRadius: 12))
    #expect(report(Text(paragraph).background { pane }).behindDenseText == 1)
    #expect(report(Text("Ada").background { pane }).behindDenseText == 0)
    let behind = ZStack {
      pane
      Text(paragraph)
    }
    #expect(report(behind).behindDenseText == 1)
    let inFront = ZStack {
      Text(paragraph)
      Text("Bar").glassEffect()
    }
    #expect(report(inFront).behindDenseText == 0)
    #expect(report(Text(paragraph).overlay { pane }).behindDenseText == 0)
  }

  @Test func glassOverTheWholeScreenIsCountedWhereTheScreenIsKnown() {
    let whole = Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity).glassEffect()
    #expect(GlassReport(ViewHost(whole)).fullScreen == 1)
    #expect(GlassReport(ViewHost(whole).elements).fullScreen == 0)
    let bar = Text("Bar").frame(maxWidth: .infinity).glassEffect()
    #expect(GlassReport(ViewHost(bar)).fullScreen == 0)
    let padded = whole.padding(120)
    #expect(GlassReport(ViewHost(padded)).fullScreen == 0)
    // Laid out already, since a callback asks for it.
    let asked = whole.onGeometryChange(for: Double.self, of: { $0.size.width }, action: { _ in })
    #expect(GlassReport(ViewHost(asked)).fullScreen == 1)
  }

  @Test func aReportOfAHostIsOtherwiseThatOfItsElements() {
    let host = ViewHost(Text("Ada").glassEffect(.regular.tint(.red)))
    #expect(GlassReport(host) == GlassReport(host.elements))
  }

  @Test(arguments: [true, false])
  func aChangeOfGlassIsNotedWhereItIsAnimated(isAnimated: Bool) throws {
    let host = ViewHost(Changing(isAnimated: isAnimated))
    try host.tap("Tint")
    let tint = AnimatedGlass(property: .tint, animation: "smooth 0.5")
    #expect(host.recorder.animatedGlass == (isAnimated ? [tint] : []))
    try host.tap("Shape")
    let shape = AnimatedGlass(property: .shape, animation: "smooth 0.5")
    #expect(GlassReport(host).animated == (isAnimated ? [tint, shape] : []))
    host.recorder.reset()
    #expect(GlassReport(host).animated.isEmpty)
  }

  @Test func glassThatComesGoesOrKeepsItsLookIsNotNoted() throws {
    let host = ViewHost(Changing(isAnimated: true))
    try host.tap("Text")
    try host.tap("Other")
    try host.tap("Off")
    #expect(host.recorder.animations.count == 3 && GlassReport(host).animated.isEmpty)
  }

  @Test func theAnimationOfAValueCountsWhenThatValueChanges() throws {
    let host = ViewHost(Following())
    try host.tap("Quiet")
    #expect(host.recorder.animatedGlass.isEmpty)
    try host.tap("Followed")
    #expect(
      host.recorder.animatedGlass == [AnimatedGlass(property: .kind, animation: "bouncy 0.5")])
    try host.tap("Quiet")
    #expect(host.recorder.animatedGlass.count == 1)
    try host.tap("Forbidden")
    #expect(host.recorder.animatedGlass.count == 1)
  }

  @Test func aFollowedValueIsNotedWithTheModifierAroundWhatItAnimates() throws {
    let host = ViewHost(Following())
    let text = try #require(host.all("Text").first)
    let around = host.animationModifiers(around: text.id)
    #expect(!around.isEmpty)
    try host.tap("Quiet")
    #expect(host.recorder.implicitAnimations.isEmpty)
    try host.tap("Followed")
    #expect(!around.isDisjoint(with: host.recorder.implicitAnimations))
    host.recorder.reset()
    #expect(host.recorder.implicitAnimations.isEmpty)
  }

  @Test func whatIsHiddenOrTransparentIsNotVisible() {
    let host = ViewHost(
      VStack {
        Text("seen").opacity(0.1)
        HStack { Text("in a hidden row") }.hidden()
        Text("transparent").opacity(0)
      })
    let texts = host.elements.flatMap(\.visible).filter { $0.kind == "Text" }
    #expect(texts.map(\.accessibleName) == ["seen"])
  }

  private func report(_ view: some View) -> GlassReport { GlassReport(ViewHost(view).elements) }
}

/// Glass whose look, words and existence change, with an animation or without.
private struct Changing: View {
  let isAnimated: Bool
  @State private var isTinted = false
  @State private var isRound = false
  @State private var words = "Ada"
  @State private var isOther = false
  @State private var isOff = false

  var body: some View {
    VStack {
      Text(words).glassEffect(
        isOff ? .identity : isTinted ? .regular.tint(.red) : .regular,
        in: isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8)))
      if isOther { Text("New").glassEffect() } else { Text("Old").glassEffect(.clear) }
      button("Tint") { isTinted = true }
      button("Shape") { isRound = true }
      button("Text") { words = "Grace" }
      button("Other") { isOther = true }
      button("Off") { isOff = true }
    }
  }

  private func button(_ name: String, _ change: @escaping () -> Void) -> some View {
    Button(name) { withAnimation(isAnimated ? .smooth : nil, change) }
  }
}

/// Glass that is animated by a value, and changes with another one too.
private struct Following: View {
  @State private var isClear = false
  @State private var followed = 0

  var body: some View {
    Text("Ada").glassEffect(isClear ? .clear : .regular)
      .animation(.bouncy, value: followed)
    Button("Quiet") { isClear.toggle() }
    Button("Followed") {
      isClear.toggle()
      followed += 1
    }
    Button("Forbidden") {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) {
        isClear.toggle()
        followed += 1
      }
    }
  }
}
