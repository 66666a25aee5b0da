/// What a path of the window stands for.
enum WindowRoute: Equatable, Sendable {
  case page
  case asset(PageAsset)
  /// Where a page listens.
  case updates
  /// Where a page says what a person did.
  case events

  /// Reads a path as it was sent: there is one spelling for each.
  init?(path: String) {
    switch path {
    case "/": self = .page
    case "/updates": self = .updates
    case "/events": self = .events
    default:
      guard let asset = PageAsset(rawValue: String(path.dropFirst())) else { return nil }
      self = .asset(asset)
    }
  }

  var allowedMethods: [String] {
    switch self {
    case .page, .asset: ["GET", "HEAD"]
    case .updates: ["GET"]
    case .events: ["POST"]
    }
  }
}
