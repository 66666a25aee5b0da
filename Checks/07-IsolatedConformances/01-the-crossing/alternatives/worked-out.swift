// differs: the table is worked out from two questions, and belongs to the main actor; the conformance is another extension

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

@MainActor
enum Table {
  private static func use(staysPut: Bool, mayWait: Bool) -> Use {
    if staysPut { return .staysWithItsCaller }
    return mayWait ? .goesToTheMainActor : .crosses
  }
  static var id: Use { use(staysPut: true, mayWait: false) }
  static var artist: Use { use(staysPut: false, mayWait: false) }
  static var title: Use { use(staysPut: false, mayWait: false) }
  static var format: Use { use(staysPut: true, mayWait: false) }
  static var export: Use { use(staysPut: false, mayWait: false) }
  static var upload: Use { use(staysPut: false, mayWait: true) }
  static var preview: Use { use(staysPut: false, mayWait: true) }
  static var rename: Use { use(staysPut: false, mayWait: true) }
}

protocol Exportable {
  var id: Int { get }
  var format: String { get }
  func upload() async -> String
  func preview() async -> String
  @MainActor func rename(to title: String)
}

extension StickerModel: Sendable, Exportable {}
