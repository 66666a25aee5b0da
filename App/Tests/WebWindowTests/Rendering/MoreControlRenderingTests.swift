import Foundation
import Testing
@_spi(Workshop) import WorkshopUI

@testable import WebWindow

@MainActor @Suite struct MoreControlRenderingTests {
  @Test func aStepperIsTwoButtonsWithNames() throws {
    let page = RenderedPage(Stepper("Copies", value: .constant(1), in: 1...3))
    let buttons = page.all.filter { $0.tag == "button" }
    #expect(buttons.map { $0.words.trimmingPrefix(" ") } == ["Decrement", "Increment"])
    #expect(buttons.map { $0["disabled"] } == ["", nil])
    #expect(page.renderer.unrendered == [])
  }

  @Test func fieldsAreThoseOfTheBrowser() throws {
    let day = Date(timeIntervalSince1970: 86_400 * 365)
    let page = RenderedPage(
      Form {
        DatePicker("Day", selection: .constant(day), in: day..., displayedComponents: .date)
        SecureField("Code", text: .constant("a"))
        ColorPicker("Paint", selection: .constant(Color(red: 1, green: 0.5, blue: 0)))
      })
    let inputs = page.all.filter { $0.tag == "input" }
    #expect(inputs.map { $0["type"] } == ["date", "password", "color"])
    #expect(inputs[0]["min"] == inputs[0]["value"])
    #expect(inputs[1]["aria-label"] == "Code")
    #expect(inputs[1]["data-on"] == "change submit")
    #expect(inputs[2]["value"] == "#ff8000")
    #expect(inputs.allSatisfy { $0["data-on"]?.hasPrefix("change") == true })
    #expect(page.renderer.unrendered == [])
  }

  @Test func aDisclosureGroupSaysWhetherItIsOpen() throws {
    let page = RenderedPage(DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") })
    let button = try #require(page.first("button"))
    #expect(button["aria-expanded"] == "true")
    #expect(button["data-on"] == "tap")
    #expect(page.root?.words.contains("inside") == true)
  }

  @Test func aGridHasAsManyColumnsAsItsLongestRow() throws {
    let page = RenderedPage(
      Grid {
        GridRow {
          Text("a")
          Text("b").gridCellColumns(2)
        }
        Divider()
        GridRow {
          Text("c")
          Text("d")
          Text("e")
        }
      })
    let grid = try #require(page.all.first { $0.hasClass("grid") })
    #expect(grid["style"]?.contains("--columns:3") == true)
    let cells = page.all.filter { $0.hasClass("grid-cell") }
    #expect(cells.map(\.words) == ["a", "b", "c", "d", "e"])
    #expect(cells[1]["style"]?.contains("grid-column:span 2") == true)
  }

  @Test func theColumnsOfALazyGridAreTheBrowsers() throws {
    let columns = [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 80), spacing: 4)]
    let page = RenderedPage(LazyVGrid(columns: columns, spacing: 6) { Text("a") })
    let grid = try #require(page.all.first { $0.hasClass("lazy-grid") })
    #expect(
      grid["style"]?.contains(
        "grid-template-columns:40px repeat(auto-fill,minmax(min(100%,80px),1fr))") == true)
  }

  @Test func aSelectedRowSaysSo() throws {
    struct Rooms: View {
      @State var chosen: Int? = 2
      var body: some View { List([1, 2], id: \.self, selection: $chosen) { Text("Room \($0)") } }
    }
    let page = RenderedPage(Rooms())
    let rows = page.all.filter { $0["role"] == "button" }
    #expect(rows.map { $0["aria-current"] } == [nil, "true"])
    #expect(page.renderer.unrendered == [])
  }

  @Test func whatThereIsNoPictureOfShowsItsName() throws {
    let page = RenderedPage(Text("a").textCase(.uppercase).tracking(2))
    let text = try #require(page.all.first { $0.hasClass("text") })
    #expect(text["style"] == "text-transform:uppercase;letter-spacing:2px")
    #expect(page.renderer.unrendered == [])
  }

  @Test func gradientsHaveTheirPlaces() {
    let stops = [Gradient.Stop(color: .red, location: 0.25), .init(color: .blue, location: 1)]
    let angular = AngularGradient(stops: stops, center: .center).description
    #expect(Paint(angular)?.fill.hasPrefix("conic-gradient(from 90deg at 50% 50%,") == true)
    #expect(Paint(angular)?.fill.contains(" 25%,") == true)
    let linear = LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom).description
    #expect(Paint(linear)?.fill.hasPrefix("linear-gradient(180deg,") == true)
  }

  @Test func aTransformOfAnEffectIsAMatrixAboutTheCorner() throws {
    let page = RenderedPage(
      Text("a").projectionEffect(
        ProjectionTransform(CGAffineTransform(translationX: 8, y: -2.5))))
    let box = try #require(page.all.first { $0["style"]?.contains("matrix") == true })
    #expect(box["style"]?.contains("transform:matrix(1,0,0,1,8,-2.5)") == true)
    #expect(box["style"]?.contains("transform-origin:0 0") == true)
    #expect(page.renderer.unrendered == [])
  }

  @Test func severalDaysAreAQuietBox() {
    let page = RenderedPage(MultiDatePicker("Days", selection: .constant([])))
    #expect(page.all.contains { $0.hasClass("quiet") && $0["aria-label"] == "MultiDatePicker" })
    #expect(Paint("fill")?.fill == "var(--fill)" && Paint("link") == Paint("tint"))
  }

  @Test func aShadowOfAStyleIsLeftOut() {
    let shadow = Color.white.shadow(.drop(radius: 4)).description
    #expect(shadow == "white shadow=drop")
    #expect(Paint(shadow)?.fill == "#fff")
    #expect(Paint("blue opacity=0.5 shadow=inner") == Paint("blue opacity=0.5"))
    let gradient = Color.blue.gradient.shadow(.inner(radius: 4)).description
    #expect(Paint(gradient) == Paint("blue gradient"))
  }

  @Test func aPaleForegroundIsMixedOfTheColourAround() {
    let text = Paint(Color.blue.opacity(0.5).description)?.text
    #expect(text == "color-mix(in srgb,var(--blue-text) 50%,transparent)")
    #expect(
      Paint(ForegroundStyle.foreground.secondary.description)?.text
        == "color-mix(in srgb,currentColor 50%,transparent)")
  }
}
