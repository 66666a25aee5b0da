import Foundation

/// What a step's gates and checks are called in another language, by id.
///
/// Each entry keeps the English name that it translates, so that the linter sees when that has changed.
package struct TranslatedNames: Sendable {
  package struct Name: Codable, Sendable, Equatable {
    /// The name in English, as it was when it was translated.
    package var english: String
    var text: String
  }

  package let byID: [String: Name]

  /// The file's name, in the translation's folder for the step.
  package static let file = "names.json"

  /// - Throws: `FileTrouble`, or `CourseError` where the file is no table of names.
  package init(_ path: String, in layout: CourseLayout) throws {
    do {
      byID = try JSONDecoder().decode(
        [String: Name].self, from: RegularFile.data(layout.url(path), named: path))
    } catch let error as DecodingError {
      throw CourseError(
        description:
          "\(path) is no table of names with `english` and `text`: \(error.localizedDescription)")
    }
  }
}
