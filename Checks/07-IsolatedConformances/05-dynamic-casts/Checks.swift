import DynamicCastsAdapter
import DynamicCastsSubject
import Testing
import WorkshopSupport

@Suite("Dynamic casts", .serialized)
@MainActor
struct DynamicCastsChecks {
  private let subject = makeSubject()

  /// What the given bodies answer, and why. The table is not compared with this but with a run.
  private static let given: [String: (answer: Bool, why: String)] = [
    "onTheMainActor": (
      true, "The conformance is isolated to the main actor, and that is where this cast is made."
    ),
    "calledFromMain": (
      true,
      """
      A cast is made while the program runs, so it asks where it runs, and not where it was declared. \
      The main actor calls this function, and it is synchronous.
      """
    ),
    "concurrently": (
      false,
      """
      `@concurrent` code runs off every actor, so the conformance may not be used there. The cast \
      says so in the only way it can: it finds none.
      """
    ),
    "concurrentlyANote": (
      true,
      "The place is the same as in the entry above, the type is not. Is a note isolated to an actor?"
    ),
    "askingTheType": (
      true,
      """
      This asks the type for its conformance, and does not use it for a value yet. That is true \
      in every place, and proves nothing about this one.
      """
    ),
    "inATask": (
      true,
      "A task that is made in main-actor code is isolated to the main actor. So does its cast."
    ),
    "detached": (
      false, "A detached task does not inherit its maker's isolation. Its cast is nonisolated."
    ),
    "onADesk": (
      false, "This is an actor, and not the one to which the conformance belongs."
    ),
    "inThePrintShop": (
      false, "This is a global actor, and not the one to which the conformance belongs."
    ),
  ]

  // The checks end at the first entry that is wrong, so that each can be thought about by itself.

  @Test("The given bodies return what they do now")
  func givenBodies() async throws {
    for body in subject.bodies {
      let given = try #require(Self.given[body.name])
      let answer = await body.run()
      try #require(
        answer == given.answer,
        """
        `\(body.name)` answers something else than it did in the starter. The table is what has to \
        change, not what it speaks of.
        """)
    }
  }

  @Test("The table says what each body returns")
  func table() async throws {
    for body in subject.bodies {
      let answer = await body.run()
      let predicted = body.predicted()
      try #require(
        predicted == answer,
        """
        Look at `\(body.name)`. The table says \(predicted), and it answered \(answer). Entries \
        below it have not been compared yet.
        \(Self.given[body.name]?.why ?? "")
        """)
    }
  }

  private typealias Export =
    nonisolated(nonsending) @Sendable (_ items: [Subject.Item]) async -> [String]

  @concurrent
  private static func fromElsewhere(_ export: Export, _ items: [Subject.Item]) async -> [String] {
    await export(items)
  }

  private static let items: [Subject.Item] = [
    .number(7), .note("milk"), .sticker("Ada"), .note("milk"), .sticker(""), .number(3),
    .sticker("Grace"), .note("eggs"), .number(12),
  ]
  private static let texts = ["milk", "Ada", "milk", "", "Grace", "eggs"]

  /// What is wrong with these texts: their order, or how many there are, or the place of a cast.
  private static func comment(_ texts: [String], _ expected: [String], _ cast: String) -> Comment {
    if texts.sorted() == expected.sorted() {
      "These are the right texts in another order. It is that of the items."
    } else if Set(texts) == Set(expected) {
      "Each text is there, and one of them too often or not often enough. Equal texts are of two items."
    } else {
      "\(cast)"
    }
  }

  @Test("Called anywhere, `export` returns the text of each sticker and each note, in order")
  func stickersAndNotes() async {
    let fromMain = await subject.export(Self.items)
    let fromElsewhere = await Self.fromElsewhere(subject.export, Self.items)
    #expect(
      fromMain == Self.texts,
      Self.comment(
        fromMain, Self.texts,
        """
        Called from the main actor. Where a sticker is missing, the cast was made in a place in which \
        the sticker's conformance may not be used, and it said no without an error.
        """))
    #expect(
      fromElsewhere == Self.texts,
      Self.comment(
        fromElsewhere, Self.texts,
        """
        Called from nonisolated code. Where a sticker is missing: in which place does the cast in \
        `export` run now, and which does it need?
        """))
  }

  @Test("`export` returns each item's text, also for main-actor and nonisolated types added later")
  func typesOfLater() async {
    let items: [Subject.Item] = [
      .label("fragile"), .stamp(85), .sticker("Ada"), .number(1), .label("this side up"),
      .stamp(60), .tag("red"), .sign(12), .note("milk"), .sign(3),
    ]
    let expected = [
      "fragile", "stamp 85", "Ada", "this side up", "stamp 60", "tag red", "sign 12", "milk",
      "sign 3",
    ]
    let fromMain = await subject.export(items)
    let fromElsewhere = await Self.fromElsewhere(subject.export, items)
    #expect(
      fromMain == expected,
      """
      Called from the main actor. Labels, tags and signs are isolated to it: a class, a struct and an \
      enum. Stamps are not. `export` has never heard of them, and all share the protocol.
      """)
    #expect(
      fromElsewhere == expected,
      """
      Called from nonisolated code. Labels, tags and signs are isolated to the main actor, stamps \
      are not. A class, a struct and an enum can each be isolated.
      """)
  }

  @Test("`export` returns each item's text once, in order, also if work on later items ends first")
  func onceAndInOrder() async throws {
    let (subject, executor) = (subject, ManualExecutor())
    let (exported, results) = (SynchronizedArray<String>(), SynchronizedArray<[String]>())
    let names = (1...24).map { "\($0 % 2 == 0 ? "memo" : "report") \($0 * 5 % 9)" }
    let items = names.map { name -> Subject.Item in
      let note: @Sendable () -> Void = { exported.append(name) }
      return name.hasPrefix("memo") ? .memo(name, exported: note) : .report(name, exported: note)
    }
    Task(executorPreference: executor) { results.append(await subject.export(items)) }
    // Of tasks side by side, the newest goes on first.
    for _ in 0..<2_000 {
      _ = await eventually { !results.all.isEmpty }
      guard executor.hasJobs else { break }
      executor.runNewest()
    }
    let texts = try #require(results.all.first, "`export` was called and has not come back.")
    #expect(
      texts == names,
      """
      Twelve items are isolated to the main actor, twelve are nonisolated. If each has a task, tasks \
      end in any order; the texts are in that of the items.
      """)
    let all = exported.all.sorted()
    #expect(all == names.sorted(), "These items were exported, and each is to be exported once.")
  }

  @Test("Called anywhere, also in a cancelled task, `export` returns each item's text")
  func cancelled() async {
    let subject = subject
    let task = Task { await subject.export(Self.items) }
    task.cancel()
    let texts = await task.value
    #expect(
      texts == Self.texts,
      "The task was cancelled before it called `export`. Its caller still gets all texts, in their order."
    )
  }
}
