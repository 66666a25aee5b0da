import ReentrancySubject
import Testing
import WorkshopSupport

extension ReentrancyChecks {
  @Test("If the bank throws, so does `withdraw`, and no money is gone")
  func bankSaysNo() async throws {
    let office = Office(balance: 100, bank: Bank([80, 125], refusing: [80]))
    await office.withdraw(80)
    let before = office.outcomes[80] == nil
    #expect(
      before, "The withdrawal came back before the bank had answered.\n\(office.timeline)")
    try await payIn(25, office)
    await office.answer(80)
    let ended = office.haveEnded([80])
    try #require(ended, "The withdrawal has to end.\n\(office.timeline)")
    let saidNo = if case .otherError(is BankSaysNo) = office.outcomes[80] { true } else { false }
    #expect(saidNo, "The caller has to get the bank's error.\n\(office.timeline)")
    let balance = await office.look()
    #expect(
      balance == 125,
      """
      100 were there, 25 were paid in, and nothing was paid out. Which of your lines runs when \
      `authorize` throws, and what does it know of the deposit?
      \(office.timeline)
      """)
    let questions = office.bank.questions(about: 80)
    #expect(
      questions == 1,
      "The bank said no, and that is its answer: it is asked once.\n\(office.timeline)")
    await office.withdraw(125)
    await office.answer(125)
    let isPaid = office.isPaid(125)
    #expect(isPaid, "All the money is there again, so it can be withdrawn.\n\(office.timeline)")
  }

  @Test("As soon as a withdrawal ends, with an error or without, the balance is right")
  func rightAtOnce() async throws {
    let office = Office(balance: 100, bank: Bank([101, 80, 30, 71], refusing: [80]))
    for (amount, expected) in [(101, 100), (80, 100), (30, 70), (71, 70)] {
      await office.withdrawThenLook(amount)
      await office.answer(amount)
      let ended = office.haveEnded([amount])
      try #require(ended, "The withdrawal has to end.\n\(office.timeline)")
      let balance = office.outcomes.balance(after: amount)
      #expect(
        balance == expected,
        """
        This is the balance on the line after the withdrawal of \(amount) had ended; \(expected) is \
        right. The account held 100. It cannot pay 101; the bank says no to 80 and yes to 30; then it \
        cannot pay 71. Either the amount is taken where it should not be (or is not put back), or the \
        balance changes after the caller has gone on.
        \(office.timeline)
        """)
    }
  }

  @Test("Others are refused with `insufficientFunds`: more than the account holds changes nothing")
  func tooMuch() async throws {
    let office = Office(balance: 100, bank: Bank([101]))
    await office.withdraw(101)
    await office.answer(101)
    let ended = office.haveEnded([101])
    try #require(ended, "The withdrawal has to end.\n\(office.timeline)")
    let isRefused = office.isRefused(101)
    #expect(isRefused, "101 of 100 is `insufficientFunds`.\n\(office.timeline)")
    let balance = await office.look()
    #expect(balance == 100, "Nothing was paid, so all of it is there.\n\(office.timeline)")
    let lowest = office.lowestInPassing
    #expect(
      lowest >= 0,
      """
      Before the refusal, the account was seen overdrawn. What the account cannot pay is not \
      taken out, not even for a moment: an `await` before it is put back lets others look.
      \(office.timeline)
      """)
  }
}
