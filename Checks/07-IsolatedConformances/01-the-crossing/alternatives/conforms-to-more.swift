// differs: the model conforms to a protocol for the screen, which brings `Exportable` along

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
  func preview() -> String { looked("\(title), small") }
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
  static let id: Use = .staysWithItsCaller
  static let artist: Use = .crosses
  static let title: Use = .crosses
  static let format: Use = .staysWithItsCaller
  static let export: Use = .crosses
  static let upload: Use = .goesToTheMainActor
  static let preview: Use = .goesToTheMainActor
  static let rename: Use = .goesToTheMainActor
}

protocol Exportable: AnyObject, Sendable, Identifiable<Int> {
  var id: Int { get }
  var format: String { get }
  func upload() async -> String
  func preview() async -> String
  @MainActor func rename(to title: String)
}

protocol OnMain: Exportable {
  @MainActor var artist: Artist { get }
  @MainActor var title: String { get set }
  @MainActor func export() -> String
}
extension StickerModel: OnMain {}
