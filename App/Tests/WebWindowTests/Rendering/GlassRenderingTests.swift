import Testing
import WorkshopUI

@testable import WebWindow

/// What the page's script needs to draw the glass of a container.
@MainActor struct GlassRenderingTests {
  @Test func aContainerHasAFieldAndItsSpacing() throws {
    let view = GlassEffectContainer(spacing: 24) { Text("A").glassEffect() }
    let page = RenderedPage(view)
    let container = try #require(
      page.all.first { $0["class"]?.contains("glass-container") == true })
    #expect(container["data-spacing"] == "24.0")
    let fields = page.all.filter { $0["class"] == "glass-field" }
    #expect(fields.count == 1 && fields[0]["aria-hidden"] == "true")
  }

  @Test func glassSaysItsNameAndHowItComes() throws {
    let space = Namespace().wrappedValue
    let view = Text("A").glassEffect().glassEffectID("a", in: space)
      .glassEffectTransition(.materialize)
    let glass = try #require(RenderedPage(view).all.first { $0["data-glass"] != nil })
    #expect(glass["data-glass"] == "glass-0-a" && glass["data-transition"] == "materialize")
  }
}
