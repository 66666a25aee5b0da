import Foundation

/// A text.
public struct Text: Equatable, Sendable {
  var string: String
  /// The modifiers of the text itself.
  var styles: [Style] = []

  struct Style: Equatable, Sendable {
    var name: String
    var value: String
  }

  /// A text as it stands.
  public init(verbatim content: String) { string = content }

  /// A text as it stands, of a value.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// A text that has translations: here, the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.string
  }

  func styled(_ name: String, _ value: String) -> Text {
    var text = self
    text.styles.append(Style(name: name, value: value))
    return text
  }
}

extension Text: View {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let string = view.string
    let styles = view.styles
    node.show { node in
      let element = Element(
        "Text", node, [Attribute("text", string)], layout: .text(string))
      return styles.reduce(element) {
        $0.modified(by: Modifier($1.name, node, [Attribute("value", $1.value)]))
      }
    }
  }
}

extension LayoutRule {
  /// A text of some characters, which wraps where it is offered less.
  static func text(_ string: String) -> LayoutRule {
    let length = CGFloat(string.count) * 8
    return .leaf { proposal in
      guard let width = proposal.width, width < length, width > 0 else {
        return CGSize(width: proposal.width == 0 ? 8 : length, height: 22)
      }
      return CGSize(width: width, height: (length / width).rounded(.up) * 22)
    }
  }
}

/// A text that may have translations. Interpolations are filled in, and inflection is left as text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let string: String
  /// A key.
  public init(_ value: String) { string = value }
  /// A key.
  public init(stringLiteral value: String) { string = value }
}
