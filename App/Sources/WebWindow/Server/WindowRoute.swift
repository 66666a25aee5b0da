/// What a path of the window stands for.
enum WindowRoute: Equatable, Sendable {
  case page
  case asset(PageAsset)
  /// Where a page listens.
  case updates
  /// Where a page says what a person did.
  case events
  /// Where a page sends a file that a person has chosen.
  case files

  /// Reads a path as it was sent: there is one spelling for each.
  init?(path: String) {
    switch path {
    case "/": self = .page
    case "/updates": self = .updates
    case "/events": self = .events
    case "/files": self = .files
    default:
      guard let asset = PageAsset(rawValue: String(path.dropFirst())) else { return nil }
      self = .asset(asset)
    }
  }

  var allowedMethods: [String] {
    switch self {
    case .page, .asset: ["GET", "HEAD"]
    case .updates: ["GET"]
    case .events, .files: ["POST"]
    }
  }
}
