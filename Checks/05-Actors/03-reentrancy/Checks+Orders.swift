import ReentrancySubject
import Testing
import WorkshopSupport

extension ReentrancyChecks {
  /// What happens to an account, one after the other.
  enum Event {
    /// A withdrawal begins; the bank will agree to it or not.
    case withdraw(Int)
    /// Withdrawals of one caller begin, each as soon as the one before has ended.
    case withdrawInTurn([Int])
    case deposit(Int)
    /// The bank answers the question about an amount that has waited longest.
    case answer(Int)
    /// The bank answers all questions that wait.
    case answerAll
    /// The task of a withdrawal is cancelled; they are counted from 0 as they begin.
    case cancel(Int)
  }

  /// Lets events happen, and asks after each whether the account can be right.
  ///
  /// - Parameter refused: The amounts that the bank says no to.
  private func happen(_ events: [Event], refusing refused: Set<Int> = []) async throws {
    let branch = Branch(balance: 100, refusing: refused)
    for event in events {
      await branch.happen(event)
      try compare(branch)
    }
    for _ in 0..<40 where branch.hasQuestions {
      await branch.happen(.answerAll)
      try compare(branch)
    }
    let open = branch.underWay.map(\.amount)
    try #require(
      open.isEmpty,
      "The bank has answered all questions, and withdrawals of these amounts never end.\(branch)")
    try #require(
      branch.balance == branch.truth,
      "All withdrawals have ended, and this is what was paid in, without what was paid out.\(branch)"
    )
  }

  private func compare(_ branch: Branch) throws {
    try #require(branch.balance >= 0, "The account is overdrawn.\(branch)")
    try #require(
      branch.truth >= 0,
      "More was paid out than had been in the account.\(branch)")
    let least = branch.truth - branch.underWay.map(\.amount).reduce(0, +)
    try #require(
      branch.balance <= branch.truth && branch.balance >= least,
      """
      What was paid in, without what was paid out, is \(branch.truth). All that is under way together \
      is \(branch.truth - least), so the balance is not below \(least) and not above \
      \(branch.truth).\(branch)
      """)
    let needless = branch.refusedNeedlessly
    try #require(
      needless.isEmpty,
      """
      These were refused, and the account could have paid them, with all else that was under way. What \
      your code counts as taken has to be what is under way, no more: also after another withdrawal has \
      ended, and with two of the same amount.\(branch)
      """)
    let wrong = branch.wrongErrors
    try #require(
      wrong.isEmpty,
      "What the bank throws is what the caller gets, and there is no other error.\n\(wrong)\(branch)"
    )
    let asked = branch.wrongQuestions
    try #require(
      asked.isEmpty,
      "A withdrawal is paid after the bank was asked about its amount, once.\n\(asked)\(branch)")
  }

  @Test(
    "When a withdrawal ends, what others have under way still counts",
    arguments: [(60, 30), (30, 60)], [true, false])
  func othersStillCount(amounts: (Int, Int), saysYes: Bool) async throws {
    for next in [35, 50, 40, 10] {
      try await happen(
        [
          .withdraw(amounts.0), .withdraw(amounts.1), .answer(30), .withdraw(next), .deposit(5),
          .answerAll,
        ],
        refusing: saysYes ? [] : [30])
    }
  }

  @Test("Each `withdraw` asks the bank once, also where two are of the same amount")
  func equalAmounts() async throws {
    for count in 2...4 {
      for amount in [40, 50, 25, 34, 3] {
        let all = Array(repeating: Event.withdraw(amount), count: count)
        try await happen(all)
        try await happen(all + [.answer(amount), .withdraw(amount), .withdraw(40)])
      }
    }
    try await happen(Array(repeating: .withdraw(10), count: 12))
    try await happen(Array(repeating: .withdraw(9), count: 11))
  }

  @Test(
    "The account is never overdrawn, also if a caller withdraws again at once while others wait")
  func againAtOnce() async throws {
    try await happen([.withdrawInTurn([10, 60]), .withdraw(60), .answer(10), .answerAll])
    try await happen(
      [.withdrawInTurn([10, 60]), .withdraw(55), .withdraw(50), .answer(10), .answerAll])
    try await happen(
      [.withdrawInTurn([30, 60, 40]), .withdraw(60), .withdraw(45), .answer(30), .answerAll],
      refusing: [30, 45])
    try await happen([.withdrawInTurn([120, 60]), .withdrawInTurn([130, 70]), .answerAll])
  }

  @Test("A withdrawal that the account can pay is paid, also at once after another one has ended")
  func paidAtOnceAfterAnother() async throws {
    for refused in [[], [60], [60, 30]] as [Set<Int>] {
      try await happen(
        [.withdrawInTurn([60, 40]), .answer(60), .answerAll], refusing: refused)
      try await happen(
        [.withdrawInTurn([60, 30, 10]), .answer(60), .answer(30), .answerAll], refusing: refused)
      try await happen(
        [.withdraw(10), .withdrawInTurn([60, 30]), .answer(60), .answerAll], refusing: refused)
    }
    try await happen([.withdrawInTurn([60, 100]), .answer(60), .answerAll], refusing: [60])
  }

  @Test("If the bank throws, so does `withdraw`, also if others have taken the money by then")
  func errorsStayWhatTheyAre() async throws {
    try await happen(
      [.withdraw(60), .withdraw(70), .answer(60), .answer(70)], refusing: [70])
    try await happen(
      [.withdraw(60), .withdraw(40), .withdraw(40), .answer(60), .answerAll], refusing: [40])
  }

  @Test("In any order of calls, each `withdraw` asks the bank once, or is refused without asking")
  func anyOrder() async throws {
    var random: UInt32 = 5
    func next(_ bound: Int) -> Int {
      random = random &* 1_664_525 &+ 1_013_904_223
      return Int(random >> 16) % bound
    }
    let amounts = [1, 7, 10, 25, 30, 30, 40, 40, 45, 60, 60, 80, 90, 101]
    for _ in 0..<40 {
      let few = (0..<6).map { _ in amounts[next(amounts.count)] }
      let refused = Set(few.filter { _ in next(4) == 0 })
      var events: [Event] = []
      var begun = 0
      for _ in 0..<(8 + next(10)) {
        switch next(12) {
        case 0...4:
          events.append(.withdraw(few[next(few.count)]))
          begun += 1
        case 5:
          events.append(.withdrawInTurn([few[next(few.count)], few[next(few.count)]]))
          begun += 1
        case 6: events.append(.deposit(1 + next(30)))
        case 7 where begun > 0: events.append(.cancel(next(begun)))
        case 8: events.append(.answerAll)
        default: events.append(.answer(few[next(few.count)]))
        }
      }
      try await happen(events, refusing: refused)
    }
  }

  @Test("What is under way at one account does not count at another")
  func twoAccounts() async throws {
    let first = Office(balance: 100, bank: Bank([80]))
    let second = Office(balance: 100, bank: Bank([90]))
    await first.withdraw(80)
    await second.withdraw(90)
    await second.answer(90)
    let isPaid = second.isPaid(90)
    let balance = await second.look()
    await first.answer(80)
    #expect(
      isPaid && balance == 10,
      """
      90 were taken out of an account of 100, and the bank said yes. It has nothing to do with a \
      withdrawal of 80 from another account, which still waited.
      \(second.timeline)
      """)
    let other = await first.look()
    #expect(other == 20, "This is the account of which 80 of 100 were taken.\n\(first.timeline)")
  }
}
