import Testing
import TheCrossingAdapter
import TheCrossingSubject
import WorkshopSupport

@Suite("The crossing", .serialized)
@MainActor
struct TheCrossingChecks {
  private let subject = makeSubject()

  /// What a run gave, and where it looked.
  private struct Outcome: Equatable {
    var result: String
    var onMainActor: [Bool]

    var use: Subject.Use? {
      switch onMainActor {
      case [true]: .goesToTheMainActor
      case [false]: .staysWithItsCaller
      default: nil
      }
    }
  }

  private func outcome(of run: Subject.Run) async -> Outcome {
    let looks = SynchronizedArray<Bool>()
    let result = await run { looks.append(MainActorProbe.isOnMainActor) }
    return Outcome(result: result, onMainActor: looks.all)
  }

  /// What the given model does, and what is to be said of a wrong entry.
  private static let given: [String: (use: Subject.Use, result: String, why: String)] = [
    "id": (
      .staysWithItsCaller, "",
      """
      It is a `let`, and an `Int`. Can anything go wrong when two threads read it? The compiler lets \
      it pass.
      """
    ),
    "artist": (
      .crosses, "",
      """
      It is a `let`, but look at what it refers to. Is an `Artist` safe to hold on two threads? The \
      requirement gives it to the caller at once, wherever that is.
      """
    ),
    "title": (
      .crosses, "",
      """
      It can change at any time, on the main actor. The requirement is read at once, and does not \
      let its reader wait for that actor.
      """
    ),
    "format": (
      .staysWithItsCaller, "png",
      "The model says something about this member. To which actor is it isolated?"
    ),
    "export": (
      .crosses, "",
      """
      The method is isolated to the main actor. The requirement is synchronous, so a caller on \
      another thread has no way to get there.
      """
    ),
    "upload": (
      .goesToTheMainActor, "Wave, uploaded",
      "The method is isolated to the main actor. What does `async` in the requirement let a caller do?"
    ),
    "preview": (
      .goesToTheMainActor, "Wave, small",
      """
      The caller sees the requirement, and never the method behind it. Does the requirement let it \
      wait?
      """
    ),
    "rename": (
      .goesToTheMainActor, "Tide",
      "Read the requirement once more. It says where it has to be called."
    ),
  ]

  @Test(
    "All given code stays: handed over and used through the protocol, the model does what it did")
  func givenModel() async throws {
    for row in subject.rows {
      let given = try #require(Self.given[row.name])
      guard let run = row.run else { continue }
      let outcome = await outcome(of: run)
      let expected = Outcome(
        result: given.result, onMainActor: [given.use == .goesToTheMainActor])
      try #require(
        outcome == expected,
        """
        `\(row.name)` gives something else than in the starter, or runs in another place. The \
        protocol and the table are what has to change, not the model.
        """)
    }
  }

  // It ends at the first entry that is wrong, so that each can be thought about by itself.

  @Test("The table says what happens when nonisolated code uses each requirement")
  func table() async throws {
    for row in subject.rows {
      let given = try #require(Self.given[row.name])
      var use: Subject.Use? = given.use
      if let run = row.run { use = await outcome(of: run).use }
      let predicted = row.predicted()
      try #require(
        predicted == use,
        """
        Look at `\(row.name)`; the table says `\(predicted)`. Entries below it have not been \
        compared yet.
        \(given.why)
        """)
    }
  }
}
