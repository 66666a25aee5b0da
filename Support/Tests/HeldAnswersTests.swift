import Testing
import WorkshopSupport

@Suite struct HeldAnswersTests {
  @Test(
    "An answer waits until it is let go, in any order, and those to come wait no more at the end")
  func order() {
    let held = HeldAnswers()
    let ended = SynchronizedArray<Int>()
    let threads = (1...5).map { _ in ObservedThread() }
    for (number, thread) in threads.prefix(2).enumerated() {
      thread.start {
        held.pass()
        ended.append(number)
      }
    }
    #expect(ended.all == [])
    held.letGo(3)
    held.letGo(1)
    ObservedThread.wait { threads[1].isDone }
    #expect(ended.all == [1])
    // The last of these was let go before it came.
    for number in 2...3 {
      threads[number].start {
        held.pass()
        ended.append(number)
      }
    }
    ObservedThread.wait { threads[3].isDone }
    #expect(ended.all == [1, 3])
    held.letGoAll()
    ObservedThread.wait { threads[0].isDone && threads[2].isDone }
    threads[4].start {
      held.pass()
      ended.append(4)
    }
    ObservedThread.wait { threads[4].isDone }
    #expect(ended.all.last == 4 && ended.all.sorted() == [0, 1, 2, 3, 4])
  }
}
