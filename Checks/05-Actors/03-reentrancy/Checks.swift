import ReentrancyAdapter
import ReentrancySubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Reentrancy", .serialized)
@MainActor
struct ReentrancyChecks {
  struct BankSaysNo: Error {}

  /// A bank that answers each question when the check says so.
  final class Bank: Sendable {
    let timeline = Timeline()
    private let questions = SynchronizedArray<Int>()
    private let latches: [Int: Latch]
    private let refused: Set<Int>
    private let noticesCancellation: Bool

    /// - Parameters:
    ///   - amounts: What it will be asked for; each amount has an answer of its own.
    ///   - refused: The amounts that it says no to.
    ///   - noticesCancellation: Whether a question ends when the task that asks is cancelled.
    init(_ amounts: [Int], refusing refused: Set<Int> = [], noticesCancellation: Bool = false) {
      self.noticesCancellation = noticesCancellation
      latches = Dictionary(uniqueKeysWithValues: amounts.map { ($0, Latch()) })
      self.refused = refused
    }

    /// How often it was asked for an amount.
    func questions(about amount: Int) -> Int {
      questions.all.count { $0 == amount }
    }

    func authorize(_ amount: Int) async throws {
      questions.append(amount)
      timeline.beginWait("bank on \(amount)", "is asked", endless: "was asked, and is silent")
      if noticesCancellation {
        do {
          try await latches[amount]?.wait()
        } catch {
          timeline.endWait("bank on \(amount)", "gives up")
          throw error
        }
      } else {
        await latches[amount]?.waitIgnoringCancellation()
      }
      let saysNo = refused.contains(amount)
      timeline.endWait("bank on \(amount)", saysNo ? "no" : "yes")
      if saysNo { throw BankSaysNo() }
    }

    func answer(_ amount: Int) {
      latches[amount]?.open()
    }

    func answerAll() {
      for latch in latches.values { latch.open() }
    }
  }

  /// How the withdrawals ended, written from anywhere.
  final class Outcomes: Sendable {
    private let outcomes = Mutex<[Int: Subject.Outcome]>([:])
    private let balances = Mutex<[Int: Int]>([:])

    /// The balance that code on the account's actor saw when the withdrawal had ended.
    func balance(after amount: Int) -> Int? {
      balances.withLock { $0[amount] }
    }

    func saw(_ balance: Int, after amount: Int) {
      balances.withLock { $0[amount] = balance }
    }

    subscript(amount: Int) -> Subject.Outcome? {
      get { outcomes.withLock { $0[amount] } }
      set { outcomes.withLock { $0[amount] = newValue } }
    }
  }

  /// An account, its bank, and those who withdraw.
  @MainActor
  final class Office {
    let bank: Bank
    let account: Subject.Account
    let outcomes = Outcomes()
    /// The lowest balance that was seen when nothing was left to do but wait.
    private(set) var lowest: Int
    private let seen: Mutex<Int>
    private let elsewhere = ManualExecutor()
    private var tasks: [Int: Task<Void, Never>] = [:]

    init(balance: Int, bank: Bank) {
      self.bank = bank
      lowest = balance
      seen = Mutex(balance)
      account = makeSubject().makeAccount(balance) { amount in try await bank.authorize(amount) }
    }

    var timeline: Timeline { bank.timeline }

    /// The lowest balance that a task saw, in the middle of a withdrawal too.
    var lowestInPassing: Int { min(lowest, seen.withLock { $0 }) }

    /// Starts withdrawals together, and goes on when nothing is left for them to do but wait.
    ///
    /// - Parameter areCancelled: Whether their tasks are cancelled before they begin.
    func withdraw(_ amounts: Int..., areCancelled: Bool = false) async {
      for amount in amounts {
        let (account, outcomes, timeline) = (account, outcomes, timeline)
        tasks[amount] = Task(executorPreference: elsewhere) { @concurrent in
          let name = "withdraw \(amount)"
          timeline.beginWait(name, "begins", endless: "has not ended")
          let outcome = await account.withdraw(amount)
          let end =
            switch outcome {
            case .paid: "paid"
            case .insufficientFunds: "refused"
            case .otherError: "error"
            }
          timeline.endWait(name, end)
          outcomes[amount] = outcome
        }
        // Comes next, so it looks as soon as the withdrawal suspends.
        _ = Task(executorPreference: elsewhere) { @concurrent in
          let balance = await account.balance()
          if balance < 0 { timeline.record("balance", "\(balance)") }
          self.sawInPassing(balance)
        }
      }
      if areCancelled { for amount in amounts { tasks[amount]?.cancel() } }
      await settle()
    }

    /// Starts a withdrawal on the account's own actor, and looks at the balance as soon as it ends.
    func withdrawThenLook(_ amount: Int) async {
      let (account, outcomes, timeline) = (account, outcomes, timeline)
      tasks[amount] = Task(executorPreference: elsewhere) { @concurrent in
        let name = "withdraw \(amount)"
        timeline.beginWait(name, "begins", endless: "has not ended")
        let (outcome, balance) = await account.withdrawThenLook(amount)
        timeline.endWait(name, "ends, balance \(balance)")
        outcomes.saw(balance, after: amount)
        outcomes[amount] = outcome
      }
      await settle()
    }

    /// Cancels the task of a withdrawal, and goes on when all that comes of it has come.
    func cancel(_ amount: Int) async {
      timeline.record("person", "cancels \(amount)")
      tasks[amount]?.cancel()
      await settle()
    }

    /// Lets the bank answer questions at the same moment, and goes on when all that comes of it has
    /// come.
    func answer(_ amounts: Int...) async {
      for amount in amounts { bank.answer(amount) }
      // The withdrawals come back from the bank, and wait for each other before they go on.
      _ = await eventually(turns: 60) { false }
      await settle()
      await look()
    }

    func settle() async { await elsewhere.settle() }

    /// Pays in, and says whether that came to its end.
    func deposit(_ amount: Int) async -> Bool {
      let isDone: Bool? = await elsewhere.lettingJobsRun { [account] in
        await account.deposit(amount)
        return true
      }
      return isDone == true
    }

    @discardableResult
    func look() async -> Int {
      let balance = await elsewhere.lettingJobsRun { [account] in await account.balance() } ?? -1
      timeline.record("balance", "\(balance)")
      lowest = min(lowest, balance)
      return balance
    }

    nonisolated private func sawInPassing(_ balance: Int) {
      seen.withLock { $0 = min($0, balance) }
    }

    func haveEnded(_ amounts: [Int]) -> Bool {
      amounts.allSatisfy { outcomes[$0] != nil }
    }

    func isPaid(_ amount: Int) -> Bool {
      if case .paid = outcomes[amount] { true } else { false }
    }

    func isRefused(_ amount: Int) -> Bool {
      if case .insufficientFunds = outcomes[amount] { true } else { false }
    }
  }

  @Test(
    "The account is never overdrawn: of two withdrawals that are too much together, one is refused")
  func twoAtOnce() async throws {
    let office = Office(balance: 100, bank: Bank([80, 70]))
    await office.withdraw(80)
    await office.withdraw(70)
    await office.answer(70)
    await office.answer(80)
    let ended = office.haveEnded([80, 70])
    try #require(ended, "Both withdrawals have to end.\n\(office.timeline)")
    let lowest = office.lowest
    try #require(
      lowest >= 0,
      """
      The account is overdrawn. Both withdrawals looked, and there was enough for each. Then both \
      waited for the bank. What was not looked at again?
      \(office.timeline)
      """)
    let paid = [80, 70].filter { office.isPaid($0) }
    #expect(paid.count == 1, "There is enough for one of them.\n\(office.timeline)")
    let refused = [80, 70].filter { office.isRefused($0) }
    #expect(
      refused.count == 1,
      "The other one is told `insufficientFunds`.\n\(office.timeline)")
    let balance = await office.look()
    #expect(
      balance == 100 - paid.reduce(0, +),
      "What was paid has to be missing from the balance, and no more.\n\(office.timeline)")
  }

  @Test(
    "The account is never overdrawn, also if the bank answers two withdrawals at the same moment")
  func twoAnswersAtOnce() async throws {
    let office = Office(balance: 100, bank: Bank([80, 70]))
    await office.withdraw(80, 70)
    await office.answer(80, 70)
    let ended = office.haveEnded([80, 70])
    try #require(ended, "Both withdrawals have to end.\n\(office.timeline)")
    let lowest = office.lowest
    try #require(
      lowest >= 0,
      """
      The account is overdrawn. Look for an `await` between the last look at the balance and the \
      line that takes the amount out: each of them lets others in.
      \(office.timeline)
      """)
    let paid = [80, 70].count { office.isPaid($0) }
    #expect(paid == 1, "There is enough for one of them.\n\(office.timeline)")
  }

  @Test("Where there is not enough for all, no withdrawal is refused that the rest could pay")
  func manyAtOnce() async throws {
    let amounts = [60, 55, 40, 90, 25]
    let office = Office(balance: 120, bank: Bank(amounts))
    for amount in amounts { await office.withdraw(amount) }
    for amount in [25, 90, 55, 60, 40] { await office.answer(amount) }
    let ended = office.haveEnded(amounts)
    try #require(ended, "All withdrawals have to end.\n\(office.timeline)")
    let lowest = office.lowestInPassing
    #expect(lowest >= 0, "The account is overdrawn.\n\(office.timeline)")
    let balance = await office.look()
    let paid = amounts.filter { office.isPaid($0) }
    #expect(
      balance == 120 - paid.reduce(0, +),
      "What was paid has to be missing from the balance, and no more.\n\(office.timeline)")
    let affordable = amounts.filter { !office.isPaid($0) && $0 <= balance }
    #expect(
      affordable.isEmpty,
      """
      These were refused, and at the end there was enough for them. Another withdrawal under way is \
      no reason to refuse one.
      \(office.timeline)
      """)
  }

  @Test("A withdrawal that the account can pay together with all others under way is paid")
  func enoughForAll() async throws {
    let amounts = [30, 45, 25]
    let office = Office(balance: 100, bank: Bank(amounts))
    for amount in amounts { await office.withdraw(amount) }
    for amount in [25, 30, 45] { await office.answer(amount) }
    let ended = office.haveEnded(amounts)
    try #require(ended, "All withdrawals have to end.\n\(office.timeline)")
    let paid = amounts.filter { office.isPaid($0) }
    #expect(
      paid == amounts,
      "There is enough for all three, so all three are paid.\n\(office.timeline)")
    let balance = await office.look()
    #expect(balance == 0, "All the money has been paid out.\n\(office.timeline)")
    let questions = amounts.map { office.bank.questions(about: $0) }
    #expect(
      questions == [1, 1, 1],
      "For each withdrawal the bank is asked, and asked once.\n\(office.timeline)")
  }

  @Test("`deposit` does not wait for the bank, and no deposit is lost")
  func depositMeanwhile() async throws {
    let office = Office(balance: 100, bank: Bank([80]))
    await office.withdraw(80)
    try await payIn(25, office)
    await office.answer(80)
    let ended = office.haveEnded([80])
    try #require(ended, "The withdrawal has to end.\n\(office.timeline)")
    let isPaid = office.isPaid(80)
    #expect(isPaid, "The bank said yes, and there is enough.\n\(office.timeline)")
    let balance = await office.look()
    #expect(
      balance == 45,
      """
      100, with 25 paid in and 80 taken out. A balance that was worked out before the bank answered \
      knows nothing of what came in between.
      \(office.timeline)
      """)
    let questions = office.bank.questions(about: 80)
    #expect(questions == 1, "For one withdrawal the bank is asked once.\n\(office.timeline)")
  }

  /// Pays in while the bank is silent.
  func payIn(_ amount: Int, _ office: Office) async throws {
    let done = await office.deposit(amount)
    office.timeline.record("deposit", done ? "pays in \(amount)" : "waits")
    if !done { office.bank.answerAll() }
    try #require(
      done, "A deposit has to wait for the answer to another call's question.")
  }
}

extension ManualExecutor {
  /// Lets jobs run that wait here, and what comes of them elsewhere, until nothing is left to do.
  ///
  /// A line that asks again and again never comes to rest; it is given some turns.
  @MainActor
  func settle() async {
    for _ in 0..<30 {
      if runJobs(atMost: 20) {
        _ = await eventually(turns: 60) { false }
        if !hasJobs { return }
      } else {
        for _ in 0..<10 { await Task.yield() }
      }
    }
  }

  /// Does something on the main actor, and lets jobs run that wait here: an actor may be busy with one.
  ///
  /// - Returns: Nothing if it has not ended when nothing is left to do.
  @MainActor
  func lettingJobsRun<Value: Sendable>(
    _ work: @escaping @MainActor () async -> Value
  ) async -> Value? {
    var value: Value?
    _ = Task { value = await work() }
    for _ in 0..<30 {
      if await eventually({ value != nil }) { break }
      runJobs(atMost: 20)
    }
    return value
  }
}
