import MainActorHelperAdapter
import MainActorHelperSubject
import Testing
import WorkshopSupport

extension MainActorHelperChecks {
  @Test("It is in the book before the next page is asked for: the palette of each page")
  func palettesComeOneByOne() async throws {
    let desk = Desk(employees: [3, 1])
    let elsewhere = ManualExecutor()
    let reading = Reading()
    _ = Task(executorPreference: elsewhere) {
      await desk.read()
      await reading.end()
    }
    var wasAskedTooEarly = false
    // An answer of a finite number of steps needs far fewer rounds.
    for _ in 0..<1_000 where !reading.hasEnded {
      guard await eventually({ elsewhere.hasJobs || reading.hasEnded }) else { break }
      // The main actor is busy with these jobs: a call that does not wait for it comes to the next page
      // before anything has been stored.
      elsewhere.runJobs()
      if desk.asked.all.contains(1), desk.book.colors(3) == nil { wasAskedTooEarly = true }
    }
    #expect(
      !wasAskedTooEarly,
      """
      Page 2 was asked for, and a screen found nothing for the employee of page 1. An album may \
      have a thousand pages: each palette goes into the book as soon as it is there, and the next \
      page has to wait for that.
      \(desk.timeline)
      """)
    let hasEnded = reading.hasEnded
    try #require(hasEnded, "The album was never read to its end.\n\(desk.timeline)")
  }

  @Test("Otherwise one is worked out: also if another album is read into another book meanwhile")
  func twoBooks() async throws {
    let desk = Desk(employees: [3, 1])
    let elsewhere = ManualExecutor()
    let reading = Reading()
    _ = Task(executorPreference: elsewhere) {
      await desk.read()
      await reading.end()
    }
    var others: [(desk: Desk, reading: Reading)] = []
    // An answer of a finite number of steps needs far fewer rounds.
    for _ in 0..<1_000 where !reading.hasEnded {
      guard await eventually({ elsewhere.hasJobs || reading.hasEnded }) else { break }
      // The first album waits here, and the same employees are read into a book of their own.
      if others.count < 12 {
        let other = Desk(employees: [3, 1])
        let readingOther = Reading()
        others.append((other, readingOther))
        Task {
          await other.read()
          readingOther.end()
        }
        _ = await eventually { readingOther.hasEnded }
      }
      elsewhere.runNewest()
    }
    let haveEnded = await eventually { reading.hasEnded && others.allSatisfy(\.reading.hasEnded) }
    try #require(haveEnded, "An album was never read to its end.\n\(desk.timeline)")
    for desk in [desk] + others.map(\.desk) {
      let found = [3, 1].map { desk.book.colors($0) }
      #expect(
        found == [3, 1].map { Desk.colors(of: $0) },
        """
        Albums of employees 3 and 1 were read into several books, in turns. This is what one of the \
        books has for the two. Each `readAlbum` fills its own book.
        \(desk.timeline)
        """)
    }
  }
}
