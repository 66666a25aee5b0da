import Foundation
import Testing
@_spi(Workshop) import WorkshopUI

@testable import WebWindow

@MainActor @Suite struct ControlRenderingTests {
  @Test func aButtonIsAButtonThatTakesATap() throws {
    let page = RenderedPage(Button("Save") {})
    let button = try #require(page.first("button"))
    #expect(button["type"] == "button")
    #expect(button["data-on"] == "tap")
    #expect(button.words == "Save")
    #expect(button.id == "e\(try #require(page.host.all("Button").first).id)")
  }

  @Test func aButtonThatOpensSaysWhetherItIsOpenAndIsPressedForEscape() throws {
    let open = Button("Add") {}.keyboardShortcut(.cancelAction).accessibilityValue("Expanded")
    let button = try #require(RenderedPage(open).first("button"))
    #expect(button["aria-expanded"] == "true" && button["aria-description"] == nil)
    #expect(button["data-cancels"] == "")
    let closed = Button("Add") {}.keyboardShortcut(nil).accessibilityValue("Collapsed")
    let other = try #require(RenderedPage(closed).first("button"))
    #expect(other["aria-expanded"] == "false" && other["data-cancels"] == nil)
  }

  @Test func aDisabledButtonTakesNothing() throws {
    let button = try #require(RenderedPage(Button("Save") {}.disabled(true)).first("button"))
    #expect(button["disabled"] == "")
    #expect(button["data-on"] == nil)
  }

  @Test func aButtonOfASymbolHasTheNameThatAModifierGivesIt() throws {
    let view = Button {
    } label: {
      Image(systemName: "plus")
    }.accessibilityLabel("Add")
    let page = RenderedPage(view)
    #expect(page.first("button")?["aria-label"] == "Add")
    #expect(page.first("svg")?["aria-hidden"] == "true")
  }

  @Test func aToggleIsASwitchThatSaysWhetherItIsOn() throws {
    let page = RenderedPage(Toggle("Loud", isOn: .constant(true)))
    let input = try #require(page.first("input"))
    #expect(input["role"] == "switch")
    #expect(input["checked"] == "")
    #expect(input["data-on"] == "change")
    #expect(page.first("label")?.words.contains("Loud") == true)
  }

  @Test func aToggleHasTheNameThatAModifierGivesIt() throws {
    let view = Toggle("Loud", isOn: .constant(true)).accessibilityLabel("Sound")
    #expect(try #require(RenderedPage(view).first("input"))["aria-label"] == "Sound")
  }

  @Test func aSliderHasItsRangeItsStepAndItsName() throws {
    let view = Slider(value: .constant(5.0), in: 3...10, step: 1) { Text("Colors") }
    let input = try #require(RenderedPage(view).first("input"))
    #expect([input["min"], input["max"], input["step"], input["value"]] == ["3", "10", "1", "5"])
    #expect(input["aria-label"] == "Colors")
  }

  @Test func aControlHasTheValueThatAModifierGivesIt() throws {
    let described: [(any View, tag: String)] = [
      (Toggle("A", isOn: .constant(true)), "input"), (TextField("A", text: .constant("")), "input"),
      (TextField("A", text: .constant(""), axis: .vertical), "textarea"),
      (Picker("A", selection: .constant(1)) { Text("1").tag(1) }, "select"),
      (DisclosureGroup("A") { Text("B") }, "button"),
    ]
    for (view, tag) in described {
      let page = valued(view)
      #expect(page.first(tag)?["aria-description"] == "80 %", "\(tag)")
    }
    let slider = valued(Slider(value: .constant(0.8)))
    #expect(slider.first("input")?["aria-valuetext"] == "80 %")
    #expect(slider.first("input")?["aria-description"] == nil)
    let gauge = valued(Gauge(value: 0.8) { Text("A") })
    #expect(gauge.first(role: "meter")?["aria-valuetext"] == "80 %")
  }

  private func valued(_ view: some View) -> RenderedPage {
    RenderedPage(view.accessibilityValue("80 %"))
  }

  @Test func aTextWithAValueIsReadWithIt() throws {
    let page = RenderedPage(Text("Battery").accessibilityValue("80 %"))
    #expect(page.first(role: "img")?["aria-label"] == "Battery, 80 %")
    let hidden = Text("Battery").accessibilityValue("80 %").accessibilityHidden(true)
    #expect(RenderedPage(hidden).first(role: "img") == nil)
    let row = HStack { Button("Charge") {} }.accessibilityValue("80 %")
    #expect(RenderedPage(row).first(role: "img") == nil)
  }

  @Test func aTextFieldTakesWhatIsTypedAndEntered() throws {
    let view = TextField("Name", text: .constant("Ada"), prompt: Text("Full name"))
    let input = try #require(RenderedPage(view).first("input"))
    #expect(input["value"] == "Ada")
    #expect(input["placeholder"] == "Full name")
    #expect(input["aria-label"] == "Name")
    #expect(input["data-on"] == "change submit")
  }

  @Test func aTextOfSeveralLinesIsMarkedAsEveryFieldIs() throws {
    struct Fields: View {
      @FocusState var isWriting: Bool
      let locks: Bool
      let isEditor: Bool
      var body: some View {
        Group {
          if isEditor {
            TextEditor(text: .constant("a"))
          } else {
            TextField("Message", text: .constant("a"), axis: .vertical)
          }
        }
        .focused($isWriting)
        .accessibilityHint("Sent at once")
        .disabled(locks)
        .onAppear { isWriting = true }
      }
    }
    for isEditor in [false, true] {
      var page = RenderedPage(Fields(locks: false, isEditor: isEditor))
      page.renderAgain()
      let text = try #require(page.first("textarea"))
      #expect(text["data-focused"] == "true")
      #expect(text["title"] == "Sent at once")
      #expect(text["disabled"] == nil)
      let locked = RenderedPage(Fields(locks: true, isEditor: isEditor))
      #expect(locked.first("textarea")?["disabled"] == "")
    }
  }

  @Test func aPickerThatIsAskedForHasTheFocus() throws {
    struct Floors: View {
      @FocusState var isChoosing: Bool
      var body: some View {
        Picker("Floor", selection: .constant(1)) { Text("1").tag(1) }
          .focused($isChoosing)
          .onAppear { isChoosing = true }
      }
    }
    var page = RenderedPage(Floors())
    page.renderAgain()
    #expect(page.first("select")?["data-focused"] == "true")
  }

  @Test func aPickerIsASelectWithTheChosenOption() throws {
    let view = Picker("Floor", selection: .constant(2)) {
      ForEach(1..<4) { Text("Floor \($0)").tag($0) }
    }
    let page = RenderedPage(view)
    let options = page.all.filter { $0.tag == "option" }
    #expect(options.map { $0["value"] } == ["1", "2", "3"])
    #expect(options.map { $0["selected"] } == [nil, "", nil])
    #expect(page.first("label")?["for"] == page.first("select")?.id)
  }

  @Test func aSegmentedPickerIsAGroupOfRadioButtons() throws {
    let view = Picker("Order", selection: .constant("b")) {
      Text("A").tag("a")
      Text("B").tag("b")
    }.pickerStyle(.segmented)
    let page = RenderedPage(view)
    #expect(page.first(role: "radiogroup")?["aria-label"] == "Order")
    let radios = page.all.filter { $0["type"] == "radio" }
    #expect(radios.map { $0["checked"] } == [nil, ""])
    #expect(Set(radios.map { $0["name"] }).count == 1)
  }

  @Test func aMenuOpensWithoutAScript() throws {
    let view = Menu("More", systemImage: "ellipsis") { Button("Remove", role: .destructive) {} }
    let page = RenderedPage(view)
    let trigger = try #require(page.first("button"))
    let menu = try #require(page.first(role: "menu"))
    #expect(trigger["popovertarget"] == menu.id)
    #expect(trigger["aria-haspopup"] == "menu")
    #expect(menu["popover"] == "")
    #expect(menu.children.map { $0["role"] } == ["menuitem"])
    #expect(menu.children.first?["popovertargetaction"] == "hide")
  }

  @Test func aPickerInAMenuIsItsItems() throws {
    let view = Menu("Sort") {
      Picker("Sort by", selection: .constant(1)) {
        Text("Name").tag(0)
        Text("Date").tag(1)
      }
    }
    let items = RenderedPage(view).all.filter { $0["role"] == "menuitemradio" }
    #expect(items.map { $0["aria-checked"] } == ["false", "true"])
    #expect(items.map { $0["data-text"] } == ["0", "1"])
    #expect(items.allSatisfy { $0["data-on"] == "change" })
  }

  @Test func whatIsTappedAndIsNoControlBecomesAButton() throws {
    let view = Text("Card").onTapGesture {}
    let button = try #require(RenderedPage(view).first(role: "button"))
    #expect(button["tabindex"] == "0")
    #expect(button["data-on"] == "tap")
  }

  @Test func progressWithoutAValueIsALiveRegion() throws {
    let page = RenderedPage(ProgressView("Loading"))
    #expect(page.first(role: "status")?.words.contains("Loading") == true)
    let bar = RenderedPage(ProgressView("Loading", value: 2.0, total: 4)).first("progress")
    #expect(bar?["value"] == "2")
    #expect(bar?["max"] == "4")
    #expect(bar?["aria-label"] == "Loading")
  }

  @Test func aLinkIsOneOfASchemeThatOpensAPage() throws {
    let view = Link("Write", destination: URL(string: "mailto:ada@employees.example")!)
    #expect(RenderedPage(view).first("a")?["href"] == "mailto:ada@employees.example")
    let script = Link("Run", destination: URL(string: "javascript:alert(1)")!)
    let page = RenderedPage(script)
    #expect(page.first("a") == nil)
    #expect(page.all.allSatisfy { $0["href"] == nil })
  }
}
