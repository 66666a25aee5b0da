import Foundation
import Observation
import Testing

@testable import WebWindow
@_spi(Workshop) @testable import WorkshopUI

@MainActor @Suite struct TreeRenderingTests {
  @Observable final class Counter {
    var count = 0
  }

  private struct Counting: View {
    let counter: Counter
    var body: some View {
      VStack {
        Text("Always")
        Text("\(counter.count)")
      }
    }
  }

  @Test func whatHasNotChangedIsTheSameNode() throws {
    let counter = Counter()
    var page = RenderedPage(Counting(counter: counter))
    let before = page.all
    counter.count = 1
    page.renderAgain()
    func node(_ words: String, in nodes: [HTMLNode]) -> HTMLNode? {
      nodes.first { $0.hasClass("text") && $0.words == words }
    }
    #expect(node("Always", in: before) === node("Always", in: page.all))
    #expect(node("1", in: page.all)?.id == node("0", in: before)?.id)
  }

  @Test func aWindowWhereNothingChangedIsMadeOfTheSameNodes() throws {
    var page = RenderedPage(Counting(counter: Counter()))
    let before = page.root?.children.first
    page.renderAgain()
    #expect(page.root?.children.first === before)
  }

  @Test func whatGeometryChangesIsRenderedAgain() throws {
    let view = ScrollView {
      Text("Card").frame(height: 2000).visualEffect { content, geometry in
        content.opacity(geometry.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
      }
    }
    var page = RenderedPage(view)
    func opacity() -> Bool { page.all.contains { $0["style"]?.contains("opacity:0.5") == true } }
    #expect(!opacity())
    try page.host.send(.scroll, "300", id: try #require(page.host.all("ScrollView").first).id)
    page.renderAgain()
    #expect(opacity())
  }

  @Test func aTextStaysAText() throws {
    let text = "<script>alert(\"1\")</script>"
    let page = RenderedPage(Text(verbatim: text).accessibilityHint(text))
    #expect(page.first("script") == nil)
    #expect(page.window.html.contains("&lt;script&gt;"))
    #expect(!page.window.html.contains("<script>"))
  }

  @Test func aPictureOfAnotherSchemeIsNotLoaded() throws {
    let hostile = AsyncImage(url: URL(string: "javascript:alert(1)")!)
    #expect(RenderedPage(hostile).first("img")?["src"] == nil)
    let plain = AsyncImage(url: URL(string: "http://127.0.0.1:1/a.png")!)
    #expect(RenderedPage(plain).first("img")?["src"] == "http://127.0.0.1:1/a.png")
  }

  @Test func whatAViewSaysOfAStyleDoesNotGetIntoIt() throws {
    #expect(Paint("red;position:fixed") == nil)
    #expect(Paint("rgb 0.1 0.2 url(x)") == nil)
    #expect(Paint("red opacity=0.5;x") == nil)
    #expect(cornerRadius(ofShape: "RoundedRectangle cornerRadius=1;x") == "0px")
    let named = Text("A").glassEffect().glassEffectID("a b;c", in: Namespace().wrappedValue)
    let style = RenderedPage(named).all.compactMap { $0["style"] }.joined()
    #expect(style.contains("view-transition-name:glass-0-a_32b_59c"))
  }

  @Test func everyIdIsThereOnce() throws {
    for sample in [AnyView(twice), AnyView(List { Toggle("A", isOn: .constant(true)) })] {
      let ids = RenderedPage(sample).all.compactMap(\.id)
      #expect(Set(ids).count == ids.count)
    }
  }

  private var twice: some View {
    VStack {
      Group {
        Text("A")
        Text("B")
      }.overlay { Text("Over") }
    }
  }

  @Test func whatThereIsNoPictureOfIsShownAndNoted() throws {
    let view = Text("Inside").annotated(function: "navigationDocument()")
    let page = RenderedPage(view)
    #expect(page.window.words.contains("Inside"))
    #expect(page.renderer.unrendered == [".navigationDocument"])
  }

  @Test func coloursCanBeReadInLightAndInDark() throws {
    for red in stride(from: 0.0, through: 1, by: 0.25) {
      for green in stride(from: 0.0, through: 1, by: 0.25) {
        for blue in stride(from: 0.0, through: 1, by: 0.25) {
          let color = SRGB(red, green, blue)
          #expect(color.readable(on: .lightest).contrast(with: .lightest) >= 4.5)
          #expect(color.readable(on: .darkest).contrast(with: .darkest) >= 4.5)
          #expect(color.strong.contrast(with: color.strong.label) >= 4.5)
        }
      }
    }
  }
}
