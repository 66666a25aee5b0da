import Testing
import WorkshopSupport

@Suite("MainActorProbe")
struct MainActorProbeTests {
  private actor Other {
    func answer() -> Bool { MainActorProbe.isOnMainActor }
  }

  nonisolated private func synchronousAnswer() -> Bool { MainActorProbe.isOnMainActor }

  @concurrent
  private func concurrentAnswer() async -> Bool { synchronousAnswer() }

  nonisolated(nonsending) private func callersAnswer() async -> Bool { synchronousAnswer() }

  @Test("says yes in main-actor code, and in what that code calls or starts")
  @MainActor
  func onTheMainActor() async {
    #expect(MainActorProbe.isOnMainActor)
    #expect(synchronousAnswer())
    let caller = await callersAnswer()
    #expect(caller)
    let task = await Task { MainActorProbe.isOnMainActor }.value
    #expect(task)
    await Task.yield()
    #expect(MainActorProbe.isOnMainActor)
  }

  @Test("says no in concurrent functions, actors, child tasks and detached tasks")
  @MainActor
  func offTheMainActor() async {
    let concurrent = await concurrentAnswer()
    #expect(!concurrent)
    let actor = await Other().answer()
    #expect(!actor)
    async let child = callersAnswer()
    let childAnswer = await child
    #expect(!childAnswer)
    let detached = await Task.detached { MainActorProbe.isOnMainActor }.value
    #expect(!detached)
  }

  @Test("says yes in MainActor.run and no after it")
  func thereAndBack() async {
    let before = MainActorProbe.isOnMainActor
    #expect(!before)
    let inside = await MainActor.run { MainActorProbe.isOnMainActor }
    #expect(inside)
    let after = MainActorProbe.isOnMainActor
    #expect(!after)
  }
}
