/// What a title may be: SwiftUI has an overload for a key and one for a string, here one takes both.
public protocol _Title { var _text: Text { get } }

extension Text: _Title { public var _text: Text { self } }
extension LocalizedStringKey: _Title { public var _text: Text { Text(self) } }
extension String: _Title { public var _text: Text { Text(verbatim: self) } }
extension Substring: _Title { public var _text: Text { Text(self) } }
