import Foundation

/// Tells one build of a program from another.
enum ProgramIdentity {
  /// That of the program that is running.
  static let own = of(Bundle.main.executablePath ?? "")

  /// A program's size and date.
  static func of(_ path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] ?? 0) \(date)"
  }
}
