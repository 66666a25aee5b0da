import Foundation

@available(iOS 26.0, macOS 26.0, *)
extension Font {
  /// The font that text has where nothing is said.
  public static var `default`: Font { .body }
  /// The same font, bold or not.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// The same font, italic or not.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// The same font, with letters of one width or not.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  /// What the font is in a context.
  public func resolve(in context: Context) -> Resolved { Resolved(self) }

  /// What a font is, once nothing about it is open.
  public struct Resolved: Hashable, Sendable {
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
    /// In points; as iOS has it at its default size of text.
    public let pointSize: CGFloat
    public let weight: Weight

    init(_ font: Font) {
      let words = font.description.split(separator: " ").map(String.init)
      func value(_ name: String) -> String? {
        words.last { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
      }
      let weight = value("weight").flatMap { word in
        Weight.all.first { "\($0)" == word }
      }
      self.weight = weight ?? (words.first == "headline" ? .semibold : .regular)
      isBold = self.weight == .bold
      isItalic = value("italic") != nil
      isMonospaced = value("design") == "monospaced"
      let size = value("size").flatMap { Double($0) }
      pointSize = CGFloat(size ?? Self.sizes[words.first ?? ""] ?? 17)
    }

    private static let sizes: [String: Double] = [
      "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "callout": 16, "subheadline": 15,
      "footnote": 13, "caption": 12, "caption2": 11,
    ]
  }
}

extension Font {
  /// What a font is resolved in: its size of text. Here, the default one.
  public struct Context: Hashable, Sendable {}
}

extension Font.Weight {
  static let all: [Self] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
}
