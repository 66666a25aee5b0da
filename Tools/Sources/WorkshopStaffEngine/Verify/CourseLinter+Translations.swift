import Foundation
import WorkshopEngine

/// What is translated is of the English text as it is now, and says the same of code, ids and choices.
extension CourseLinter {
  func translationComplaints() -> [Complaint] {
    Translation.languages(in: layout).flatMap { language -> [Complaint] in
      let folder = "\(Translation.folder)/\(language)"
      let files = (try? layout.files(below: folder)) ?? []
      return files.flatMap { path -> [Complaint] in
        let page = String(path.dropFirst(folder.count + 1))
        if page.hasSuffix("/\(TranslatedNames.file)") {
          // Read where the step's judgements are.
          return []
        }
        return path == Translation.wordsPath(language)
          ? wordComplaints(language) : pageComplaints(path, of: page)
      }
    }
  }

  private func complaint(_ path: String, _ message: String) -> Complaint {
    Complaint(rule: .translation, path: path, message: message)
  }

  private func wordComplaints(_ language: String) -> [Complaint] {
    let path = Translation.wordsPath(language)
    do {
      return try Translation(language, in: layout).words.sorted { $0.key < $1.key }
        .compactMap { key, text in
          guard let word = CommandWord(rawValue: key) else {
            return complaint(path, "the command has no words under the key \(key).")
          }
          guard text.contains("{mode}") == word.english.contains("{mode}") else {
            return complaint(path, "\(key) has a place {mode} in one language only.")
          }
          return nil
        }
    } catch {
      return [complaint(path, "\(error)")]
    }
  }

  private func pageComplaints(_ path: String, of page: String) -> [Complaint] {
    guard let english = try? layout.text(page), let text = try? layout.text(path) else {
      return [complaint(path, "there is no page \(page).")]
    }
    let origin = Translation.origin(of: page, text: english)
    guard text.hasSuffix("\(origin)\n") else {
      return [
        complaint(
          path,
          "\(page) has changed since, or the last line does not say what this is of: \(origin)")
      ]
    }
    let (ours, theirs) = (MarkdownFile(english).fences, MarkdownFile(text).fences)
    var complaints: [Complaint] = []
    // Comments in code may be translated. The language and the settings of a fence may not.
    if ours.map(\.settings) != theirs.map(\.settings)
      || ours.map(\.language) != theirs.map(\.language)
    {
      complaints.append(complaint(path, "its code is not that of \(page), fence by fence."))
    }
    if page.hasSuffix("/hints.md") {
      let (own, other) = (HintSheet(markdown: text), HintSheet(markdown: english))
      if own.tiers.count != other.tiers.count
        || own.keyed.keys.sorted() != other.keyed.keys.sorted()
      {
        complaints.append(complaint(path, "its tiers or keys are not those of \(page)."))
      }
    }
    if let own = try? Prediction(markdown: text), let other = try? Prediction(markdown: english),
      own.choices.map(\.output) != other.choices.map(\.output)
    {
      complaints.append(complaint(path, "its choices are not those of \(page)."))
    }
    return complaints
  }
}
