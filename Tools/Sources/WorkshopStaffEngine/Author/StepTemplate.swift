import Foundation
import WorkshopEngine

/// The files of a step that is yet to be written: they compile, and the linter says what is left.
public struct StepTemplate: Sendable {
  var step: Course.Step

  /// - Throws: `CourseError` where the id is no id.
  public init(
    id: String, number: Int, title: String, mode: IsolationMode, usesSwiftUI: Bool = false,
    neighbour: String? = nil, member: Course.Member? = nil, kind: Course.Step.Kind? = nil
  ) throws {
    guard id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, number > 0 else {
      throw CourseError(description: "“\(id)” is not an id: words in lower case, with hyphens.")
    }
    guard !title.contains(where: { "\"\\\n".contains($0) }) else {
      throw CourseError(description: "A title has no quotes and no backslashes.")
    }
    step = Course.Step(
      id: id, number: number, title: title, minutes: 10, mode: mode,
      starter: .init(status: .failed, reason: "answer()"),
      usesSwiftUI: usesSwiftUI ? true : nil,
      neighbour: neighbour.map { .init(module: $0, mode: .swift5) }, kind: kind)
    if step.isSuite { step.starter.reason = Self.wrongComponent.id }
    if let member {
      step.member = member
      step.budget = Self.budgetOfNewMember
      step.starter = .init(status: .gate, reason: "shared_mutable_state_decl")
    }
  }

  /// Writes the files and lists the step.
  ///
  /// - Returns: the paths that were written.
  /// - Throws: `CourseError` where the stage is unknown or the id, the number or a file is taken;
  ///   `FileTrouble`. Nothing is left of the step then.
  public func add(to layout: CourseLayout, stage name: String) throws -> [String] {
    var course = layout.course
    var step = step
    // A module that is there already has its mode.
    if let known = course.steps.neighbours.first(where: { $0.module == step.neighbour?.module }) {
      step.neighbour = known
    }
    if let member = step.member,
      let before = course.steps.last(where: { $0.member?.module == member.module })
    {
      step.budget = before.budget
      // The given files import what those of the step before do.
      step.usesSwiftUI = before.usesSwiftUI
      step.neighbour = before.neighbour
    }
    guard let index = course.stages.firstIndex(where: { $0.matches(name) }) else {
      throw CourseError(
        description: "Course.json has no stage “\(name)”. Add it there first, with no steps.")
    }
    guard !course.steps.contains(where: { $0.id == step.id }) else {
      throw CourseError(description: "There is a step \(step.id) already.")
    }
    guard !course.stages[index].steps.contains(where: { $0.number == step.number }) else {
      throw CourseError(
        description: "\(course.stages[index].folder) has a step number \(step.number) already.")
    }
    course.stages[index].steps.append(step)
    course.stages[index].steps.sort { $0.number < $1.number }
    try course.refuseContradictions()
    let grown = CourseLayout(root: layout.root, course: course)
    let manifest = try PackageManifest.updated(layout.text("Package.swift"), for: course)
    let files = files(in: grown)
    if layout.borrowsSupport, let shared = files.first(where: { $0.path.hasPrefix("Support/") }) {
      throw CourseError(
        description:
          "\(shared.path) would be a file of the workshop. Take a module that is there already.")
    }
    for (path, _) in files where FileManager.default.fileExists(atPath: layout.url(path).path) {
      throw CourseError(description: "\(path) is there already. Move it away first.")
    }
    var written: [String] = []
    do {
      for (path, text) in files {
        try writeAtomically(Data(text.utf8), to: layout.url(path), named: path)
        written.append(path)
      }
      try writeAtomically(
        Data(manifest.utf8), to: layout.url("Package.swift"), named: "Package.swift")
      // Last, since a step is there once it is listed.
      try writeAtomically(
        Data(course.text.utf8), to: layout.url("Course.json"), named: "Course.json")
      written += try grown.writeMemberLinks(step)
    } catch {
      for path in written { try? FileManager.default.removeItem(at: layout.url(path)) }
      throw error
    }
    return written
  }

  /// A library to begin with.
  private func newNeighbour(_ neighbour: Course.Neighbour, in layout: CourseLayout) -> (
    path: String, text: String
  ) {
    let module = neighbour.module
    return (
      "\(layout.neighbourFolder(neighbour))/\(module).swift",
      """
      import Dispatch

      private let queue = DispatchQueue(label: "\(module)")

      /// Calls back on the library's own queue.
      public func callBack(_ completion: @escaping () -> Void) {
        queue.async { completion() }
      }

      """
    )
  }

  private func files(in layout: CourseLayout) -> [(path: String, text: String)] {
    step.isSuite ? suiteFiles(in: layout) : codeFiles(in: layout)
  }

  private func codeFiles(in layout: CourseLayout) -> [(path: String, text: String)] {
    let code =
      step.member != nil
      ? memberSkeleton(in: layout) : step.usesSwiftUI == true ? viewSkeleton : functionSkeleton
    let isNew = step.neighbour.map(layout.neighbourSources)?.isEmpty
    let library = isNew == true ? step.neighbour.map { newNeighbour($0, in: layout) } : nil
    return (library.map { [$0] } ?? []) + newMember(in: layout) + [
      (layout.exercise(step), code.starter),
      (layout.starter(step), code.starter),
      (layout.solution(step), code.solution),
      (layout.subject(step), code.subject),
      (layout.adapter(step), code.adapter),
      (layout.checks(step), code.checks),
      ("\(layout.checksFolder(step))/gates/synchronous-use.swift", code.gate),
      ("\(layout.checksFolder(step))/mutants/added.turn", code.mutant),
      ("\(layout.checksFolder(step))/alternatives/other-way-round.turn", code.alternative),
    ] + textFiles(in: layout)
  }

  /// Hints and a prediction.
  func textFiles(in layout: CourseLayout) -> [(path: String, text: String)] {
    [
      (
        layout.hints(step),
        """
        ## Tier 1

        A nudge.

        ## Tier 2

        Where to look.

        ## Tier 3

        Nearly the answer.

        """
      ),
      (
        layout.prediction(step),
        """
        # What does this print?

        ```swift mode=\(step.mode.rawValue)
        print(6 * 7)
        ```

        - `42`: six times seven.
        - `0`: nothing has been asked yet.

        """
      ),
      (layout.predictionProgram(step), "print(6 * 7)\n"),
    ]
  }
}
