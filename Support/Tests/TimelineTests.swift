import Testing
import WorkshopSupport

@Suite("Timeline")
struct TimelineTests {
  @Test("draws lanes as rows, events in order, waits as dots")
  func draws() {
    let timeline = Timeline()
    timeline.record("person", "tap")
    timeline.record("model", "isLoading = true")
    timeline.beginWait("server", "called")
    timeline.record("person", "look")
    timeline.endWait("server", "answers")
    timeline.record("model", "isLoading = false")
    #expect(
      timeline.description == """
        Time runs from left to right; dots are time spent waiting.
        person | tap                            look
        model  |      isLoading = true                          isLoading = false
        server |                        called ....... answers
        """)
  }

  @Test("carries a wait over into the next block, and says who waits at the end")
  func wraps() {
    let timeline = Timeline()
    timeline.beginWait("task", "await")
    for number in 1...12 { timeline.record("person", "tap number \(number)") }
    let lines = timeline.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= Timeline.columns })
    #expect(lines.filter { $0.hasPrefix("task   | ....") }.count == 2)
    #expect(lines.filter { $0.isEmpty }.count == 2)
    #expect(lines.last == "(task is still waiting)")
  }

  @Test("says of a wait that never ends what it was told to say, and nothing of one that ends")
  func saysWhatNeverEnds() {
    let timeline = Timeline()
    timeline.beginWait("load 1", "begins", endless: "was never answered")
    timeline.beginWait("load 2", "begins", endless: "was never answered")
    timeline.endWait("load 1", "answered")
    #expect(
      timeline.description == """
        Time runs from left to right; dots are time spent waiting.
        load 1 | begins ......... answered
        load 2 |         begins ............
        (load 2 was never answered)
        """)
  }

  @Test("never draws a line beyond its columns, however long the records are")
  func staysNarrow() {
    let timeline = Timeline()
    let long = String(repeating: "long ", count: 40)
    timeline.record(long, long)
    timeline.beginWait("a\nb", long)
    timeline.endWait("a\nb", "line one\nline two")
    for length in 1...60 { timeline.record("lane", String(repeating: "x", count: length)) }
    let lines = timeline.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= Timeline.columns })
    #expect(lines.contains { $0.contains("line one line two") })
    #expect(lines.contains { $0.contains(String(repeating: "x", count: 60)) })
  }

  @Test("stops recording at its limit and says how much is missing")
  func stopsAtTheLimit() {
    let timeline = Timeline()
    for _ in 1...(Timeline.eventLimit + 7) { timeline.record("loop", "again") }
    #expect(timeline.description.hasSuffix("(7 more events are not drawn)"))
  }

  @Test("says so when nothing was recorded")
  func empty() {
    #expect(Timeline().description == "(nothing happened)")
  }

  @Test("records from many tasks at once without losing an event")
  func isThreadSafe() async {
    let timeline = Timeline()
    await withTaskGroup { group in
      for task in 1...4 {
        group.addTask { for _ in 1...20 { timeline.record("task \(task)", "e") } }
      }
    }
    let drawn = timeline.description.split(separator: "\n").dropFirst()
    let count = drawn.joined().filter { $0 == "e" }.count
    #expect(count == 80)
  }
}
