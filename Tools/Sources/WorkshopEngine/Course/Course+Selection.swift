/// A name that no step, stage or route has.
public struct UnknownName: UserFacingError {
  public var name: String
  public var nearest: [String]

  public var description: String {
    let suggestion =
      nearest.isEmpty
      ? "" : " Did you mean \(nearest.map { "“\($0)”" }.joined(separator: " or "))?"
    return
      "There is no step, stage or route \(quoted(name)).\(suggestion) `./workshop status` shows them all."
  }
}

/// A name of several steps, or of a stage without any, where one step is wanted.
public struct NotOneStep: UserFacingError {
  public var name: String
  public var steps: [String]

  public var description: String {
    guard let first = steps.first else { return "\(quoted(name)) has no steps yet." }
    return "\(quoted(name)) is \(steps.count) steps, and one is wanted here, such as “\(first)”."
  }
}

/// What a person typed, so that it harms no terminal and fills no screen.
public func quoted(_ word: String) -> String {
  let shown = word.withoutControlCharacters()
  return "“\(shown.prefix(60))\(shown.count > 60 ? "…" : "")”"
}

extension Course {
  /// The steps that a word on the command line stands for: a step, a stage, a route, a route's
  /// meeting such as `two-days/2`, or `all`.
  ///
  /// - Throws: `UnknownName`, with the names that are nearest.
  public func steps(named word: String) throws -> [Step] {
    if word.lowercased() == "all" { return steps }
    if let step = steps.first(where: { $0.id == word.lowercased() }) { return [step] }
    if let stage = stages.first(where: { $0.matches(word) }) { return stage.steps }
    if let route = route(named: word) { return steps(of: route) }
    if let steps = steps(ofMeeting: word) { return steps }
    if let step = steps.first(where: { word.fileStem == $0.fileStem }) { return [step] }
    let names = steps.map(\.id) + stages.map { $0.name.lowercased() } + routes.map(\.id)
    throw UnknownName(name: word, nearest: nearestNames(to: word.lowercased(), among: names))
  }

  /// - Throws: `UnknownName`, or `NotOneStep` for a stage or a route.
  public func step(named word: String) throws -> Step {
    let found = try steps(named: word)
    guard found.count == 1, let step = found.first else {
      throw NotOneStep(name: word, steps: found.map(\.id))
    }
    return step
  }

  /// The stage that a word on the command line names, itself or by one of its steps.
  ///
  /// - Throws: `UnknownName`, with the names that are nearest.
  public func stage(named word: String) throws -> Stage {
    if let stage = stages.first(where: { $0.matches(word) }) { return stage }
    if let step = steps.first(where: { $0.id == word.lowercased() }) { return stage(of: step) }
    throw UnknownName(
      name: word,
      nearest: nearestNames(to: word.lowercased(), among: stages.map { $0.name.lowercased() }))
  }

  public func stage(of step: Step) -> Stage {
    guard let stage = stages.first(where: { $0.steps.contains { $0.id == step.id } }) else {
      preconditionFailure("\(step.id) is a step of another course")
    }
    return stage
  }
}
