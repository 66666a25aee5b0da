import CallerDecidesAdapter
import CallerDecidesSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("The caller decides", .serialized)
@MainActor
struct CallerDecidesChecks {
  let subject = makeSubject()

  /// What the operation gives; one that never ends is refused here.
  private func result<Value: Sendable>(
    of operation: @escaping @Sendable () async -> Value
  ) async throws -> Value {
    let answer = Answer<Value>()
    Task {
      let value = await operation()
      answer.value.withLock { $0 = value }
    }
    // Far more turns than this work needs on a busy machine.
    _ = await eventually(turns: 200_000) { answer.value.withLock { $0 != nil } }
    return try #require(answer.value.withLock { $0 }, "The function never returned.")
  }

  private final class Answer<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  @Test(
    "Sharpening holds up no main actor, whoever asks for it", arguments: Subject.Caller.allCases)
  func sharpensOffTheMainActor(caller: Subject.Caller) async throws {
    let meter = WorkMeter()
    let subject = subject
    try await result { await subject.sharpen(caller) { meter.work($0) } }
    let (onMainActor, elsewhere) = (meter.mainActorUnits, meter.elsewhereUnits)
    #expect(
      onMainActor == 0,
      """
      \(caller.rawValue) had an avatar sharpened, and the main actor was held for so many \
      microseconds. A frame has 16 000. Does `sharpen` say that it leaves every actor?
      """)
    #expect(onMainActor + elsewhere == 80_000, "An avatar is sharpened once: 80 000 microseconds.")
  }

  @Test("A caption is written once, where its caller is", arguments: Subject.Caller.allCases)
  func captionsWhereTheCallerIs(caller: Subject.Caller) async throws {
    let meter = WorkMeter()
    let subject = subject
    let names = ["Ada", "Grace"]
    let captions = try await result { await subject.addCaption(caller, names) { meter.work($0) } }
    #expect(
      captions == names,
      """
      \(caller.rawValue) called `addCaption` twice for one avatar, whose employee had another name \
      the second time. This is what it read after each call.
      """)
    let (onMainActor, elsewhere) = (meter.mainActorUnits, meter.elsewhereUnits)
    #expect(
      onMainActor == (caller == .mainActor ? 40 : 0),
      "\(caller.rawValue) called. To write two captions is 40 microseconds of work, on its actor.")
    #expect(
      elsewhere == (caller == .mainActor ? 0 : 40),
      "\(caller.rawValue) called. To write two captions is 40 microseconds of work, on its actor.")
  }
}
