import AsyncStreamSubject
import Testing
import WorkshopSupport

extension AsyncStreamChecks {
  @Test("When the reading task is cancelled, the doors stop at once, and the loop ends")
  func cancelledReader() async throws {
    // The first reader waits and has read; the second is cancelled before its loop begins.
    for isEarly in [false, true] {
      let stream = makeOffice().peopleInside()
      let ticket = try #require(doors.started.last, "The doors were not started.")
      let reader = Reader(doors.timeline, name: isEarly ? "early" : "reader")
      reader.reads(stream)
      if !isEarly {
        await comesToRest()
        doors.report(12)
        await comesToRest()
        let running = doors.running.contains(ticket)
        try #require(
          running,
          "The reader waits for the next number, and the doors were stopped.\n\(doors.timeline)")
      }
      reader.isCancelled()
      let ended = await eventually { reader.hasEnded }
      try #require(ended, "The reader was cancelled, and its loop waits on.\n\(doors.timeline)")
      await comesToRest()
      let stopped = doors.stopped.contains(ticket)
      #expect(
        stopped,
        """
        The reader has ended, and the doors with ticket \(ticket) go on counting. Which code stops \
        them? No further number has come, and the doors have to stop without one.
        \(doors.timeline)
        """)
      withExtendedLifetime(stream) {}
    }
  }

  @Test("When the stream is released, the doors stop at once, whether it was read or not")
  func droppedStream() async throws {
    for isRead in [false, true] {
      let office = makeOffice()
      var stream: AsyncStream<Int>? = office.peopleInside()
      let ticket = try #require(doors.started.last, "The doors were not started.")
      doors.report(12)
      if isRead, let stream {
        let reader = Reader(doors.timeline)
        reader.reads(stream, 1)
        let ended = await eventually { reader.hasEnded }
        try #require(ended, "12 people are inside, and the loop read nothing.\n\(doors.timeline)")
      }
      await comesToRest()
      let early = doors.stopped.contains(ticket)
      try #require(
        !early, "The stream is there, its loop may come, and the doors stopped.\n\(doors.timeline)")
      doors.timeline.record("screen", "drops the stream")
      stream = nil
      await comesToRest()
      let stopped = doors.stopped.contains(ticket)
      #expect(
        stopped,
        """
        \(isRead ? "A loop was left with `break`, then" : "It had not been read yet, and") the \
        screen dropped its stream. The doors with ticket \(ticket) were not stopped, so they go \
        on counting. Does other code retain the stream, or its continuation?
        \(doors.timeline)
        """)
      withExtendedLifetime(office) {}
    }
  }

  @Test("After a `break` the doors go on, and another loop can read the stream")
  func secondLoop() async throws {
    let stream = makeOffice().peopleInside()
    let ticket = try #require(doors.started.last, "The doors were not started.")
    let reader = Reader(doors.timeline)
    defer { reader.task?.cancel() }
    reader.reads(stream, 1)
    await comesToRest()
    doors.report(12)
    let left = await eventually { reader.hasEnded }
    try #require(left, "The loop waited, and did not read the 12 that came.\n\(doors.timeline)")
    for people in [50, 6, 44] { doors.report(people) }
    await comesToRest()
    let stopped = doors.stopped.contains(ticket)
    try #require(
      !stopped,
      """
      The loop was left with `break`, and the stream is still held for the next one. The doors \
      were stopped, although the stream had not ended.
      \(doors.timeline)
      """)
    reader.reads(stream)
    await comesToRest()
    let numbers = reader.numbers
    #expect(
      numbers == [12, 44],
      "Between the two loops 50, 6 and 44 came. These were read in all.\n\(doors.timeline)")
  }

  @Test("The doors stop at once, also without the `Office`, whose stream lives on")
  func officeIsGone() async throws {
    var office: Subject.Office? = makeOffice()
    let made = office?.peopleInside()
    let stream = try #require(made)
    let ticket = try #require(doors.started.last, "The doors were not started.")
    office = nil
    doors.timeline.record("office", "is gone")
    let reader = Reader(doors.timeline)
    reader.reads(stream)
    await comesToRest()
    doors.report(12)
    await comesToRest()
    let numbers = reader.numbers
    try #require(
      numbers == [12],
      "The office is gone, its doors are not: 12 came, and this was read.\n\(doors.timeline)")
    reader.isCancelled()
    await comesToRest()
    let stopped = doors.stopped.contains(ticket)
    #expect(
      stopped,
      """
      The reader was cancelled, and the doors were not stopped. The office was gone by then. The \
      closure that stops the doors has to capture all that it needs.
      \(doors.timeline)
      """)
  }
}
