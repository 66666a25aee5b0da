import Foundation

/// A colour to choose.
nonisolated public struct ColorPicker<Label: View>: _Control {
  public let _parts: _Parts

  /// Changes a colour.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let set: (String) -> Void = {
      if let color = Color(hexadecimal: $0) { selection.wrappedValue = color }
    }
    _parts = _Parts(kind: "ColorPicker", slots: ["label": label()], handlers: [.change: set]) {
      ["value": selection.wrappedValue.description]
    }
  }
  public init(_ title: some _Title, selection: Binding<Color>, supportsOpacity: Bool = true)
  where Label == Text {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { title._text }
  }
}

extension Color {
  /// A colour as a browser says it: `#ff8800`.
  fileprivate init?(hexadecimal text: String) {
    guard text.count == 7, text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> Double { Double((value >> shift) & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
