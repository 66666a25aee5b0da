// What stage 4 adds up to: values that are copied, objects that are handed over, and a lock.
//
//     ./workshop run Sendable

import FinishBeforeYouSendAdapter
import FinishBeforeYouSendSubject
import MutexAdapter
import MutexSubject
import SendingParameterAdapter
import SendingResultAdapter
import ValuesCrossFreelyAdapter
import WorkshopSupport

print("A value is copied: each task moves a copy of Ada's to another floor")
let floors = await ValuesCrossFreelyAdapter::makeSubject().cardsFromTasks(
  [.hire("ada", id: 7, name: "Ada"), .sit("ada", floor: 1, phone: "20-41")], "ada", [2, 3])
for (holder, card) in zip(["first task", "second task", "Ada herself"], floors) {
  print("  \(holder): \(card)")
}

print("\nAn object is handed over: it comes out at the other end of the queue")
let queue = SendingParameterAdapter::makeSubject()
for image in await queue.passImages([["crop"], ["crop", "sepia"]]) {
  let origin = image.number.map { "the one that went in as number \($0 + 1)" } ?? "a copy"
  print("  \(origin): \(image.filters)")
}

print("\nAn object is given away: what the caller does with it is the caller's business")
let darkroom = SendingResultAdapter::makeSubject()
for rendering in await darkroom.render([["sepia"]]) {
  print("  handed out with \(rendering.handedOut)")
  print("  framed by the caller: \(rendering.inTheEnd)")
  print("  the darkroom rendered: \(rendering.lastFilters)")
}

print("\nAn object is finished first, and then sent")
typealias Filter = FinishBeforeYouSendSubject::Subject.Filter
let meter = WorkMeter()
let screen = FinishBeforeYouSendAdapter::makeSubject().makeScreen()
await screen.develop(["crop", "sepia"].map { name in Filter(name: name) { meter.work() } })
print("  filters that worked on the main actor: \(meter.mainActorUnits)")
print("  shown on it: \(screen.shown())")

print("\nA plan stays where it is, and 200 tasks share it")
typealias Key = MutexSubject::Subject.Key
let plan = MutexAdapter::makeSubject().makePlan()
await withDiscardingTaskGroup { group in
  for number in 1...200 {
    group.addTask { @concurrent in
      let (person, desk) = (Key("person \(number)"), Key("desk \(number % 20)"))
      if plan.personAt(desk) == nil { _ = plan.assign(desk, person) }
    }
  }
}
let looked = plan.lookups()
let seated = (1...200).count { plan.deskOf(Key("person \($0)")) != nil }
print("  all \(looked) looked for one of 20 desks, and \(seated) found one")
