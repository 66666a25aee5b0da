import Foundation
import WorkshopEngine

extension CourseLinter {
  /// A stage's playground has two pages that build and come to their end.
  func playgroundComplaints(_ stage: Course.Stage) async throws -> [Complaint] {
    let folder = layout.playground(stage)
    guard layout.exists(folder) else { return [] }
    func complaint(_ path: String, _ message: String) -> Complaint {
      Complaint(rule: .playground, path: path, message: message)
    }
    let pages = layout.playgroundPages(stage)
    let paths = Set(pages.map(\.path))
    var complaints = ((try? layout.files(below: "\(folder)/Pages")) ?? [])
      .filter { !paths.contains($0) }
      .map { complaint($0, "contents.xcplayground does not list it.") }
    if pages.count != 2 {
      complaints.append(
        complaint(layout.playgroundContents(stage), "it lists \(pages.count) pages, and not two."))
    }
    for page in pages {
      guard let source = try? layout.text(page.path) else {
        complaints.append(
          complaint(layout.playgroundContents(stage), "there is no page \(page.id)."))
        continue
      }
      if !source.contains("// Change this and see: ") {
        complaints.append(complaint(page.path, "it has no line “// Change this and see: …”."))
      }
      for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated() where line.count > 120
      {
        complaints.append(complaint("\(page.path):\(index + 1)", "the line is too long."))
      }
      switch try await judge.play(page).end {
      case .finished: break
      case .doesNotBuild(let words, _): complaints.append(complaint(page.path, words))
      case .ended(let words):
        complaints.append(complaint(page.path, "it does not come to its end: \(words)."))
      }
    }
    return complaints
  }
}
