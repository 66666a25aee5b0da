import ReentrancyAdapter
import ReentrancySubject
import Synchronization
import WorkshopSupport

extension ReentrancyChecks {
  /// An account, its bank and its withdrawals, with a record of what must be true of them.
  @MainActor
  final class Branch: @MainActor CustomStringConvertible {
    /// One call of `withdraw`.
    struct Withdrawal {
      let amount: Int
      let task: Int
      var outcome: Subject.Outcome?
      /// The least that was there for it in its time, were all others under way to be paid.
      var leastFree = Int.max
    }

    private struct Question: Hashable {
      let amount: Int
      let number: Int
    }

    private struct No: Error {
      let amount: Int
    }

    /// What the bank was asked, and what it has answered.
    private final class Questions: Sendable {
      struct State {
        var asked: [Question] = []
        var ended: Set<Question> = []
      }

      let state = Mutex(State())
      let latches = KeyedLatches<Question>()
      let refused: Set<Int>
      let timeline: Timeline

      init(refused: Set<Int>, timeline: Timeline) {
        self.refused = refused
        self.timeline = timeline
      }

      var open: [Question] {
        state.withLock { state in state.asked.filter { !state.ended.contains($0) } }
      }

      func authorize(_ amount: Int) async throws {
        let question = state.withLock { state in
          let number = state.asked.count { $0.amount == amount } + 1
          let question = Question(amount: amount, number: number)
          state.asked.append(question)
          return question
        }
        let name = "bank on \(amount)" + (question.number > 1 ? " (\(question.number))" : "")
        timeline.beginWait(name, "is asked", endless: "was asked, and is silent")
        do {
          // An amount that is odd is asked about in vain when the task is cancelled.
          if amount.isMultiple(of: 2) {
            await latches[question].waitIgnoringCancellation()
          } else {
            try await latches[question].wait()
          }
        } catch {
          _ = state.withLock { $0.ended.insert(question) }
          timeline.endWait(name, "gives up")
          throw error
        }
        _ = state.withLock { $0.ended.insert(question) }
        timeline.endWait(name, refused.contains(amount) ? "no" : "yes")
        if refused.contains(amount) { throw No(amount: amount) }
      }
    }

    private let questions: Questions
    private let account: Subject.Account
    private let elsewhere = ManualExecutor()
    private let timeline = Timeline()
    private let outcomes = SynchronizedArray<(withdrawal: Int, Subject.Outcome)>()
    private var tasks: [Task<Void, Never>] = []
    private var cancelled: Set<Int> = []
    private var withdrawals: [Withdrawal] = []
    /// What was paid in, without what was paid out.
    private(set) var truth: Int
    /// What the account said after the last event.
    private(set) var balance: Int

    init(balance: Int, refusing refused: Set<Int>) {
      let questions = Questions(refused: refused, timeline: timeline)
      self.questions = questions
      truth = balance
      self.balance = balance
      account = makeSubject().makeAccount(balance) { try await questions.authorize($0) }
    }

    var description: String { "\n\(timeline)" }

    var underWay: [Withdrawal] { withdrawals.filter { $0.outcome == nil } }

    var hasQuestions: Bool { !questions.open.isEmpty }

    /// Lets something happen, and all that comes of it.
    func happen(_ event: Event) async {
      let liveBefore = withdrawals.indices.filter { withdrawals[$0].outcome == nil }
      let first = withdrawals.count
      let truthBefore = truth
      switch event {
      case .withdraw(let amount): begin([amount])
      case .withdrawInTurn(let amounts): begin(amounts)
      case .deposit(let amount):
        _ = await elsewhere.lettingJobsRun { [account] in await account.deposit(amount) }
        timeline.record("deposit", "pays in \(amount)")
        truth += amount
      case .answer(let amount):
        if let question = questions.open.first(where: { $0.amount == amount }) {
          questions.latches[question].open()
        }
      case .answerAll:
        for question in questions.open {
          questions.latches[question].open()
          // The answers come back in this order, and no withdrawal has gone on before the last one.
          _ = await eventually(turns: 60) { false }
        }
      case .cancel(let task):
        cancelled.insert(task)
        timeline.record("person", "cancels \(name(ofTask: task))")
        tasks[task].cancel()
      }
      await settle()
      takeOutcomes()
      noteWhatWasFree(liveBefore + Array(first..<withdrawals.count), truthBefore)
      balance = await elsewhere.lettingJobsRun { [account] in await account.balance() } ?? -1
      timeline.record("balance", "\(balance)")
    }

    private func name(ofTask task: Int) -> String {
      withdrawals.filter { $0.task == task }.map { "\($0.amount)" }.joined(separator: " then ")
    }

    private func begin(_ amounts: [Int]) {
      let first = withdrawals.count
      let task = tasks.count
      for amount in amounts { withdrawals.append(Withdrawal(amount: amount, task: task)) }
      let (account, outcomes, timeline) = (account, outcomes, timeline)
      let names = amounts.indices.map { "\(first + $0 + 1): withdraw \(amounts[$0])" }
      tasks.append(
        Task(executorPreference: elsewhere) { @concurrent in
          timeline.beginWait(names[0], "begins", endless: "has not ended")
          await account.withdrawInTurn(amounts) { number, outcome in
            timeline.endWait(names[number], Self.text(of: outcome))
            outcomes.append((first + number, outcome))
            if number + 1 < names.count {
              timeline.beginWait(names[number + 1], "begins", endless: "has not ended")
            }
          }
        })
    }

    nonisolated private static func text(of outcome: Subject.Outcome) -> String {
      switch outcome {
      case .paid: "paid"
      case .insufficientFunds: "refused"
      case .otherError(is No): "bank's error"
      case .otherError(let error): "\(type(of: error))"
      }
    }

    private func settle() async { await elsewhere.settle() }

    private func takeOutcomes() {
      for (index, outcome) in outcomes.all where withdrawals[index].outcome == nil {
        withdrawals[index].outcome = outcome
        if case .paid = outcome { truth -= withdrawals[index].amount }
      }
    }

    private func noteWhatWasFree(_ live: [Int], _ truthBefore: Int) {
      let all = live.reduce(0) { $0 + withdrawals[$1].amount }
      for index in live {
        let free = truthBefore - (all - withdrawals[index].amount)
        withdrawals[index].leastFree = min(withdrawals[index].leastFree, free)
      }
    }

    /// The amounts of withdrawals that were refused, though there was enough in all their time.
    var refusedNeedlessly: [Int] {
      withdrawals.compactMap { withdrawal in
        guard case .insufficientFunds = withdrawal.outcome else { return nil }
        return withdrawal.amount <= withdrawal.leastFree ? withdrawal.amount : nil
      }
    }

    /// Withdrawals that ended with another error than that of the bank, in words.
    var wrongErrors: [String] {
      withdrawals.compactMap { withdrawal in
        guard case .otherError(let error) = withdrawal.outcome else { return nil }
        if let no = error as? No, no.amount == withdrawal.amount { return nil }
        if cancelled.contains(withdrawal.task) { return nil }
        return "\(withdrawal.amount) ended with \(error)"
      } + saidNoAndHeardOtherwise
    }

    /// The bank said no to these, and fewer callers have heard of it.
    private var saidNoAndHeardOtherwise: [String] {
      guard underWay.isEmpty else { return [] }
      return questions.refused.sorted().compactMap { amount in
        let noes = questions.state.withLock { state in
          state.ended.count { $0.amount == amount }
        }
        let ended = withdrawals.filter { $0.amount == amount && $0.outcome != nil }
        let heard = ended.count { withdrawal in
          if case .otherError = withdrawal.outcome { return true }
          return cancelled.contains(withdrawal.task)
        }
        return noes > heard
          ? "The bank said no to \(amount), and the caller did not get that." : nil
      }
    }

    /// What the bank was asked without need, or not asked, in words.
    var wrongQuestions: [String] {
      let (asked, ended) = questions.state.withLock { ($0.asked, $0.ended) }
      let amounts = Set(asked.map(\.amount)).union(withdrawals.map(\.amount))
      return amounts.sorted().compactMap { amount in
        let count = asked.count { $0.amount == amount }
        let same = withdrawals.filter { $0.amount == amount }
        let paid = same.count { if case .paid = $0.outcome { true } else { false } }
        let answered = ended.count { $0.amount == amount }
        if count > same.count {
          return "\(amount): \(same.count) withdrawals, and \(count) questions."
        }
        return paid > answered ? "\(amount): \(paid) paid, and \(answered) answers." : nil
      }
    }
  }
}
