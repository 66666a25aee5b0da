import MutexAdapter
import MutexSubject
import Testing
import WorkshopSupport

@Suite("Races in a seating plan", .serialized)
struct MutexRaces {
  @Test("Two threads assign, ask and count at the same moment")
  func atTheSameMoment() {
    let plan = makeSubject().makePlan()
    let people = (0..<8).map { Subject.Key("person \($0)") }
    let desks = (0..<8).map { Subject.Key("desk \($0)") }
    ConcurrentStress.onThreads { number, round in
      _ = plan.assign(desks[(round + number) % 8], people[(round + 3 * number) % 8])
      _ = plan.deskOf(people[round % 8])
      _ = plan.personAt(desks[round % 8])
      _ = plan.lookups()
    }
    let asked = plan.lookups()
    #expect(asked == 2000, "Two threads asked 1000 times each.")
  }
}
