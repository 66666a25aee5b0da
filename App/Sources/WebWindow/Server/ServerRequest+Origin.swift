import LoopbackHTTP

extension ServerRequest {
  /// The name and port that the browser called, if they are the window's own.
  ///
  /// A web page can have its own name point to 127.0.0.1, and would then be of the same origin. Other
  /// ports of this machine are other people's too.
  func authority(port: UInt16) -> String? {
    guard let host = headers["host"]?.lowercased() else { return nil }
    return ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) ? host : nil
  }

  /// Refuses what a page of another origin has sent.
  ///
  /// - Parameter isRequired: Whether a browser always says the origin of such a request.
  /// - Throws: `RequestFault`.
  func checkOrigin(isRequired: Bool) throws {
    let fault = RequestFault(.forbidden, "Only the window's own page may do this.")
    if let origin = headers["origin"] {
      guard origin.lowercased() == "http://\((headers["host"] ?? "").lowercased())" else {
        throw fault
      }
    } else if isRequired {
      throw fault
    }
    // A person may follow a link to the window, or type its address.
    let site = headers["sec-fetch-site"] ?? "none"
    let isNavigation = headers["sec-fetch-mode"] == "navigate"
    guard ["none", "same-origin"].contains(site) || isNavigation else { throw fault }
  }

  var wantsUpgrade: Bool { headers["upgrade"]?.lowercased() == "websocket" }

  /// The items of the query that have names and values that need no decoding. The first of a name
  /// counts.
  var queryItems: [String: String] {
    var items: [String: String] = [:]
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, items[String(parts[0])] == nil else { continue }
      items[String(parts[0])] = String(parts[1])
    }
    return items
  }
}
