extension Course {
  /// A way through the course, for a class that meets once or several times.
  public struct Route: Codable, Sendable, Equatable {
    public var id: String
    public var title: String
    public var meetings: [Meeting]

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case id, title, meetings
    }
  }

  /// A day, half a day or a week's hours of a route.
  public struct Meeting: Codable, Sendable, Equatable {
    public var title: String
    /// How long it lasts, breaks included.
    public var minutes: Int
    /// How long the teacher speaks before the steps of each stage; none without it.
    public var talk: Int?
    /// Names of the stages, and ids of the steps, that are done together, in this order.
    public var steps: [String]
    /// Those of its steps that are left out first when time is short.
    public var spare: [String]?
    /// Names of stages and ids of steps that are done before the next meeting.
    public var homework: [String]?

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case title, minutes, talk, steps, spare, homework
    }
  }

  /// The route that a word on the command line names.
  public func route(named word: String) -> Route? {
    routes.first { $0.id == word.lowercased() }
  }

  /// The steps of a meeting, in its order, without its homework.
  public func steps(together meeting: Meeting) -> [Step] { steps(listed: meeting.steps) }

  /// The steps that are done after a meeting, in its order; a step that was done together is not among them.
  public func homework(after meeting: Meeting) -> [Step] {
    let together = steps(together: meeting)
    return steps(listed: meeting.homework ?? []).filter { !together.contains($0) }
  }

  /// All steps of a route, each once, in the order in which a class comes to them.
  public func steps(of route: Route) -> [Step] {
    var seen = Set<String>()
    return route.meetings.flatMap { steps(together: $0) + homework(after: $0) }
      .filter { seen.insert($0.id).inserted }
  }

  /// The steps of a route's meeting that a word such as `two-days/2` names.
  func steps(ofMeeting word: String) -> [Step]? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let route = route(named: String(parts[0])),
      let number = Int(parts[1]), route.meetings.indices.contains(number - 1)
    else { return nil }
    let meeting = route.meetings[number - 1]
    return steps(together: meeting) + homework(after: meeting)
  }

  /// These steps in rows that each stay in one stage, none of them empty.
  public func runs(of steps: [Step]) -> [[Step]] {
    steps.reduce(into: [[Step]]()) { runs, step in
      if let last = runs.last?.last, stage(of: last).number == stage(of: step).number {
        runs[runs.count - 1].append(step)
      } else {
        runs.append([step])
      }
    }
  }

  private func steps(listed names: [String]) -> [Step] {
    names.flatMap { name in
      stages.first { $0.name == name }?.steps ?? steps.filter { $0.id == name }
    }
  }

  /// - Throws: `CourseError`, which names the route and what it names in vain or twice.
  func refuseContradictoryRoutes() throws {
    func fault(_ route: Route, _ words: String) -> CourseError {
      CourseError(description: "Course.json: route \(route.id) \(words).")
    }
    var seen = Set(steps.map(\.id))
    let names = seen.union(stages.map(\.name))
    for route in routes {
      guard route.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else {
        throw fault(route, "has no id of words in lower case, with hyphens")
      }
      guard route.id != "all", !stages.contains(where: { $0.matches(route.id) }),
        seen.insert(route.id).inserted
      else { throw fault(route, "has the id of a step, a stage or another route") }
      for meeting in route.meetings {
        guard meeting.minutes > 0, meeting.minutes <= 24 * 60, meeting.talk ?? 1 > 0 else {
          throw fault(route, "has a meeting of no time, or of more than a day")
        }
        for name in meeting.steps + (meeting.homework ?? []) where !names.contains(name) {
          throw fault(route, "names no step or stage \(name)")
        }
        let together = steps(together: meeting).map(\.id)
        guard Set(together).count == together.count else {
          throw fault(route, "has a step twice in “\(meeting.title)”")
        }
        for id in meeting.spare ?? [] where !together.contains(id) {
          throw fault(route, "can spare \(id), which is no step of “\(meeting.title)”")
        }
      }
    }
  }
}
