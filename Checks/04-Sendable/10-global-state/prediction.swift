final class Theme {
  var accent = "teal"
}

enum App {
  static let theme = Theme()
}

App.theme.accent = "plum"
print("accent: \(App.theme.accent)")
