/// The module that stands in for SwiftUI: `WorkshopUI`, which other modules import as `SwiftUI`.
///
/// `Package.swift` has the same alias. Diagnostics say `SwiftUI`, as the code does.
enum StandIn {
  static let module = "WorkshopUI"
  static let arguments = ["-module-alias", "SwiftUI=\(module)"]

  /// Has the compiler expand the stand-in's macros: the program beside this one does, and is started by the first
  /// macro of a file.
  static var macroArguments: [String] {
    SyntaxReader.executable.map { [ToolchainAssumptions.loadsMacroProgram, $0.path + macroMark] }
      ?? []
  }
  /// How such an argument ends. Where the program stands is no part of a cache's key.
  static let macroMark = "#WorkshopUIMacros"

  /// The compiler's words with the name that the code has. Where it prints declarations of the module,
  /// they have the other.
  static func named(_ diagnostics: String) -> String {
    diagnostics.replacing("\(module).", with: "SwiftUI.")
  }
}
