@_spi(Workshop) import WorkshopUI

/// What lies over the screen. A dialog is open where there is no script; the script opens it as what
/// `data-modal` says, moves the focus there, and returns it.
extension HTMLRenderer {
  /// Collects what a modifier presents.
  func present(
    _ modifier: Modifier, in place: Place, _ extras: inout Extras, anchor: String? = nil
  ) {
    for element in modifier.slots.flatMap(\.elements) {
      var inside = Extras()
      var box: Box
      switch element.kind {
      case "Alert", "ConfirmationDialog":
        box = dialog(element, modifier["titleVisibility"], &inside)
      case "FileImporter": box = fileDialog(element)
      case "Popover": box = popover(element, anchor: anchor, &inside)
      case "FullScreenCover":
        box = Box("dialog", id: "e\(element.id)", "cover-screen")
        box.set("data-modal", to: "true")
        content(element, &box, &inside)
      default: box = sheet(element, &inside)
      }
      box.set("open", to: nil)
      listen(&box, to: element, only: [.dismiss])
      extras.overlays.append(box.node)
      extras.append(inside)
    }
  }

  private func dialog(_ element: Element, _ titles: String?, _ extras: inout Extras) -> Box {
    let id = "e\(element.id)"
    let isAlert = element.kind == "Alert"
    var box = Box("dialog", id: id, "alert", "glass", isAlert ? "message" : "question")
    box.set("role", to: "alertdialog")
    box.set("data-modal", to: "true")
    box.set("aria-labelledby", to: "\(id)-title")
    let isTitleSeen = isAlert || titles != "hidden"
    var title = Box("h2", id: "\(id)-title", isTitleSeen ? "alert-title" : "unseen-text")
    title.content = .text(element["text"] ?? "")
    box.add(title.node)
    let place = Place(axis: .vertical, level: 3)
    let message = slot("message", of: element)
    if !message.isEmpty {
      var text = Box("div", id: "\(id)-message", "alert-message")
      fill(&text, with: rendered(message, in: place), &extras)
      box.add(text.node)
      box.set("aria-describedby", to: "\(id)-message")
    }
    var buttons = Box("div", id: "\(id)-buttons", "alert-buttons")
    // What gives up comes last, as on a phone.
    let isCancel = { (element: Element) in element["role"] == "cancel" }
    let ordered = element.children.filter { !isCancel($0) } + element.children.filter(isCancel)
    let inner = place.with { $0.kind = .dialog }
    fill(&buttons, with: rendered(ordered, in: inner), &extras)
    box.add(buttons.node)
    return box
  }

  private func popover(_ element: Element, anchor: String?, _ extras: inout Extras) -> Box {
    var box = Box("dialog", id: "e\(element.id)", "popover", "glass")
    box.set("data-modal", to: "false")
    if let anchor { box.set("position-anchor", anchor) }
    content(element, &box, &extras)
    return box
  }

  /// The content of what is presented, as a screen where it has bars, and its name.
  func content(_ element: Element, _ box: inout Box, _ extras: inout Extras) {
    var place = Place(axis: .vertical, edges: .all, level: 2)
    place.level = 2
    var content = rendered(element.children, in: place)
    let title = element.children.flatMap(\.all).lazy.compactMap { inner in
      inner.modifiers.last { $0.name == "navigationTitle" }?["text"]
        ?? (inner.kind == "Text" ? inner["text"] : nil)
    }.first { !$0.isEmpty }
    box.set("aria-label", to: content.extras.title ?? title ?? "Sheet")
    if content.extras.hasBars {
      content = screen(content, id: "e\(element.id)-screen", in: place)
    }
    var body = Box("div", id: "e\(element.id)-content", "dialog-content")
    fill(&body, with: content, &extras)
    box.add(body.node)
  }
}
