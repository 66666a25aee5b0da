import Foundation

nonisolated extension HTTPAnswer {
  /// What the server says about its problem (RFC 9457), as far as it can be shown.
  var problemWords: String? {
    struct Problem: Decodable {
      let detail: String?
    }
    guard contentType == "application/problem+json",
      let detail = (try? JSONDecoder().decode(Problem.self, from: body))?.detail,
      !detail.isEmpty, detail.utf8.count <= Employee.longestText, detail.isShowable
    else { return nil }
    return detail
  }
}
