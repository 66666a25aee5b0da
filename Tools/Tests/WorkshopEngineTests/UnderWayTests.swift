import Testing

@testable import WorkshopStaffEngine

@Suite struct UnderWayTests {
  @Test("What is at work is named while it is, the oldest first, and no longer")
  func names() async throws {
    let underWay = UnderWay()
    let inside = await underWay.during("the first") {
      await underWay.during("the second") { underWay.names(after: .zero) }
    }
    #expect(inside == ["the first", "the second"])
    let long = await underWay.during("the first") { underWay.names(after: .seconds(86_400)) }
    #expect(long == [], "Nothing has been at work for a day.")
    struct Failed: Error {}
    await #expect(throws: Failed.self) {
      try await underWay.during("what fails") { throw Failed() }
    }
    #expect(underWay.names(after: .zero) == [])
  }
}
