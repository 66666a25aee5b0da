import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct RunPictureTests {
  // As Timeline draws it.
  private static let comment = """
    The `names` come after the loop.
    Time runs from left to right; dots are time spent waiting.
    person | tap                                  look
    model  |      isLoading = true .
    server |                        called ........... answers

    model  | shows 0.5 of it
    (model is still waiting)
    """

  @Test("The events are read in their order, with the lanes that wait meanwhile")
  func order() throws {
    let order = try #require(RecordedOrder(Self.comment))
    #expect(order.lanes == ["person", "model", "server"])
    #expect(
      order.events.map(\.text) == [
        "tap", "isLoading = true", "called", "look", "answers", "shows 0.5 of it",
      ])
    #expect(order.events.map(\.lane) == [0, 1, 2, 0, 2, 1])
    #expect(order.events[3].waiting == [2])
    #expect(order.notes == ["model is still waiting"])
  }

  @Test(
    "Text without rows is no order of events", arguments: ["", "a | b", "No picture.", " | \n | "])
  func none(comment: String) {
    if let order = RecordedOrder(comment) { #expect(order.events.map(\.text) == ["b"]) }
  }

  private func judgement(_ comments: [String]) throws -> (Judgement, Course.Step) {
    let layout = try CourseLayout(root: TestCourse.repository)
    let step = try layout.course.step(named: sampleStep)
    var judgement = Judgement(step: step.id, status: .failed)
    judgement.checks = [
      .init(
        id: "names()", name: "The <b>names</b> come", outcome: .failed,
        issues: [.init(text: "Expectation failed", comments: comments)])
    ]
    return (judgement, step)
  }

  @Test(
    "The page shows each event in its lane, and says in words who waits; nothing in it is markup of a student's"
  )
  func page() throws {
    let (judgement, step) = try judgement([
      Self.comment.replacing("tap", with: "<i>"), "No picture here.",
    ])
    let html = try #require(RunPicture(judgement, of: step)).html
    #expect(html.contains("<span class=\"event lane0\">&lt;i&gt;</span>"))
    #expect(html.contains("✗ The &lt;b&gt;names&lt;/b&gt; come") && !html.contains("<b>"))
    #expect(html.contains("<p>The <code>names</code> come after the loop.</p>"))
    #expect(html.contains("<span class=\"said\">waits</span>"))
    #expect(html.contains("default-src 'none'") && !html.contains("<script"))
  }

  @Test("Where no order of events was recorded there is no page")
  func noPage() throws {
    let (judgement, step) = try judgement(["The total is wrong."])
    #expect(RunPicture(judgement, of: step) == nil)
  }
}
