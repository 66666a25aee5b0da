import Testing

@testable import WorkshopSupport

@Suite("letOtherThreadsWork", .serialized)
@MainActor
struct OtherThreadsTests {
  @Test("what can go on without the main actor goes on", arguments: 1...20)
  func worksElsewhere(_: Int) async {
    let flag = AtomicFlag()
    let task = Task { @concurrent in
      await Task.yield()
      flag.set()
    }
    letOtherThreadsWork()
    let wasSet = flag.isSet
    #expect(wasSet)
    await task.value
  }

  @Test("what needs the main actor waits")
  func holdsTheMainActor() async {
    let flag = AtomicFlag()
    let task = Task { @MainActor in flag.set() }
    letOtherThreadsWork()
    let wasSet = flag.isSet
    #expect(!wasSet)
    await task.value
  }
}
