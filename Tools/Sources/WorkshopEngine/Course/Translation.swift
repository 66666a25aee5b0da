import Foundation
import WorkshopDigest

/// The course's texts in another language: pages by the path of the English one, the command's words by key.
///
/// A text without a translation is shown in English. Code and ids stay as they are.
public struct Translation: Sendable {
  public static let folder = "Translations"

  /// Such as `de` or `pt-BR`.
  public let language: String
  /// The command's words, by key.
  package let words: [String: String]

  /// Reads the translation into a language.
  ///
  /// - Throws: `CourseError` where there is none, or its words are no table of strings.
  public init(_ language: String, in layout: CourseLayout) throws {
    let known = Self.languages(in: layout)
    guard known.contains(language) else {
      throw CourseError(
        description:
          "The course is not translated into \(quoted(language)). There are: \(known.joined(separator: ", "))."
      )
    }
    self.language = language
    words = try Self.words(language, in: layout)
  }

  /// The languages that there is anything in, by name.
  package static func languages(in layout: CourseLayout) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: layout.url(folder).path)) ?? []
    return names.filter { $0.wholeMatch(of: /[a-z]{2,3}(-[A-Z]{2})?/) != nil }.sorted()
  }

  /// Where the translation of a page is.
  func path(of page: String) -> String { "\(Self.folder)/\(language)/\(page)" }

  /// The English page that a path is a translation of, or the path itself.
  package static func page(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard parts.first.map(String.init) == folder, parts.count > 2 else { return path }
    return parts.dropFirst(2).joined(separator: "/")
  }

  package static func wordsPath(_ language: String) -> String { "\(folder)/\(language)/words.json" }

  private static func words(_ language: String, in layout: CourseLayout) throws -> [String: String]
  {
    let path = wordsPath(language)
    guard layout.exists(path) else { return [:] }
    do {
      return try JSONDecoder().decode(
        [String: String].self, from: RegularFile.data(layout.url(path), named: path))
    } catch let error as DecodingError {
      throw CourseError(
        description: "\(path) is no table of strings: \(error.localizedDescription)")
    }
  }

  /// The last line of a translation: which page it is of, and of which state of it.
  package static func origin(of page: String, text: String) -> String {
    "<!-- Translated from \(page), \(sha256(text).prefix(12)). -->"
  }
}

extension CourseLayout {
  /// The path of a page as the learner reads it: in their language, where it is translated.
  public func page(_ path: String) -> String {
    guard let translated = translation?.path(of: path), exists(translated) else { return path }
    return translated
  }

}
