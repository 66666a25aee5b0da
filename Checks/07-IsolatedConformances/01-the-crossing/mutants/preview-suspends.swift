// refused by: gates — the requirement is `async`, so its witness was made `async` too; the screen has to wait
// whole: the method `preview` becomes `async`

// MARK: - Given

final class Artist { var name = "Ada" }

@MainActor
final class StickerModel {
  let id = 7
  let artist = Artist()
  var title = "Wave"
  private let look: @Sendable () -> Void

  init(look: @escaping @Sendable () -> Void) { self.look = look }

  nonisolated var format: String { looked("png") }
  func export() -> String { looked("\(title) by \(artist.name)") }
  func upload() async -> String { looked("\(title), uploaded") }
  func preview() async -> String { looked("\(title), small") }
  func rename(to title: String) { self.title = looked(title) }

  /// Notes where it is called.
  private nonisolated func looked(_ text: String) -> String {
    look()
    return text
  }
}

/// How a model gets to the library, on any thread.
func handOver(_ model: StickerModel) -> any Exportable & Sendable { model }

enum Use { case staysWithItsCaller, goesToTheMainActor, crosses }

// MARK: - Your turn

enum Table {
  static let id = Use.staysWithItsCaller
  static let artist = Use.crosses
  static let title = Use.crosses
  static let format = Use.staysWithItsCaller
  static let export = Use.crosses
  static let upload = Use.goesToTheMainActor
  static let preview = Use.goesToTheMainActor
  static let rename = Use.goesToTheMainActor
}

protocol Exportable {
  var id: Int { get }
  var format: String { get }
  func upload() async -> String
  func preview() async -> String
  @MainActor func rename(to title: String)
}

extension StickerModel: Exportable {}
