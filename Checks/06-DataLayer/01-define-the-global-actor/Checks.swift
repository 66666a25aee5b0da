import DefineTheGlobalActorAdapter
import DefineTheGlobalActorSubject
import Testing
import WorkshopSupport

@Suite("Define the global actor", .serialized)
@MainActor
struct DefineTheGlobalActorChecks {
  @Test("`DataLayer.shared` is always the same actor")
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
    let priorities: [TaskPriority] = [.background, .low, .medium, .high]
    for priority in priorities {
      // No code awaits this task, so nothing raises its priority.
      let isTheSame = SynchronizedArray<Bool>()
      Task(priority: priority) { isTheSame.append(subject.sharedActor() === first) }
      _ = await eventually { !isTheSame.all.isEmpty }
      #expect(
        isTheSame.all == [true],
        "A task with this priority asked, and was given another actor: \(priority).")
    }
    let others = (0..<20_000).count { _ in subject.sharedActor() !== first }
    #expect(others == 0, "So many of 20,000 reads gave another actor.")
    let elsewhere = await subject.sharedActorOffTheMainActor()
    #expect(elsewhere === first, "Nonisolated code asked, and was given another actor.")
    let inside = await subject.sharedActorOnTheLayer()
    #expect(inside.shared === first, "Code on the layer asked, and was given another actor.")
    #expect(
      inside.isolation === first, "Code that says `@DataLayer` is isolated to another actor.")
    let cancelled = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return (subject.sharedActor(), await subject.sharedActorOnTheLayer().isolation)
    }.value
    #expect(
      cancelled.0 === first && cancelled.1 === first,
      "A task that is cancelled asked, and was given another actor.")
  }

  @Test("`DataLayer.shared` stays the same actor, also while no code uses the layer")
  func actorStays() {
    let subject = makeSubject()
    var user: (any Actor)? = subject.sharedActor()
    weak let actor = user
    user = nil
    let stays = actor != nil
    #expect(stays, "No code used the layer for a moment, and its actor was gone.")
  }

  @Test("Code on the layer never runs on the main actor, and the store and the index agree")
  func offTheMainActor() async {
    let meter = WorkMeter()
    let directory = await makeSubject().makeDirectory { units in meter.work(units) }
    for (id, name) in [(31, "Ada"), (7, "Grace"), (12, "ada"), (31, "Mary")] {
      await directory.add(id, name)
    }
    for (id, name) in [(5, "Zoë"), (5, "zoë"), (5, "Jean")] {
      let (kept, isFound) = await directory.addAndLook(id, name)
      #expect(kept == name, "The store has the new employee as soon as `add` returns.")
      #expect(
        isFound,
        """
        Code on the layer called `add`, and asked the index on the next line: \(id) is not there. The \
        store and the index change in one piece, so the given `add` leaves nothing for later.
        """)
    }
    let names = await directory.names()
    let (ada, mary) = (await directory.ids("ADA"), await directory.ids("mary"))
    #expect(
      names == [31: "Mary", 7: "Grace", 12: "ada", 5: "Jean"],
      "The store has the employee added last.")
    #expect(ada == [12], "Number 31 has another name now, so the old one leads to number 12 only.")
    #expect(mary == [31], "The index has to know the name that the store knows.")
    let zoe = await directory.ids("Zoë")
    #expect(zoe == [], "Number 5 had this name, and has another one now.")
    let (onMainActor, total) = (meter.mainActorUnits, meter.totalUnits)
    #expect(total == 25, "Each name was put into the index once, one unit for each letter.")
    #expect(
      onMainActor == 0,
      "So many units of the layer's work were done on the main actor. Where does it run its jobs?")
  }
}
