/// What a title may be: SwiftUI has an overload for a key and one for a string, here one takes both.
public protocol _Title {
  var _text: Text { get }
}

extension Text: _Title { public var _text: Text { self } }
extension LocalizedStringKey: _Title { public var _text: Text { Text(self) } }
extension String: _Title { public var _text: Text { Text(verbatim: self) } }
extension Substring: _Title { public var _text: Text { Text(self) } }

extension Label where Title == Text, Icon == Image {
  nonisolated init(titled title: some _Title, _ systemImage: String) {
    self.init {
      title._text
    } icon: {
      Image(systemName: systemImage)
    }
  }
}
