import Foundation
import WorkshopPolicy

/// What is wrong with `Course.json`.
public struct CourseError: UserFacingError {
  public var description: String

  package init(description: String) { self.description = description }
}

extension Course {
  /// Reads and checks a course.
  ///
  /// - Parameter note: A file for what was checked last, so that it is not checked again in every call: that takes as
  ///   long as all else before the compiler begins. None where nothing can be written.
  /// - Throws: `CourseError`, which names the key or the id at fault.
  public static func load(from file: URL, noting note: URL? = nil) throws -> Course {
    let data: Data
    do {
      data = try RegularFile.data(file)
    } catch {
      throw CourseError(
        description: "Course.json cannot be read at \(file.path): \(error.reason).")
    }
    let course: Course
    do {
      course = try JSONDecoder().decode(Course.self, from: data)
    } catch let error as DecodingError {
      throw CourseError(description: "Course.json: \(error.explanation(of: data))")
    }
    guard course.schema == currentSchema else {
      throw CourseError(
        description: "Course.json has schema \(course.schema); this command reads \(currentSchema)."
      )
    }
    let checked = Data(ProgramIdentity.own.utf8) + data
    if let note, (try? RegularFile.data(note)) == checked { return course }
    try course.refuseUnknownKeys(in: data)
    try course.refuseContradictions()
    if let note { try? writeAtomically(checked, to: note) }
    return course
  }

  /// A key that does not survive decoding and encoding is one that no code reads: a misspelling.
  private func refuseUnknownKeys(in data: Data) throws {
    let given = try JSONSerialization.jsonObject(with: data)
    let known = try JSONSerialization.jsonObject(with: JSONEncoder().encode(self))
    if let path = Self.firstUnknownKey(in: given, knownBy: known) {
      throw CourseError(description: "Course.json: unknown key \(path.trimmingPrefix(".")).")
    }
  }

  /// The path of a key that is not known, of several the first by name.
  private static func firstUnknownKey(in given: Any, knownBy known: Any) -> String? {
    if let given = given as? [String: Any], let known = known as? [String: Any] {
      let paths = given.compactMap { key, value -> String? in
        guard let counterpart = known[key] else { return value is NSNull ? nil : ".\(key)" }
        return firstUnknownKey(in: value, knownBy: counterpart).map { ".\(key)\($0)" }
      }
      return paths.min()
    } else if let given = given as? [Any], let known = known as? [Any] {
      for (index, pair) in zip(given, known).enumerated() {
        if let path = firstUnknownKey(in: pair.0, knownBy: pair.1) { return "[\(index)]\(path)" }
      }
    }
    return nil
  }

  package func refuseContradictions() throws {
    var seen = Set<String>()
    let word = /[a-z][a-z0-9]*(-[a-z0-9]+)*/
    let name = /[A-Z][A-Za-z]*/
    func ascending(_ numbers: [Int]) -> Bool { zip(numbers, numbers.dropFirst()).allSatisfy(<) }
    guard !stages.isEmpty else { throw CourseError(description: "Course.json: it has no stages.") }
    guard ascending(stages.map(\.number)) else {
      throw CourseError(description: "Course.json: the stages' numbers do not ascend.")
    }
    for stage in stages {
      guard stage.name.wholeMatch(of: name) != nil else {
        throw CourseError(description: "Course.json: stage name “\(stage.name)” is not one word.")
      }
      guard ascending(stage.steps.map(\.number)) else {
        throw CourseError(
          description: "Course.json: the numbers in stage \(stage.name) do not ascend.")
      }
    }
    for step in steps {
      guard step.id.wholeMatch(of: word) != nil else {
        throw CourseError(
          description: "Course.json: “\(step.id)” is not an id: words in lower case, with hyphens.")
      }
      guard seen.insert(step.id).inserted else {
        throw CourseError(description: "Course.json: two steps have the id \(step.id).")
      }
      guard step.number > 0, step.minutes > 0, step.seconds ?? 1 > 0 else {
        throw CourseError(
          description: "Course.json: \(step.id) has a number, minutes or seconds below one.")
      }
      let known = step.member == nil ? IsolationMode.ofAnswers : IsolationMode.ofMembers
      guard known.contains(step.mode) else {
        let modes = known.map(\.rawValue).joined(separator: ", ")
        throw CourseError(
          description: "Course.json: the mode of \(step.id) is none of an answer's: \(modes).")
      }
      guard !step.isSuite || (step.usesSwiftUI != true && step.neighbour == nil) else {
        throw CourseError(
          description:
            "Course.json: \(step.id) is a suite, which tests neither views nor neighbours.")
      }
      for rule in step.allows ?? [] where PolicyRule(rawValue: rule) == nil {
        throw CourseError(
          description: "Course.json: \(step.id) allows “\(rule)”, which is no rule.")
      }
    }
    try refuseContradictoryNeighbours()
    try refuseContradictoryMembers()
    try refuseContradictoryRoutes()
  }
}
