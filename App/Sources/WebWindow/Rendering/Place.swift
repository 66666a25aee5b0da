/// Where an element stands, as far as it looks different for it.
struct Place: Hashable {
  enum Axis: Hashable { case horizontal, vertical, depth }
  /// What is around.
  enum Kind: Hashable { case content, row, form, label, topBar, bottomBar, menu, dialog }

  var kind = Kind.content
  /// Of the stack around.
  var axis = Axis.vertical
  /// The edges of the screen that the element reaches.
  var edges: Edges = []
  /// Whether it stands in a control, where HTML allows no blocks and no other control.
  var isInControl = false
  /// The menu around, which a choice closes.
  var menu: String?
  /// Whether one piece of glass holds several elements, which have none of their own then.
  var isInUnion = false
  /// Of the next heading.
  var level = 1
  /// Which one it is, where one element is shown several times.
  var copy = 0

  struct Edges: OptionSet, Hashable {
    let rawValue: Int
    static let top = Edges(rawValue: 1)
    static let bottom = Edges(rawValue: 2)
    static let all: Edges = [.top, .bottom]
  }

  /// The tag of a box.
  var box: String { isInControl ? "span" : "div" }

  func with(_ change: (inout Place) -> Void) -> Place {
    var place = self
    change(&place)
    return place
  }
}
