// The crossing
//
// `StickerModel` is isolated to the main actor. A library knows it only as `Exportable`, and
// exports on any thread. The compiler refuses the conformance. The code is built in bare mode.
//
// Goal: the table says what happens when nonisolated code uses each requirement of `Exportable` as
// it stands here; then the model conforms.
//   .staysWithItsCaller   it runs, or is read, where the caller is
//   .goesToTheMainActor   the caller awaits it, and it runs on the main actor
//   .crosses              it would use main-actor state where the caller is
//
// - Fill in the table by thinking.
// - What crosses leaves `Exportable`, or no longer crosses.
// - The others stay as declared, types too, here or inherited.
// - All given code stays: `Artist`, `StickerModel` and `handOver`.

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

// TODO: Fill in the table. Then take what crosses out of `Exportable`.
enum Table {
  static let id = Use.crosses
  static let artist = Use.crosses
  static let title = Use.crosses
  static let format = Use.crosses
  static let export = Use.crosses
  static let upload = Use.crosses
  static let preview = Use.crosses
  static let rename = Use.crosses
}

protocol Exportable {
  var id: Int { get }
  var artist: Artist { get }
  var title: String { get }
  var format: String { get }
  func export() -> String
  func upload() async -> String
  func preview() async -> String
  @MainActor func rename(to title: String)
}

extension StickerModel: Exportable {}
