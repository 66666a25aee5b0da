@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  /// The node of an element with all its modifiers.
  func make(_ element: Element, in place: Place) -> Rendered {
    var extras = Extras()
    var box = core(of: element, in: place, &extras)
    for modifier in element.modifiers { apply(modifier, of: element, to: &box, in: place, &extras) }
    describe(element, &box, in: place)
    return Rendered(nodes: [box.node], grows: box.grows, extras: extras)
  }

  /// The id of an element's node, or of a part of it.
  func id(_ element: Element, _ part: String? = nil, in place: Place) -> String {
    let copy = place.copy == 0 ? "" : "c\(place.copy)"
    return "e\(element.id)\(copy)" + (part.map { "-\($0)" } ?? "")
  }

  private func core(of element: Element, in place: Place, _ extras: inout Extras) -> Box {
    switch element.kind {
    case "Text": text(element, in: place)
    case "Image": image(element, in: place)
    case "AsyncImage": asyncImage(element, in: place, &extras)
    case "Label": label(element, in: place, &extras)
    case "VStack", "LazyVStack", "HStack", "LazyHStack", "ZStack":
      stack(element, in: place, &extras)
    case "Spacer": spacer(element, in: place)
    case "Divider": divider(element, in: place)
    case "List", "Form": list(element, in: place, &extras)
    case "ScrollView": scrollView(element, in: place, &extras)
    case "Section": section(element, in: place, &extras)
    case "Rows": rows(element, in: place)
    case "GeometryReader": geometryReader(element, in: place, &extras)
    case "TabView": tabView(element, in: place, &extras)
    case "Canvas", "MultiDatePicker": quietBox(element, in: place)
    case "GlassEffectContainer": glassContainer(element, in: place, &extras)
    case "Button": button(element, in: place, &extras)
    case "Link": webLink(element, in: place, &extras)
    case "NavigationLink": link(element, in: place, &extras)
    case "Menu": menu(element, in: place, &extras)
    case "Toggle": toggle(element, in: place, &extras)
    case "Slider": slider(element, in: place, &extras)
    case "Picker": picker(element, in: place, &extras)
    case "TextField": textField(element, in: place, &extras)
    case "SearchField": searchField(element, in: place)
    case "ProgressView": progress(element, in: place, &extras)
    case "ContentUnavailableView": unavailable(element, in: place, &extras)
    case "NavigationStack": navigationStack(element, in: place, &extras)
    case "ToolbarItem", "ToolbarItemGroup": toolbarItem(element, in: place, &extras)
    case "ToolbarSpacer": spacer(element, in: place)
    default: moreControl(element, in: place, &extras)
    }
  }

  /// Controls and containers that are seen less often.
  private func moreControl(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    switch element.kind {
    case "SecureField", "DatePicker", "ColorPicker": typedField(element, in: place, &extras)
    case "TextEditor": textEditor(element, in: place)
    case "Stepper": stepper(element, in: place, &extras)
    case "Gauge": gauge(element, in: place, &extras)
    case "ShareLink": button(element, in: place, &extras)
    case "LabeledContent": labeledContent(element, in: place, &extras)
    case "GroupBox": groupBox(element, in: place, &extras)
    case "DisclosureGroup": disclosureGroup(element, in: place, &extras)
    case "ControlGroup": controlGroup(element, in: place, &extras)
    case "Grid": grid(element, in: place, &extras)
    case "GridRow": gridRow(element, in: place, &extras)
    case "LazyVGrid", "LazyHGrid": lazyGrid(element, in: place, &extras)
    case "ViewThatFits": fitting(element, in: place, &extras)
    case "NavigationSplitView": splitView(element, in: place, &extras)
    case "DefaultToolbarItem": toolbarItem(element, in: place, &extras)
    default: shape(element, in: place) ?? other(element, in: place, &extras)
    }
  }

  /// A kind that SwiftUI does not have is a layout of the learner's own; what there is no picture of is shown
  /// as its content, and noted.
  private func other(_ element: Element, in place: Place, _ extras: inout Extras) -> Box {
    guard element.slots.isEmpty, element.attributes.isEmpty, !element.children.isEmpty else {
      noteUnrendered(element.kind)
      var box = Box(place.box, id: id(element, in: place), "v")
      let parts = element.slots.flatMap(\.elements) + element.children
      if parts.isEmpty {
        // There is no picture of it: its name stands for it.
        box.classes.append("quiet")
        box.content = .text(element.kind)
        return box
      }
      fill(&box, with: rendered(parts, in: place.with { $0.axis = .vertical }), &extras)
      return box
    }
    return customLayout(element, in: place, &extras)
  }

  /// Puts what was rendered into a box.
  func fill(_ box: inout Box, with content: Rendered, _ extras: inout Extras) {
    for node in content.nodes { box.add(node) }
    extras.append(content.extras)
  }

  /// The elements of a slot.
  func slot(_ name: String, of element: Element) -> [Element] {
    element.slots.filter { $0.name == name }.flatMap(\.elements)
  }

  /// Whether the element, or a modifier around it, does something on an event.
  func takes(_ event: Element.Event, _ element: Element) -> Bool {
    element.handlers[event] != nil || element.modifiers.contains { $0.handlers[event] != nil }
  }

  /// Says which events an element takes, for the window to send them.
  func listen(_ box: inout Box, to element: Element, only: [Element.Event]) {
    let taken = only.filter { takes($0, element) }
    guard !taken.isEmpty else { return }
    box.set("data-on", to: taken.map(\.rawValue).joined(separator: " "))
  }

  /// The value of an attribute of the last modifier of a name.
  func modifier(_ name: String, of element: Element, _ attribute: String = "value") -> String? {
    element.modifiers.last { $0.name == name }?[attribute]
  }
}
