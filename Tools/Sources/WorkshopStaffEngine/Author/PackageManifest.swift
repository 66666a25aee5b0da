import Foundation
import WorkshopEngine

/// The part of `Package.swift` that repeats `Course.json`.
///
/// A manifest that read the file itself would go stale: SwiftPM caches it by its own text.
public enum PackageManifest {
  static let opening = "let allSteps: [Step] = ["

  /// The manifest's text with its list of steps as the course has them.
  ///
  /// - Throws: `CourseError` where the list's place cannot be found.
  public static func updated(_ text: String, for course: Course) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: opening),
      let end = lines[start...].firstIndex(of: "]")
    else {
      throw CourseError(description: "Package.swift has no list that begins “\(opening)”.")
    }
    lines.replaceSubrange((start + 1)..<end, with: literals(for: course))
    return lines.joined(separator: "\n")
  }

  private static func literals(for course: Course) -> [String] {
    // swift-format has no comma after a lone element.
    let comma = course.steps.count == 1 ? "" : ","
    return [
      "  // Generated from Course.json by `./workshop generate`; do not edit up to the closing bracket."
    ]
      + course.stages.flatMap { stage in
        stage.steps.flatMap { step in
          let swiftUI = step.usesSwiftUI == true ? ", usesSwiftUI: true" : ""
          let suite = step.isSuite ? ", isSuite: true" : ""
          var arguments = [
            "    id: \"\(step.id)\", module: \"\(step.module)\", stage: \"\(stage.folder)\"",
            "    file: \"\(step.fileStem)\", settings: .\(step.mode.rawValue)\(swiftUI)\(suite)",
          ]
          if let neighbour = step.neighbour {
            let settings = ".\(neighbour.mode.rawValue)"
            arguments.append(
              "    neighbour: Neighbour(module: \"\(neighbour.module)\", settings: \(settings))")
          }
          if let member = step.member {
            arguments.append(
              step.isPiece
                ? "    piece: Piece(app: \"\(member.module)\", file: \"\(member.file)\")"
                : "    isMember: true")
          }
          return ["  Step(", "\(arguments.joined(separator: ",\n")))\(comma)"]
        }
      }
  }
}
