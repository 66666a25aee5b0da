import Testing
import WorkshopSupport

extension ReentrancyChecks {
  @Test(
    "A cancelled caller has either paid, or gets an error and loses nothing",
    arguments: [true, false])
  func cancelledMeanwhile(bankNotices: Bool) async throws {
    let office = Office(balance: 100, bank: Bank([80], noticesCancellation: bankNotices))
    await office.withdraw(80)
    await office.cancel(80)
    await office.answer(80)
    let ended = office.haveEnded([80])
    try #require(ended, "The withdrawal has to end.\n\(office.timeline)")
    let isPaid = office.isPaid(80)
    let balance = await office.look()
    #expect(
      balance == (isPaid ? 20 : 100),
      """
      The bank \(bankNotices ? "gave up" : "said yes all the same"). 100 were there, and the \
      withdrawal of 80 \(isPaid ? "was paid" : "ended with an error"). \
      `CancellationError` is an error like others. Which lines does your code leave out on that way?
      \(office.timeline)
      """)
  }

  @Test("A caller cancelled before the bank is asked has either paid, or loses nothing")
  func cancelledBefore() async throws {
    let office = Office(balance: 100, bank: Bank([80]))
    await office.withdraw(80, areCancelled: true)
    await office.answer(80)
    let ended = office.haveEnded([80])
    try #require(ended, "The withdrawal has to end.\n\(office.timeline)")
    let isPaid = office.isPaid(80)
    let balance = await office.look()
    #expect(
      balance == (isPaid ? 20 : 100),
      """
      The caller was cancelled before it withdrew 80 of 100, and that \
      \(isPaid ? "was paid" : "ended with an error"). A withdrawal that ends with an error leaves the \
      balance as it was, and one that is paid takes its amount out once.
      \(office.timeline)
      """)
  }
}
