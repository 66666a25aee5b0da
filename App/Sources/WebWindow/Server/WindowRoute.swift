/// What a path of the window stands for.
enum WindowRoute: Equatable, Sendable {
  case page
  case style
  case script
  /// Where a page listens.
  case updates
  /// Where a page says what a person did.
  case events

  /// Reads a path as it was sent: there is one spelling for each.
  init?(path: String) {
    switch path {
    case "/": self = .page
    case "/window.css": self = .style
    case "/window.js": self = .script
    case "/updates": self = .updates
    case "/events": self = .events
    default: return nil
    }
  }

  var allowedMethods: [String] {
    switch self {
    case .page, .style, .script: ["GET", "HEAD"]
    case .updates: ["GET"]
    case .events: ["POST"]
    }
  }
}
