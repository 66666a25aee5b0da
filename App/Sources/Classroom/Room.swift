import Foundation
import LoopbackHTTP

/// A class and its people: the only owner of what they have sent, in memory and in the folder.
actor Room {
  /// How many people it takes.
  static let mostPeople = 200
  static let longestName = 60
  /// How many comments a class has at most.
  static let mostComments = 500

  let plan: ClassroomPlan
  let name: String
  private(set) var people: [Int: Person]
  private(set) var record: RoomStore.ClassRecord
  /// Counts the changes since it was opened.
  private(set) var revision = 0
  private(set) var isOver = false

  private let store: RoomStore
  private let clock: @Sendable () -> ContinuousClock.Instant
  private var limits: [Int: RateLimit] = [:]
  private var joining = RateLimit(burst: Room.mostPeople + 50, perSecond: 2)
  private var wrongCodes = RateLimit(burst: 60, perSecond: 0.5)
  /// Told when the class has ended.
  private let ending: AsyncStream<Void>.Continuation

  /// Opens a room with what its folder holds, unless that is older than a day.
  ///
  /// - Throws: `ClassroomError`.
  init(
    plan: ClassroomPlan, name: String, store: RoomStore, ending: AsyncStream<Void>.Continuation,
    now: Int = Int(Date().timeIntervalSince1970),
    clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) throws {
    (self.plan, self.store, self.ending, self.clock) = (plan, store, ending, clock)
    self.name = name.plainLine(limit: Self.longestName)
    if let kept = store.readClass(), (0..<RoomStore.longest).contains(now - kept.began) {
      record = kept
      people = Dictionary(store.readPeople().map { ($0.number, $0) }) { first, _ in first }
    } else {
      try store.forget()
      record = RoomStore.ClassRecord(began: now)
      people = [:]
      try store.write(record)
    }
  }

  var isEmpty: Bool { people.isEmpty }
  var everyone: [Person] { people.values.sorted { $0.number < $1.number } }
  func isTrainer(_ token: String) -> Bool { record.trainer.matches(token) }

  // MARK: - Learners

  /// Takes in a learner who knows the class's code.
  ///
  /// - Throws: `RequestFault`.
  func join(name: String, code: String) throws -> Person {
    try refuseAfterEnd()
    guard isSame(record.code, code.lowercased()) else {
      guard wrongCodes.takes(at: clock()) else { throw RequestFault.tooMany }
      throw RequestFault(
        .forbidden, "This is not the code of the class. It stands behind the address.")
    }
    guard joining.takes(at: clock()) else { throw RequestFault.tooMany }
    guard people.count < Self.mostPeople else {
      throw RequestFault(.serviceUnavailable, "The room is full: it takes \(Self.mostPeople).")
    }
    var next = record
    next.lastNumber += 1
    let person = Person(
      number: next.lastNumber, name: freeName(name.plainLine(limit: Self.longestName), next))
    try store.write(next)
    record = next
    try keep(person)
    return person
  }

  /// The person whose token this is. It looks at all of them, so its time gives no hint.
  ///
  /// - Throws: `RequestFault`.
  func person(with token: String) throws -> Person {
    try refuseAfterEnd()
    var found: Person?
    for person in people.values where person.token.matches(token) { found = person }
    guard let found else {
      throw RequestFault(.forbidden, "The room does not know this token. Join again.")
    }
    guard
      limits[found.number, default: RateLimit(burst: 30, perSecond: 1)].takes(at: clock())
    else { throw RequestFault.tooMany }
    return found
  }

  /// Notes verdicts; of a step that is not in today's plan nothing is kept.
  func note(_ verdicts: [Verdict], now: String?, heard: [Int], of person: Person) throws {
    var person = try current(person)
    for verdict in verdicts where hasStep(verdict.step) {
      person.verdicts[verdict.step] = verdict.checked
    }
    person.now = now.flatMap { hasStep($0) ? $0 : nil }
    person.heard.formUnion(heard.filter { $0 > 0 && $0 <= record.comments.count })
    try keep(person)
  }

  /// Notes a call for help; nil takes it back.
  func ask(_ help: HelpCall?, of person: Person) throws {
    var person = try current(person)
    if var help {
      help.since = person.help?.since ?? help.since
      help.step = help.step.flatMap { hasStep($0) ? $0 : nil }
      help.words = help.words.map { $0.plainLine(limit: 280) }.flatMap { $0.isEmpty ? nil : $0 }
      help.code = help.code.map { $0.plainLines(limit: 32_768) }
      person.help = help
    } else {
      person.help = nil
    }
    try keep(person)
  }

  /// Takes a learner out, with all that they have sent.
  func remove(_ number: Int) throws {
    guard let person = people[number] else {
      throw RequestFault(.notFound, "There is no such person in the room.")
    }
    try store.remove(person)
    people[number] = nil
    limits[number] = nil
    revision += 1
  }

  /// What the trainer has said to a person, and they have not been shown.
  func comments(for person: Person) -> [RoomComment] {
    let person = people[person.number] ?? person
    return record.comments.filter { comment in
      !person.heard.contains(comment.number)
        && (comment.people.contains(person.number)
          || person.verdicts[comment.group.step]?.group == comment.group)
    }
  }

  // MARK: - The trainer

  /// Says something to all in a group of refusals, and to those who get there later.
  func say(_ text: String, to group: RefusalKey) throws {
    let members = people.values.filter { $0.verdicts[group.step]?.group == group }
    let text = text.plainLine(limit: 500)
    guard !text.isEmpty else { throw RequestFault(.unprocessableContent, "The comment is empty.") }
    guard !members.isEmpty else {
      throw RequestFault(.conflict, "Nobody is in this group any more.")
    }
    guard record.comments.count < Self.mostComments else { throw RequestFault.tooMany }
    var next = record
    next.comments.append(
      RoomComment(
        number: next.comments.count + 1, group: group, text: text,
        people: Set(members.map(\.number))))
    try store.write(next)
    record = next
    revision += 1
  }

  /// The trainer was with a learner who had asked.
  func helped(_ number: Int) throws {
    guard let person = people[number] else {
      throw RequestFault(.notFound, "There is no such person in the room.")
    }
    try ask(nil, of: person)
  }

  /// Deletes everything, and takes nothing more.
  func end() throws {
    try store.forget()
    people = [:]
    isOver = true
    revision += 1
    ending.finish()
  }

  private func hasStep(_ id: String) -> Bool { plan.steps.contains { $0.id == id } }

  /// The person as they are now: between two calls another request of theirs may have been answered.
  private func current(_ person: Person) throws -> Person {
    guard let current = people[person.number] else {
      throw RequestFault(.forbidden, "The room does not know this token. Join again.")
    }
    return current
  }

  private func keep(_ person: Person) throws {
    try store.write(person)
    people[person.number] = person
    revision += 1
  }

  private func refuseAfterEnd() throws {
    if isOver { throw RequestFault(.gone, "The class is over, and the room has forgotten all.") }
  }

  /// Two people may have one name, and the trainer has to tell them apart.
  private func freeName(_ wish: String, _ record: RoomStore.ClassRecord) -> String {
    let wish = wish.isEmpty ? "Learner \(record.lastNumber)" : wish
    let taken = Set(people.values.map(\.name))
    guard taken.contains(wish) else { return wish }
    var count = 2
    while taken.contains("\(wish) (\(count))") { count += 1 }
    return "\(wish) (\(count))"
  }
}

extension RequestFault {
  static let tooMany = RequestFault(.tooManyRequests, "That is too many at once. Wait a little.")
}
