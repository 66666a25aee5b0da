import Foundation
import Testing

/// Says in plain `swift test` what was judged: the solutions.
///
/// The package holds this target only where `STEP` is not set.
@Suite("This run checked Solutions/, not your answers")
struct Notice {
  @Test("Yours are checked by ./workshop check, or by STEP=task-from-a-button swift test")
  func solutionsWereBuilt() {
    let step = ProcessInfo.processInfo.environment["STEP"]
    #expect(step == nil, "STEP names an exercise, and this build holds the solutions: build again.")
  }
}
