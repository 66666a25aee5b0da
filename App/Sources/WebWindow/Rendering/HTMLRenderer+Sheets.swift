@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  /// A sheet. `data-detents` names where it rests, `data-detent` where it rests now; the part `detent` is the
  /// grip: pressed, it goes on to the next; the script lets it be dragged.
  func sheet(_ element: Element, _ extras: inout Extras) -> Box {
    let id = "e\(element.id)"
    var box = Box("dialog", id: id, "sheet", "glass")
    let said = Presentation(element, isShort: isShort)
    box.set("data-modal", to: "\(said.isModal)")
    if !said.detents.isEmpty {
      box.set("data-detents", to: said.detents.map(\.text).joined(separator: ","))
      box.set("data-detent", to: said.detents[said.selected].text)
      box.set("--detent", said.detents[said.selected].length)
      box.classes.append(said.detents[said.selected].isLarge ? "at-large" : "at-detent")
    }
    if let radius = said.cornerRadius { box.set("--sheet-radius", points(radius)) }
    if let paint = said.background.flatMap(Paint.init) {
      box.classes.append("painted")
      box.set("--sheet-background", paint.fill)
    }
    if let grip = grip(said, id: id) { box.add(grip) }
    content(element, &box, &extras)
    guard takes(.dismiss, element), !said.hasEnd else { return box }
    var close = Box("button", id: "\(id)-close", "button", "close", "glass", "interactive")
    close.set("type", to: "button")
    close.set("aria-label", to: "Close")
    close.set("data-on", to: "dismiss")
    close.add(icon("xmark", id: "\(id)-close-symbol"))
    box.add(close.node)
    return box
  }

  private func grip(_ said: Presentation, id: String) -> HTMLNode? {
    guard said.detents.count > 1, let owner = said.detentsOwner else {
      guard said.showsGrip else { return nil }
      return HTMLNode(
        "span", id: "\(id)-grip",
        [HTMLAttribute("class", "grip"), HTMLAttribute("aria-hidden", "true")])
    }
    let isLast = said.selected == said.detents.count - 1
    let next = said.detents[isLast ? 0 : said.selected + 1]
    var grip = Box("button", id: "e\(owner)-detent", "grip")
    if !said.showsGrip { grip.classes.append("unseen-grip") }
    grip.set("type", to: "button")
    grip.set("aria-label", to: isLast ? "Make the sheet smaller" : "Make the sheet larger")
    grip.set("data-on", to: "rest")
    grip.set("data-text", to: next.text)
    return grip.node
  }
}

/// What modifiers inside a sheet say of it.
struct Presentation {
  struct Detent: Equatable {
    var text: String
    var length: String
    var isLarge: Bool { text == "large" }
  }
  var detents: [Detent] = []
  var selected = 0
  /// The id of the element that is told of another detent.
  var detentsOwner: Int?
  var isModal = true
  var showsGrip = false
  var cornerRadius: Double?
  var background: String?
  /// Whether something in its bars ends it.
  var hasEnd = false

  /// - Parameter isShort: Whether there is no detent but the large one, as on a phone that lies.
  init(_ sheet: Element, isShort: Bool = false) {
    var interaction = "automatic"
    var grip = "automatic"
    func look(_ element: Element) {
      for modifier in element.modifiers {
        let value = modifier["value"] ?? ""
        switch modifier.name {
        case "presentationDetents":
          detents = Self.detents(value)
          if isShort, detents.contains(where: \.isLarge) { detents.removeAll { !$0.isLarge } }
          selected = detents.firstIndex { $0.text == modifier["selection"] } ?? 0
          detentsOwner = element.id
        case "presentationBackgroundInteraction": interaction = value
        case "presentationDragIndicator": grip = value
        case "presentationCornerRadius": cornerRadius = Double(value)
        case "presentationBackground": background = value
        case "toolbar":
          hasEnd = hasEnd || modifier.slots.flatMap(\.elements).contains(where: Self.ends)
        default: break
        }
      }
      for child in element.children { look(child) }
    }
    for child in sheet.children { look(child) }
    showsGrip = grip == "visible" || grip == "automatic" && detents.count > 1
    if interaction == "enabled" { isModal = false }
    if interaction.hasPrefix("enabled upThrough ") {
      let last = String(interaction.dropFirst("enabled upThrough ".count))
      isModal = selected > (detents.firstIndex { $0.text == last } ?? -1)
    }
  }

  private static func ends(_ item: Element) -> Bool {
    ["cancellationAction", "confirmationAction"].contains(item["placement"] ?? "")
      || item.all.contains { ["close", "cancel"].contains($0["role"] ?? "") }
  }

  /// Such as `fraction 0.3 medium large`.
  private static func detents(_ text: String) -> [Detent] {
    var words = text.split(separator: " ").map(String.init)[...]
    var detents: [Detent] = []
    while let word = words.popFirst() {
      switch word {
      case "medium": detents.append(Detent(text: word, length: "50%"))
      case "large": detents.append(Detent(text: word, length: "100%"))
      case "fraction", "height":
        guard let text = words.popFirst(), let value = Double(text), value > 0 else { continue }
        let length = word == "height" ? points(value) : points(min(1, value) * 100, unit: "%")
        detents.append(Detent(text: "\(word) \(text)", length: length))
      default: continue
      }
    }
    return detents
  }
}
