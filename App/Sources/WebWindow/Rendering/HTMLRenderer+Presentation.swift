@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  /// What a modifier presents over the screen.
  func present(_ modifier: Modifier, in place: Place, _ extras: inout Extras) {
    for slot in modifier.slots {
      for element in slot.elements { present(element, in: place, &extras) }
    }
  }

  private func present(_ element: Element, in place: Place, _ extras: inout Extras) {
    var box = Box("dialog", id: id(element, in: place), "sheet")
    box.set("data-modal", to: "true")
    box.set("open", to: nil)
    box.set("aria-label", to: element.accessibleName)
    listen(&box, to: element, only: [.dismiss])
    let inner = Place(axis: .vertical, edges: .all, level: 2)
    var inside = Extras()
    fill(&box, with: rendered(element.children, in: inner), &inside)
    extras.overlays.append(box.node)
    extras.append(inside)
  }
}
