@_spi(Workshop) import WorkshopUI

/// The nodes of an element or of several, and what the elements around have to know of them.
struct Rendered {
  var nodes: [HTMLNode] = []
  /// The axes along which it takes the space that is left.
  var grows: Grows = []
  var extras = Extras()

  mutating func append(_ other: Rendered) {
    nodes += other.nodes
    grows.formUnion(other.grows)
    extras.append(other.extras)
  }
}

struct Grows: OptionSet, Hashable {
  let rawValue: Int
  static let across = Grows(rawValue: 1)
  static let down = Grows(rawValue: 2)
  static let both: Grows = [.across, .down]
}

/// What belongs elsewhere on the screen: over it, or in its bars.
struct Extras {
  /// Sheets, dialogs and popovers.
  var overlays: [HTMLNode] = []
  var title: String?
  var subtitle: String?
  var isTitleInline = false
  /// Whether the title names the screen and is not seen.
  var isTitleHidden = false
  var bars: [Element] = []
  var search: [Element] = []
  /// The id of what is loaded again when a person asks for it.
  var refresh: String?
  /// Screens that are pushed onto this one, the topmost last.
  var destinations: [Element] = []

  var hasBars: Bool {
    title != nil || !bars.isEmpty || !search.isEmpty || !destinations.isEmpty
      || refresh != nil
  }

  mutating func append(_ other: Extras) {
    // A modifier on several elements presents one thing once.
    let present = Set(overlays.compactMap(\.id))
    overlays += other.overlays.filter { $0.id.map(present.contains) != true }
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    refresh = refresh ?? other.refresh
    isTitleHidden = isTitleHidden || other.isTitleHidden
    isTitleInline = isTitleInline || other.isTitleInline
    bars += other.bars.filter { new in !bars.contains { $0.id == new.id } }
    search += other.search.filter { new in !search.contains { $0.id == new.id } }
    destinations += other.destinations.filter { new in
      !destinations.contains { $0.id == new.id }
    }
  }
}
