import Foundation
import MutexAdapter
import MutexSubject
import Synchronization
import Testing
import WorkshopSupport

extension MutexChecks {
  @Test("Each call of `desk(of:)` and `person(at:)` is counted, and nothing else is")
  func lookupsAreCounted() {
    let plan = makeSubject().makePlan()
    _ = plan.assign(Key("7"), Key("Ada"))
    _ = plan.assign(Key("7"), Key("Grace"))
    let none = plan.lookups()
    _ = plan.personAt(Key("7"))
    _ = plan.deskOf(Key("Grace"))
    _ = plan.personAt(Key("3"))
    let three = plan.lookups()
    #expect(none == 0, "`lookups` after two calls of assign and no question.")
    #expect(three == 3, "`lookups` after three questions, one of them about a free desk.")
    for _ in 0..<33_000 {
      _ = plan.personAt(Key("7"))
      _ = plan.deskOf(Key("Ada"))
    }
    let many = plan.lookups()
    #expect(many == 66_003, "`lookups` after 66,000 questions more: the count has no end.")
  }

  @Test("Each call of `desk(of:)` and `person(at:)` is counted, also at the same time")
  func allAreCounted() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let isWrong = Self.goesWrong(
        when: { plan in
          [
            { _ = plan.deskOf(Key("Grace")) }, { _ = plan.personAt(Key("7")) },
            { _ = plan.deskOf(Key("Joan")) },
          ]
        }, isWrong: { plan in plan.lookups() != 3 })
      verdict.end(isWrong: isWrong)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      While Ada was on her way to another desk, three threads asked one question each. `lookups` said \
      that there were fewer. To count is to read, to add and to write: one piece under the lock.
      """)
  }

  @Test(
    "Each call of `desk(of:)` and `person(at:)` is counted, also in the middle of another",
    .enabled(if: SingleStepping.isPossible, "needs: stepping"))
  func noneIsWrittenOver() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let plan = makeSubject().makePlan()
      SingleStepping.other.launch { _ = plan.deskOf(Key("Grace")) }
      let (ada, seven) = (Key("Ada"), Key("7"))
      for question in [{ _ = plan.deskOf(ada) }, { _ = plan.personAt(seven) }] {
        SingleStepping.run(lettingOtherWork: 150, question)
      }
      let asked = SingleStepping.other.finish() + 2
      verdict.end(isWrong: plan.lookups() != asked)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      While one thread asked, another one asked again and again, after every few instructions \
      that the processor carried out for the first. In the end `lookups` said that there were \
      fewer questions. Code that loads an Atomic and then stores one more overwrites the counts \
      of others in between. `add` is one piece.
      """)
  }
}
