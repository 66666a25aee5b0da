/// What the trainer's page shows, as it is sent.
struct RoomPicture: Encodable, Equatable, Sendable {
  var name: String
  var title: String
  /// What a learner types behind `./workshop join`, by address.
  var joins: [String]
  var steps: [Step]
  var people: [Row]
  /// The learners who ask for help, the longest wait first.
  var help: [Help]
  /// The most people first.
  var groups: [Group]
  var isOver: Bool

  struct Step: Encodable, Equatable, Sendable {
    var id: String
    var stage: Int
    var title: String
    var minutes: Int
  }

  struct Row: Encodable, Equatable, Sendable {
    var number: Int
    var name: String
    var asks: Bool
    /// The step that they work on.
    var now: Int?
    /// By the step's place in the plan; none where nothing was sent.
    var cells: [Int: Cell]
  }

  struct Cell: Encodable, Equatable, Sendable {
    enum State: String, Encodable, Sendable { case working, refused, passed, solved }
    var state: State
    var tries = 0
    var minutes = 0
    var words: String?
  }

  struct Help: Encodable, Equatable, Sendable {
    var number: Int
    var name: String
    var since: Int
    var step: String?
    var words: String?
    var hasCode: Bool
  }

  struct Group: Encodable, Equatable, Sendable {
    var key: RefusalKey
    var title: String
    var layer: String
    var words: String
    var people: [String]
    /// The longest of them, in minutes, and the most tries.
    var minutes: Int
    var tries: Int
    var turn: ClassroomPlan.WrongTurn?
    /// What was said to it last, and how many were shown it.
    var said: String?
    var heard = 0
  }
}

extension Room {
  /// - Parameter joins: The addresses at which learners reach the room, with the class's code.
  func picture(joins: [String]) -> RoomPicture {
    let people = everyone
    return RoomPicture(
      name: name, title: plan.title, joins: joins,
      steps: plan.steps.map {
        .init(id: $0.id, stage: $0.stage, title: $0.title, minutes: $0.minutes)
      },
      people: people.map(row),
      help: people.filter { $0.help != nil }.map(help).sorted {
        ($0.since, $0.number) < ($1.since, $1.number)
      },
      groups: groups(of: people), isOver: isOver)
  }

  private func row(_ person: Person) -> RoomPicture.Row {
    var cells: [Int: RoomPicture.Cell] = [:]
    let now = plan.steps.firstIndex { $0.id == person.now }
    for (place, step) in plan.steps.enumerated() {
      guard let verdict = person.verdicts[step.id], verdict.status != .skipped else {
        if place == now { cells[place] = .init(state: .working) }
        continue
      }
      let isPassed = verdict.status == .passed
      cells[place] = .init(
        state: isPassed ? (verdict.solved == true ? .solved : .passed) : .refused,
        tries: verdict.tries, minutes: verdict.minutes,
        words: isPassed ? nil : words(for: verdict, of: step))
    }
    return .init(
      number: person.number, name: person.name, asks: person.help != nil, now: now, cells: cells)
  }

  private func help(_ person: Person) -> RoomPicture.Help {
    let call = person.help ?? HelpCall(since: 0)
    return .init(
      number: person.number, name: person.name, since: call.since,
      step: (call.step ?? person.now).flatMap { id in plan.steps.first { $0.id == id }?.title },
      words: call.words, hasCode: call.code != nil)
  }

  private func groups(of people: [Person]) -> [RoomPicture.Group] {
    var members: [RefusalKey: [(name: String, person: Int, verdict: Verdict)]] = [:]
    for person in people {
      for verdict in person.verdicts.values {
        guard let key = verdict.group else { continue }
        members[key, default: []].append((person.name, person.number, verdict))
      }
    }
    let order = Dictionary(uniqueKeysWithValues: plan.steps.enumerated().map { ($1.id, $0) })
    return members.compactMap { key, found -> RoomPicture.Group? in
      guard let place = order[key.step], let verdict = found.first?.verdict else { return nil }
      let step = plan.steps[place]
      let comment = record.comments.last { $0.group == key }
      return .init(
        key: key, title: step.title, layer: verdict.layer ?? "",
        words: words(for: verdict, of: step), people: found.map(\.name),
        minutes: found.map(\.verdict.minutes).max() ?? 0,
        tries: found.map(\.verdict.tries).max() ?? 0,
        turn: step.turns.first { $0.layer == verdict.layer } ?? step.turns.first,
        said: comment?.text,
        heard: comment.map { said in
          found.count { self.people[$0.person]?.heard.contains(said.number) == true }
        } ?? 0)
    }
    .sorted {
      ($1.people.count, order[$0.key.step] ?? 0, $0.words) < (
        $0.people.count, order[$1.key.step] ?? 0, $1.words
      )
    }
  }

  /// The course's words for a refusal; the id itself where it has none.
  private func words(for verdict: Verdict, of step: ClassroomPlan.Step) -> String {
    switch verdict.status {
    case .crashed: return "The answer crashed while it was checked"
    case .timedOut: return "The checks did not end"
    case .tampered: return "The run did not report as an honest run does"
    default: break
    }
    guard let reason = verdict.reason else { return "Refused by \(verdict.layer ?? "the judge")" }
    return step.words[reason] ?? plan.words[reason] ?? reason
  }
}
