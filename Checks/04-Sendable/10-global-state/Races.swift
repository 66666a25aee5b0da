import GlobalStateAdapter
import GlobalStateSubject
import Testing
import WorkshopSupport

@Suite("Races in global state", .serialized)
struct GlobalStateRaces {
  @Test("Two threads ask for colors and the page size at the same moment")
  func atTheSameMoment() {
    let subject = makeSubject()
    ConcurrentStress.onThreads { number, round in
      _ = subject.color(9000 + round / 2 + number) { "color \($0)" }
      _ = subject.pageSize()
    }
    let color = subject.color(9001) { _ in "another" }
    #expect(color == "color 9001")
  }
}
