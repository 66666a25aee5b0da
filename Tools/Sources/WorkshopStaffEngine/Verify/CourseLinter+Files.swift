import Foundation
import WorkshopEngine

extension CourseLinter {
  /// Every file of a step is there, and holds text.
  func fileComplaints(_ step: Course.Step) -> [Complaint] {
    let several = layout.mutants(step) + layout.alternatives(step) + layout.seededRaces(step)
    return (layout.neededFiles(step) + layout.furtherFiles(step)).compactMap { path in
      do {
        _ = try layout.text(path)
        if several.contains(path) { _ = try layout.answer(path, to: step) }
        return nil
      } catch let error as AnswerFragment.Malformed {
        return Complaint(rule: .missingFile, path: path, message: error.reason)
      } catch {
        let reason = (error as? FileTrouble).map { ", and \($0.reason)" } ?? ""
        return Complaint(
          rule: .missingFile, path: path, message: "the step \(step.id) needs this file\(reason).")
      }
    }
  }

  /// What can be said of a step's texts without running anything.
  func textComplaints(_ step: Course.Step) -> [Complaint] {
    var complaints: [Complaint] = []
    func complain(_ rule: Complaint.Rule, _ path: String, _ message: String) {
      complaints.append(Complaint(rule: rule, path: path, message: message))
    }
    func text(_ path: String) -> String { (try? layout.text(path)) ?? "" }

    let starter = text(layout.starter(step))
    let solution = text(layout.solution(step))
    if text(layout.exercise(step)) != starter {
      complain(
        .exerciseIsStarter, layout.exercise(step),
        "it is not the starter. Yours? `./workshop reset \(step.id)` keeps it aside.")
    }
    let todos = starter.matches(of: /\/\/ TODO:/).count
    if todos != 1 {
      complain(.oneTodo, layout.starter(step), "it has \(todos) TODOs in place of one.")
    }
    if solution.contains("TODO") {
      complain(.oneTodo, layout.solution(step), "a solution has no TODO.")
    }
    let lines = starter.split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.count
    // A file of a module is as long as it was.
    let most = step.member == nil ? 45 : 90
    if !(12...most).contains(lines) {
      complain(
        .length, layout.starter(step), "\(lines) lines of code; a starter has 12 to \(most).")
    }
    let goal = StarterGoal(starter)
    if !goal.isList {
      complain(
        .goal, layout.starter(step),
        "its comment has no “Goal:” with one sentence, and below it one requirement a bullet.")
    }
    if goal.words > StarterGoal.mostWords {
      complain(
        .goal, layout.starter(step),
        "\(goal.words) words before the code; a learner reads \(StarterGoal.mostWords) at most.")
    }
    let (outsideStarter, outsideSolution) = (
      SourceParts(starter).given, SourceParts(solution).given
    )
    // Declarations of its own may stand below everything given.
    if !outsideSolution.starts(with: outsideStarter) {
      let place = zip(outsideStarter, outsideSolution).first { $0 != $1 }
      complain(
        .region, layout.solution(step),
        "it differs from the starter outside “// MARK: - Your turn”: \(place.map { "“\($0.1)”" } ?? "it is shorter")."
      )
    }

    for path in layout.mutants(step) where MutantHeader(firstLine: text(path)) == nil {
      complain(.header, path, "the first line is not “// refused by: LAYER — reason”.")
    }
    for name in step.shows ?? []
    where !(layout.mutants(step) + layout.alternatives(step)).map(\.fileStem).contains(name) {
      complain(.header, "Course.json", "\(step.id) shows “\(name)”, and there is no such file.")
    }
    for path in layout.alternatives(step) where AlternativeHeader(firstLine: text(path)) == nil {
      complain(.header, path, "the first line is not “// differs: decision”.")
    }
    for path in layout.alternatives(step) where NeedsHeader(text: text(path)) != nil {
      complain(
        .header, path, "“// needs:” leaves mutants out. A right answer passes on every machine.")
    }
    for path in layout.mutants(step) + layout.alternatives(step) + layout.seededRaces(step)
    where !AnswerFragment.isOne(path) {
      if AnswerFragment.canHold(text(path), starter: starter) {
        complain(
          .whole, path,
          "it leaves what is given as it is: a .turn file holds its turn alone, and nothing twice.")
      } else if WholeHeader(text: text(path)) == nil {
        complain(
          .whole, path,
          "its second line does not say “// whole: what it changes of what is given”.")
      }
    }
    for path in layout.gates(step) {
      do {
        _ = try Gate(path: path, source: text(path))
      } catch {
        complain(.header, path, "\(error)")
      }
    }
    let layers = layout.mutants(step).compactMap { MutantHeader(firstLine: text($0))?.layer }
    if layers.count < 3 { complain(.tally, layout.checksFolder(step), "fewer than three mutants.") }
    if layers.count(where: { $0 == .gates || $0 == .checks }) < 2 {
      complain(
        .tally, layout.checksFolder(step), "fewer than two mutants get past policy and build.")
    }
    if layout.alternatives(step).count < 2 {
      complain(.tally, layout.checksFolder(step), "fewer than two alternatives.")
    }

    complaints += implementationComplaints(step)

    let hints = HintSheet(markdown: text(layout.hints(step)))
    if hints.tiers.count != 3 || hints.tiers.contains("") {
      complain(.hints, layout.hints(step), "it has \(hints.tiers.count) tiers in place of three.")
    }
    for heading in hints.unreadable {
      complain(
        .hints, layout.hints(step),
        "“## \(heading)” names no ids: “## When [diagnostic_id], [gate-stem], [aCheck(of:)]”.")
    }
    if step.starter.status == .doesNotBuild, hints.keyed[step.starter.reason] == nil {
      complain(
        .hints, layout.hints(step), "no section “## When [\(step.starter.reason)]” for the starter."
      )
    }
    return complaints
  }

  /// What concerns the course as a whole: its list, its folders, its documents.
  func courseComplaints() async throws -> [Complaint] {
    var complaints = routeComplaints()
    let manifest = try layout.text("Package.swift")
    if try PackageManifest.updated(manifest, for: course) != manifest {
      complaints.append(
        Complaint(
          rule: .manifest, path: "Package.swift",
          message: "its list of steps is not Course.json's: run ./workshop generate."))
    }
    if try layout.text("Course.json") != course.text {
      complaints.append(
        Complaint(
          rule: .manifest, path: "Course.json",
          message: "it is not in the form that ./workshop generate writes."))
    }
    if layout.exists(StandInTable.document) {
      let document = try layout.text(StandInTable.document)
      if try await StandInTable.updated(document, in: layout, read: judge.reader) != document {
        complaints.append(
          Complaint(
            rule: .documents, path: StandInTable.document,
            message: "its tables are not what the sources say: run ./workshop generate."))
      }
    }
    if let table = try? layout.text(StepTable.document),
      table != StepTable.text(for: course, in: layout)
    {
      complaints.append(
        Complaint(
          rule: .documents, path: StepTable.document,
          message: "it is not what Course.json and the stages' pages say: run ./workshop generate."
        ))
    }
    complaints += claimComplaints()
    complaints += translationComplaints()
    let known = knownFiles()
    let shared = [CourseLayout.neighbours, CourseLayout.members]
    for folder in ["Exercises", "Solutions", "Checks"] + (layout.borrowsSupport ? [] : shared)
    where layout.exists(folder) {
      for path in try layout.files(below: folder) where !known.contains(path) {
        complaints.append(
          Complaint(rule: .strayFile, path: path, message: "no step in Course.json has this file."))
      }
    }
    for stage in course.stages where !stage.steps.isEmpty {
      let readme = "Exercises/\(stage.folder)/README.md"
      let text = (try? layout.text(readme)) ?? ""
      for step in stage.steps where !text.contains(step.id) {
        complaints.append(
          Complaint(rule: .documents, path: readme, message: "it does not speak of \(step.id)."))
      }
    }
    for path in try layout.markdownFiles() {
      complaints += brokenLinks(in: path)
    }
    return complaints
  }

  private func knownFiles() -> Set<String> {
    var known = Set(course.stages.map { "Exercises/\($0.folder)/README.md" })
    known.insert(StepTable.document)
    known.formUnion(course.stages.filter(layout.hasMixedReview).flatMap(layout.mixedReviewFiles))
    known.formUnion(course.steps.neighbours.flatMap(layout.neighbourSources))
    known.formUnion(
      course.steps.filter { !$0.isPiece }.compactMap(\.member).flatMap(layout.memberSources))
    known.formUnion(course.steps.flatMap(layout.memberLinks).map(\.path))
    for step in course.steps {
      known.formUnion(layout.neededFiles(step) + layout.furtherFiles(step))
    }
    return known
  }

  /// Relative links, and files named in tables, lead somewhere.
  private func brokenLinks(in path: String) -> [Complaint] {
    guard let text = try? layout.text(path) else { return [] }
    let folder = layout.url(path).deletingLastPathComponent()
    return text.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/).compactMap { match in
      let target = String(match.1)
      guard !target.contains("://"), !target.hasPrefix("mailto:") else { return nil }
      let file = folder.appendingPathComponent(target)
      guard !FileManager.default.fileExists(atPath: file.path) else { return nil }
      return Complaint(
        rule: .documents, path: path, message: "its link to \(target) leads nowhere.")
    }
  }
}
