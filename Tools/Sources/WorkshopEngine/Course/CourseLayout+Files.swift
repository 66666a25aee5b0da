import Foundation

extension CourseLayout {
  /// The files that every step has, one of each kind. CONTRIBUTING.md says what they hold.
  package func neededFiles(_ step: Course.Step) -> [String] {
    [exercise(step), solution(step), starter(step)]
      + (step.isSuite ? [component(step)] : [checks(step), subject(step), adapter(step)])
      + [hints(step), prediction(step), predictionProgram(step)]
  }

  /// The other files of a step, of which there may be several or none.
  package func furtherFiles(_ step: Course.Step) -> [String] {
    (step.isSuite ? implementations(step) : Array(allChecks(step))).dropFirst() + gates(step)
      + mutants(step) + alternatives(step)
      + (hasAppComponent(step) ? [appComponent(step)] : [])
      + (hasReview(step) ? [review(step), reviewProgram(step)] : [])
      + (hasRaceChecks(step) ? [raceChecks(step)] + seededRaces(step) : [])
  }

  /// Every regular file below a folder, in order; build products and hidden folders left out. A link to a folder
  /// is one of them: what stands there has its own place.
  ///
  /// - Throws: a file system error.
  package func files(below folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted()
    return try names.flatMap { name -> [String] in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) else {
        return [path]  // A link that leads nowhere is a file too: a stray one.
      }
      guard isFolder.boolValue, !isLink(path) else { return name == ".DS_Store" ? [] : [path] }
      return name.hasPrefix(".") ? [] : try files(below: path)
    }
  }

  package func markdownFiles() throws -> [String] {
    try readableFiles(".md")
  }

  /// Our own Swift files: all that are ever formatted. What plays a stranger's file, in odd style
  /// too, is not ours.
  package func swiftSources() throws -> [String] {
    // A link is another name of a file that is listed already.
    try readableFiles(".swift").filter {
      !$0.hasPrefix("Tools/Tests/Submissions/") && !isLink($0)
    }
  }

  /// A file that is no text is complained of where a step needs it. A read of a pipe would wait.
  private func readableFiles(_ ending: String) throws -> [String] {
    try files(below: "").filter { $0.hasSuffix(ending) && (try? text($0)) != nil }
  }
}
