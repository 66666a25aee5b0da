/// A department of the company; others are refused.
enum Department: String, CaseIterable, Codable, Sendable {
  case design = "Design"
  case engineering = "Engineering"
  case finance = "Finance"
  case legal = "Legal"
  case marketing = "Marketing"
  case operations = "Operations"
  case people = "People"
  case product = "Product"
  case research = "Research"
  case sales = "Sales"
  case security = "Security"
  case support = "Support"

  /// The names, as a message lists them.
  static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
