import Testing
import WorkshopSupport

@Suite("The process of an exit test", .serialized)
@MainActor
struct ExitTestProcessTests {
  private struct LooksAgain: Error {}

  #if os(Linux)
  @Test("ends with a failure where work goes on and on")
  func endsForEndlessWork() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      ExitTestProcess.isCurrent = true
      Task { while true { await Task.yield() } }
      await ExitTestProcess.waitUntilWorkEnds {}
    }
  }

  @Test("asks for an exit test elsewhere, and throws what that throws")
  func asksElsewhere() async {
    let work = Task { while !Task.isCancelled { await Task.yield() } }
    await #expect(throws: LooksAgain.self) {
      try await ExitTestProcess.waitUntilWorkEnds { throw LooksAgain() }
    }
    work.cancel()
    await work.value
  }
  #endif

  @Test("goes on where all work ends")
  func goesOn() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ExitTestProcess.isCurrent = true
      Task { await Task.yield() }
      await ExitTestProcess.waitUntilWorkEnds {}
    }
  }
}
