@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  /// Adds a modifier to the box of an element.
  func apply(
    _ modifier: Modifier, of element: Element, to box: inout Box, in place: Place,
    _ extras: inout Extras
  ) {
    let wrapper = "\(id(element, in: place))-m\(modifier.id)"
    switch modifier.name {
    case "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog":
      present(modifier, in: place, &extras)
    case "navigationTitle": extras.title = extras.title ?? modifier["text"]
    case "padding":
      box.open(.padding, id: wrapper, in: place)
      box.set("padding", points(modifier["length"].flatMap(Double.init) ?? 16))
    default: noteUnrendered(".\(modifier.name)")
    }
  }
}
