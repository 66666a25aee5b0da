import Foundation
import WorkshopPolicy

extension Course {
  /// The module that an answer is one file of; the other files are given.
  ///
  /// With a budget it is a module on its way to Swift 6. Its sources stand in `Support/Members/MODULE`, as they were
  /// before the stage. Steps that name the same module work on it one after the other: an answer is compiled with our
  /// solutions of earlier ones.
  ///
  /// Without a budget the answer is a *piece* of a finished app, `Playgrounds/MODULE.swiftpm`, whose own file is our
  /// solution.
  public struct Member: Codable, Sendable, Hashable {
    public var module: String
    /// The file that the answer takes the place of, such as `Employee.swift`; of an app with its folder, such as
    /// `Data/PaletteExtractor.swift`.
    public var file: String

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case module, file
    }

    public init(module: String, file: String) {
      self.module = module
      self.file = file
    }
  }

  /// Refuses members and budgets that mean nothing.
  ///
  /// - Throws: `CourseError`, which names the step.
  func refuseContradictoryMembers() throws {
    for step in steps {
      func refuse(_ words: String) throws -> Never {
        throw CourseError(description: "Course.json: \(words)")
      }
      if let member = step.member {
        guard member.module.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil,
          member.file.wholeMatch(of: /([A-Za-z0-9]+\/)*[A-Za-z0-9+]+\.swift/) != nil,
          step.isPiece || !member.file.contains("/")
        else {
          try refuse(
            "the member of \(step.id) is not a folder's name and the name of a Swift file.")
        }
        guard !step.isPiece || IsolationMode.ofAnswers.contains(step.mode) else {
          try refuse(
            "\(step.id) has no budget. So it is a piece of an app, and its mode is none of an answer's."
          )
        }
      } else if step.budget != nil {
        try refuse("\(step.id) has a budget, and only a member's step can.")
      }
      for (key, ceiling) in (step.budget ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard
          PolicyRule(rawValue: key) != nil || key.wholeMatch(of: /[a-z0-9]+(_[a-z0-9]+)+/) != nil
        else { try refuse("the budget of \(step.id) has “\(key)”, no diagnostic id and no rule.") }
        guard ceiling >= 0 else { try refuse("the budget of \(step.id) has \(ceiling) “\(key)”.") }
      }
    }
  }
}

extension Course.Step {
  /// Whether its answer is a piece of a finished app.
  public var isPiece: Bool { member != nil && budget == nil }

  /// The module that the answer is compiled as. The pieces of an app are all compiled as the app's own, so that
  /// the given files are compiled once for all steps.
  public var answerModule: String {
    if isPiece, let member { member.module } else { module }
  }

  /// The policy rules that its budget counts over the whole module.
  var budgetedRules: [String] {
    (budget ?? [:]).keys.filter { PolicyRule(rawValue: $0) != nil }.sorted()
  }
}

extension CourseLayout {
  package static let members = "Support/Members"

  /// The folder of a module that answers are files of.
  public func memberFolder(_ member: Course.Member) -> String { "\(Self.members)/\(member.module)" }

  /// The module's sources as they were before the stage: no folders in it.
  public func memberSources(_ member: Course.Member) -> [String] {
    swiftFiles(in: memberFolder(member))
  }

  /// The folder of an app that answers are pieces of.
  public func appFolder(_ member: Course.Member) -> String {
    "Playgrounds/\(member.module).swiftpm/Sources/\(member.module)"
  }

  /// The app's own file in the place of a piece.
  public func appFile(_ member: Course.Member) -> String { "\(appFolder(member))/\(member.file)" }

  /// The app's other files.
  private func givenPieces(_ member: Course.Member) -> [String] {
    ((try? files(below: appFolder(member))) ?? []).filter {
      $0.hasSuffix(".swift") && $0 != appFile(member)
    }
  }

  /// The file that a step's starter begins with: our solution of the last step before it that has the same
  /// file, or the file as it was before the stage.
  package func predecessor(ofFile file: String, in step: Course.Step) -> String? {
    guard let member = step.member else { return nil }
    let earlier = course.steps.prefix { $0.id != step.id }.last {
      $0.member == Course.Member(module: member.module, file: file)
    }
    return earlier.map(solution) ?? "\(memberFolder(member))/\(file)"
  }

  /// The files of a step's module that are given, by the names that they have in it.
  func givenMembersByName(_ step: Course.Step) -> [(name: String, path: String)] {
    guard let member = step.member else { return [] }
    return memberSources(member).map { URL(fileURLWithPath: $0).lastPathComponent }
      .filter { $0 != member.file }
      .compactMap { name in predecessor(ofFile: name, in: step).map { (name, $0) } }
  }

  /// The files that are compiled together with an answer.
  package func givenMembers(_ step: Course.Step) -> [String] {
    if step.isPiece, let member = step.member { return givenPieces(member) }
    return givenMembersByName(step).map(\.path)
  }

  /// Links to the given files, beside the exercise and the solution: for SwiftPM, which wants a source in one
  /// target alone, and for a learner, who reads them there. The command does not use them.
  ///
  /// Beside a piece it is one link, to the app's folder. Its solution is the app's own file, and needs none.
  public func memberLinks(_ step: Course.Step) -> [(path: String, target: String)] {
    if step.isPiece, let member = step.member {
      return [(String(exercise(step).dropLast(".swift".count)), "../../\(appFolder(member))")]
    }
    return [exercise(step), solution(step)].flatMap { answer in
      givenMembersByName(step).map { name, path in
        ("\(answer.dropLast(".swift".count))/\(name)", "../../../\(path)")
      }
    }
  }

  /// Whether a path is a symbolic link, to some place or to anything.
  package func isLink(_ path: String, to target: String? = nil) -> Bool {
    let found = try? FileManager.default.destinationOfSymbolicLink(atPath: url(path).path)
    return found != nil && (target == nil || target == found)
  }

  /// Makes a step's links to the given files what they should be.
  ///
  /// - Returns: The links that were written.
  /// - Throws: an error of the file system.
  public func writeMemberLinks(_ step: Course.Step) throws -> [String] {
    let files = FileManager.default
    return try memberLinks(step).compactMap { path, target in
      let place = url(path)
      guard !isLink(path, to: target) else { return nil }
      try files.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? files.removeItem(at: place)
      try files.createSymbolicLink(atPath: place.path, withDestinationPath: target)
      return path
    }
  }
}
