import Testing
import WorkshopPolicy

@testable import WorkshopReader

@Suite struct StandInSurfaceTests {
  private func entries(_ source: String) -> [StandInEntry] {
    StandInSurface(source: source).entries
  }

  @Test func aTypeIsListedWithItsWordsItsMembersAndItsDifference() throws {
    let found = entries(
      """
      /// Something to press. Here, it
      /// does not move.
      public struct Button {
        public let role: Int
        let hidden: Int
        public static let plain = 1
        public init() {}
      }
      extension Button { public func press(_ n: Int, now: Bool) {} }
      """)
    let entry = try #require(found.first)
    #expect(found.count == 1)
    #expect(entry.name == "Button")
    #expect(entry.summary == "Something to press.")
    #expect(entry.difference == "It does not move.")
    #expect(entry.members == ["role", "plain", "press(_:now:)"])
  }

  @Test func aModifierIsListedOnceForAllItsForms() {
    let found = entries(
      """
      extension View {
        /// Adds space.
        nonisolated public func padding(_ length: Int) -> Int { 1 }
        /// Adds space. Here, of whole points.
        nonisolated public func padding(_ edges: Bool) -> Int { 1 }
        func annotated() {}
      }
      """)
    #expect(found.map(\.name) == [".padding(_:)"])
    #expect(found.map(\.difference) == ["Of whole points."])
  }

  @Test func whatIsNotForViewFilesIsLeftOut() {
    let found = entries(
      """
      /// Hidden.
      public struct _Node { public var a: Int }
      @_spi(Workshop) public struct Host { public var b: Int }
      struct Internal { public var c: Int }
      /// Seen.
      public func withAnimation(_ body: () -> Void) {}
      """)
    #expect(found.map(\.name) == ["withAnimation(_:)"])
  }
}
