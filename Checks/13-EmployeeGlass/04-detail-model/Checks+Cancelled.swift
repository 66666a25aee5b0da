import DetailModelAdapter
import DetailModelSubject
import Synchronization
import Testing
import WorkshopSupport

extension DetailModelChecks {
  @Test("A cancelled search shows nothing")
  func shownNothing() async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    task.cancel()
    sheet.disappear()
    _ = await workEnds()
    #expect(
      sheet.phase() == "loading",
      "The sheet was closed, and opens again with “\(sheet.phase())”. `CancellationError` is no failure."
    )
    await task.value
  }

  @Test(
    "A search that was cancelled when it had its answer shows nothing", arguments: [false, true])
  func shownNothingLate(fails: Bool) async throws {
    let searches = Searches(isDeaf: true)
    let (sheet, task) = try await open(searches)
    task.cancel()
    sheet.disappear()
    if fails { searches.fail(5) } else { searches.end(5) }
    _ = await workEnds()
    #expect(
      sheet.phase() == "loading",
      """
      The sheet was closed, and then the search \(fails ? "failed" : "found its colours"). The sheet says \
      “\(sheet.phase())”. `cancel()` comes too late for a search that has its answer: what tells that it was cancelled?
      """)
    await task.value
  }

  @Test(
    "A cancelled search shows nothing, also while another one for its number goes on",
    arguments: [false, true])
  func sameNumber(fails: Bool) async throws {
    let latches = KeyedLatches<Int>()
    let begun = Mutex(0)
    let sheet = await makeSubject().open(
      { count in
        let number = begun.withLock {
          $0 += 1
          return $0
        }
        await latches[number].waitIgnoringCancellation()
        if fails, number == 1 { throw Subject.Failure.timedOut }
        return count
      }, {})
    let task = Task { await sheet.appear() }
    for (number, count) in [5, 6, 5].enumerated() {
      if number > 0 { sheet.moveSlider(count) }
      let begins = await eventually { begun.withLock { $0 } == number + 1 }
      try #require(begins, "The slider says \(count), and nothing searches for that.")
    }
    latches[1].open()
    _ = await workEnds()
    #expect(
      sheet.phase() == "loading",
      """
      The slider was moved from 5 to 6 and back to 5. The first search for 5 was cancelled, and then \
      \(fails ? "failed" : "found its colours"): the sheet says “\(sheet.phase())”. The number of the slider does \
      not tell the two searches for 5 apart.
      """)
    latches[3].open()
    let isShown = await eventually { sheet.phase() == "5 colours" }
    #expect(isShown, "The newest search has its colours. The sheet says “\(sheet.phase())”.")
    latches.openAll()
    await task.value
  }

  @Test(
    "A search that is cancelled while its answer waits for the main actor shows nothing",
    arguments: [false, true])
  func answerWaits(closes: Bool) async throws {
    let searches = Searches()
    let (sheet, task) = try await open(searches)
    // The people are there: the main actor has nothing else to do.
    _ = await workEnds()
    searches.end(5)
    // This line holds the main actor until the search can go no further without it.
    _ = poolComesToRest()
    if closes {
      task.cancel()
      sheet.disappear()
    } else {
      sheet.moveSlider(7)
    }
    _ = await workEnds()
    #expect(
      sheet.phase() == "loading",
      """
      The search had found its colours while the main actor was busy, \
      \(closes ? "with closing the sheet" : "with moving the slider to 7"). The sheet says “\(sheet.phase())”. \
      A check of `Task.isCancelled` off the main actor can be out of date when the answer is shown. Check on the main \
      actor.
      """)
    searches.end(7)
    await task.value
  }

  @Test("Closing the sheet cancels the search that the button began")
  func closedAfterTheButton() async throws {
    let searches = Searches()
    let (sheet, task) = try await retried(searches)
    task.cancel()
    sheet.disappear()
    _ = await workEnds()
    let running = searches.begun.count { $0 == 7 } - searches.cancelled.count { $0 == 7 }
    #expect(
      running == 0,
      "The button was pressed, and the sheet closed. Searches for 7 that go on: \(running)")
    searches.end(7)
    await task.value
  }

  @Test("The fetch of the picture does not retain the model")
  func goneDuringTheFetch() async throws {
    let picture = Latch()
    let sheet = await makeSubject().open(
      { $0 }, { await picture.waitIgnoringCancellation() })
    let task = Task { await sheet.appear() }
    _ = await workEnds()
    #expect(
      sheet.manager() != nil,
      """
      The picture is the first part of the search for colours. It has not come, and the manager is not shown.
      """)
    task.cancel()
    sheet.drop()
    let isGone = await eventually { sheet.isGone() }
    #expect(
      isGone,
      """
      The picture is slow, and the last reference to the model went away. The search holds the model: a call \
      of a method of its own retains it until the method returns.
      """)
    picture.open()
    await task.value
  }
}
