import DefineTheGlobalActorAdapter
import DefineTheGlobalActorSubject
import Testing
import WorkshopSupport

@Suite("Define the global actor", .serialized)
@MainActor
struct DefineTheGlobalActorChecks {
  @Test("The layer has one actor, however often it is asked for")
  func oneActor() async {
    let subject = makeSubject()
    let first = subject.sharedActor()
    let second = subject.sharedActor()
    #expect(
      first === second,
      """
      `DataLayer.shared` was asked for twice and gave two actors. Each protects its own calls only: \
      two pieces of code in the layer could run at the same time.
      """)
    let urgent = await Task(priority: .high) { subject.sharedActor() }.value
    #expect(urgent === first, "An urgent task asked, and was given another actor.")
  }

  @Test("The layer's actor stays, also while nobody is using the layer")
  func actorStays() {
    let subject = makeSubject()
    var user: (any Actor)? = subject.sharedActor()
    weak let actor = user
    user = nil
    let stays = actor != nil
    #expect(stays, "Nobody was using the layer for a moment, and its actor was gone.")
  }

  @Test("Work of the layer is never done on the main actor, and the store and the index agree")
  func offTheMainActor() async {
    let meter = WorkMeter()
    let directory = await makeSubject().makeDirectory { units in meter.work(units) }
    for (id, name) in [(31, "Ada"), (7, "Grace"), (12, "ada"), (31, "Mary")] {
      await directory.add(id, name)
    }
    let names = await directory.names()
    let (ada, mary) = (await directory.ids("ADA"), await directory.ids("mary"))
    #expect(names == [31: "Mary", 7: "Grace", 12: "ada"], "The store has who was added last.")
    #expect(ada == [12], "Number 31 has another name now, so the old one leads to number 12 only.")
    #expect(mary == [31], "The index has to know the name that the store knows.")
    let (onMainActor, total) = (meter.mainActorUnits, meter.totalUnits)
    #expect(total == 15, "Each name was put into the index once, one unit for each letter.")
    #expect(
      onMainActor == 0,
      "So many units of the layer's work were done on the main actor. Where does it run its jobs?")
  }
}
