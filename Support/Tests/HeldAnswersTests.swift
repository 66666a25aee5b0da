import Testing
import WorkshopSupport

@Suite struct HeldAnswersTests {
  @Test(
    "An answer waits until it is let go, in any order, and those to come wait no more at the end")
  func order() {
    let held = HeldAnswers()
    let ended = SynchronizedArray<Int>()
    let threads = [ObservedThread(), ObservedThread(), ObservedThread()]
    for (number, thread) in threads.prefix(2).enumerated() {
      thread.start {
        held.pass()
        ended.append(number)
      }
    }
    #expect(ended.all == [])
    held.letGo(7)
    held.letGo(1)
    ObservedThread.wait { threads[1].isDone }
    #expect(ended.all == [1])
    held.letGoAll()
    ObservedThread.wait { threads[0].isDone }
    threads[2].start {
      held.pass()
      ended.append(2)
    }
    ObservedThread.wait { threads[2].isDone }
    #expect(ended.all == [1, 0, 2])
  }
}
