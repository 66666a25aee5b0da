import Foundation

/// A message to a page: patches, or all of it where the server does not know what the page shows.
struct PageMessage: Encodable, Sendable {
  /// The number of the tree that the page shows after it.
  let revision: Int
  /// The last event that this shows the effect of: text that was typed since then is newer.
  let event: Int
  var patches: [HTMLPatch]?
  var whole: String?

  init(from old: PageState?, to new: PageState) {
    revision = new.revision
    event = new.event
    if let old {
      patches = HTMLDifference(from: old.tree, to: new.tree).patches
    } else {
      whole = new.tree.html
    }
  }

  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers alone: nothing of it can fail to be JSON.
    return (try? encoder.encode(self)) ?? Data()
  }
}
