import Foundation

extension Employee {
  /// Writes to them; nil where the address does not fit into a URL.
  var emailURL: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    components.path = email
    return components.url
  }

  /// Calls them; nil without a number.
  var phoneURL: URL? {
    guard let phone else { return nil }
    let number = phone.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
    return number.isEmpty ? nil : URL(string: "tel:\(number)")
  }
}
