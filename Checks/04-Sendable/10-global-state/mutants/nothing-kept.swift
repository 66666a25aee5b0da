// refused by: checks — without the dictionary nothing is shared: a color is picked at every call

// MARK: - Your turn

let pageSize = 20

enum Avatars {
  static func color(of id: Int, pick: (Int) -> String) -> String {
    pick(id)
  }
}

final class Theme {
  var accent = "teal"
  var isCompact = false
}

@MainActor let theme = Theme()
