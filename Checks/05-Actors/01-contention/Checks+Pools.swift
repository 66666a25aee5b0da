import ContentionAdapter
import ContentionSubject
import Testing
import WorkshopSupport

extension ContentionChecks {
  @Test("Pools share nothing: a connection given back to one pool is not lent by another")
  func twoPools() async throws {
    let (pool, other) = (await makePool(1), await makePool(1))
    borrow("first", from: pool)
    try await settle()
    borrow("waits", from: pool)
    try await settle()
    let first = notes.lent(to: "first").count
    try #require(
      first == 1, "The pool has one connection, and no download got it.\n\(notes.timeline)")
    borrow("elsewhere", from: other)
    try await settle()
    let elsewhere = notes.lent(to: "elsewhere").count
    try #require(
      elsewhere == 1,
      "Another pool has one connection too, which was not borrowed.\n\(notes.timeline)")
    try giveBack("elsewhere", to: other)
    try await settle()
    let waits = notes.lent(to: "waits").count
    #expect(
      waits == 0,
      """
      A connection was given to another pool, and a caller that waits at this one has got it. \
      Each pool has a line of its own.
      \(notes.timeline)
      """)
    try giveBack("first", to: pool)
    try await settle()
    let served = notes.lent(to: "waits").count
    #expect(
      served == 1,
      "A connection came back to the pool, and the caller that waits there has not got it.\n\(notes.timeline)"
    )
  }

  /// Begins something, lets it come so many jobs far, and does something else meanwhile.
  private func begin(
    _ steps: Int, of first: (ManualExecutor) throws -> Void,
    thenAllOf second: (ManualExecutor) throws -> Void
  ) async throws {
    try first(elsewhere)
    for _ in 0..<steps { elsewhere.runOne() }
    try second(elsewhereToo)
    for _ in 0..<100 where elsewhereToo.hasJobs {
      elsewhereToo.runJobs()
      _ = await eventually { elsewhereToo.hasJobs }
    }
    try await settle()
  }

  /// Asks whether a download got the only connection, and whether it comes back from there.
  private func tryOut(_ pool: Subject.Pool, after name: String, _ situation: String) async throws {
    let served = notes.lent(to: name).count
    try #require(
      served == 1,
      """
      The connection was given back, and \(name) waits for ever. \(situation) Between the look \
      (does a caller wait, is a connection idle) and the act, no other call may run.
      \(notes.timeline)
      """)
    try giveBack(name, to: pool)
    try await settle()
    borrow("Next", from: pool)
    try await settle()
    let isBack = notes.lent(to: "Next").count
    try #require(
      isBack == 1,
      "All have given back, and the next one waits for ever. \(situation)\n\(notes.timeline)")
    let mistakes = notes.mistakes
    try #require(
      mistakes.isEmpty, "Two downloads must not send over one connection.\n\(notes.timeline)")
  }

  @Test(
    "A caller that asks while another gives back gets a connection, in either order")
  func bothUnderWay() async throws {
    let idlePool = await makePool(1)
    _ = whileTheMainActorDraws { borrow("Kim", from: idlePool) }
    let kim = notes.lent(to: "Kim").count
    try #require(
      kim == 1,
      """
      A connection was idle, the main actor was busy, and Kim did not get it. The order shows \
      only when the pool has left the main actor: see to that first.
      \(notes.timeline)
      """)
    for steps in 0..<8 {
      notes.clear()
      let pool = await makePool(1)
      borrow("Ada", from: pool)
      try await settle()
      try await begin(steps) {
        borrow("Grace", from: pool, on: $0)
      } thenAllOf: {
        try giveBack("Ada", to: pool, on: $0)
      }
      try await tryOut(
        pool, after: "Grace", "While Grace was asking, Ada gave it back.")
    }
    for steps in 0..<8 {
      notes.clear()
      let pool = await makePool(1)
      borrow("Zoë", from: pool)
      try await settle()
      try await begin(steps) {
        try giveBack("Zoë", to: pool, on: $0)
      } thenAllOf: {
        borrow("Tim", from: pool, on: $0)
      }
      try await tryOut(pool, after: "Tim", "While Zoë was giving it back, Tim asked.")
    }
  }
}
