/// What a gallery's command line says.
struct GalleryOptions {
  /// 0 lets the system choose one.
  var port: UInt16 = 0
  /// Keeps the token from one run to the next.
  var tokenFile: String?

  init() {}

  /// - Throws: `Unknown`, for a word that is none of the options.
  init(_ arguments: [String]) throws {
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      let value = rest.popFirst()
      switch (name, value, value.flatMap { UInt16($0) }) {
      case ("--port", _, let number?): port = number
      case ("--token-file", let path?, _): tokenFile = path
      default: throw Unknown(word: name)
      }
    }
  }

  struct Unknown: Error, CustomStringConvertible {
    var word: String
    var description: String {
      "\(word) is not understood. There are: --port NUMBER, --token-file PATH."
    }
  }
}
