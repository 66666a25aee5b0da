/// The module that stands in for SwiftUI: `WorkshopUI`, under SwiftUI's name for whoever imports it.
///
/// `Package.swift` has the same alias. Diagnostics say `SwiftUI`, as the code does.
enum StandIn {
  static let module = "WorkshopUI"
  static let arguments = ["-module-alias", "SwiftUI=\(module)"]

  /// The compiler's words with the name that the code has. Where it prints declarations of the module,
  /// they have the other.
  static func named(_ diagnostics: String) -> String {
    diagnostics.replacing("\(module).", with: "SwiftUI.")
  }
}
