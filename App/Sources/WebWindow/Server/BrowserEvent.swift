@_spi(Workshop) import WorkshopUI

/// What a person did in the browser, as it arrived: well formed, and not yet known to make sense.
struct BrowserEvent: Sendable {
  /// Counts the events of a page, from 1.
  let number: Int
  /// The element, or nil for the window itself.
  let element: Int?
  let action: Action
  let text: String

  enum Action: Sendable, Equatable {
    case element(Element.Event)
    /// The window has another size; the text is width and height in points.
    case resize
  }
}
