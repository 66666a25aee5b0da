import Foundation

nonisolated extension URL {
  /// An address of a server; nil where the path would lead elsewhere.
  init?(server: URL, path: String, query: [URLQueryItem] = []) {
    guard path.isServerPath,
      var components = URLComponents(url: server, resolvingAgainstBaseURL: true)
    else { return nil }
    components.path = path
    components.queryItems = query.isEmpty ? nil : query
    // URLComponents leaves a plus as it is, which a server reads as a blank.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacing("+", with: "%2B")
    guard let url = components.url else { return nil }
    self = url
  }
}

nonisolated extension String {
  /// Whether this is a path of the server that it came from: neither another address nor a way out.
  var isServerPath: Bool {
    guard hasPrefix("/"), utf8.count <= 200 else { return false }
    return utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { part in
        !part.isEmpty && !part.allSatisfy { $0 == UInt8(ascii: ".") }
          && part.allSatisfy { Self.inPaths.contains($0) }
      }
  }

  private static let inPaths = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
}
