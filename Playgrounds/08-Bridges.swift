// What stage 8 adds up to: libraries that call back, and what your code makes of them.
//
//     ./workshop run Bridges

import AsyncStreamAdapter
import BadgeKit
import CallbackThatTrapsAdapter
import ContinuationOnceAdapter
import DelegateValuesAdapter
import Dispatch
import PresenceKit
import PrinterKit
import QueueAtTheEdgeAdapter
import Synchronization
import WeakSelfAdapter
import WorkshopSupport

// A library that calls once, twice or never.
do {
  let directory = ContinuationOnceAdapter::makeSubject()

  typealias Library = @Sendable (_ call: @Sendable (String) -> Void) -> Void

  func ask(_ id: Int, _ library: @escaping Library) async {
    let answer = await directory.employee(id) { id, callback in
      library { name in callback(id, name) }
    }
    switch answer {
    case .employee(let id, let name): print("  employee \(id): \(name)")
    case .noAnswer: print("  employee \(id): no answer, and no task waits any more")
    case .otherError(let words): print("  employee \(id): \(words)")
    }
  }

  print("A library calls back once, twice and never")
  await ask(7) { call in call("Ada") }
  await ask(8) { call in
    call("Grace, an old copy")
    call("Grace")
  }
  await ask(9) { _ in }
}

// A reader of badges that knows nothing of the main actor.
do {
  let reader = BadgeReader()
  let desk = CallbackThatTrapsAdapter::makeSubject().makeDesk(reader, [7: "Ada"])
  desk.expectArrival()
  reader.holdUp(7)
  print("\nA library calls back on its own queue")
  // The reader calls the desk's completion before this one.
  await withCheckedContinuation { continuation in
    reader.readBadge { @Sendable _ in continuation.resume() }
    reader.holdUp(8)
  }
  _ = await eventually { !desk.arrivals().isEmpty }
  print("  The desk admits \(desk.arrivals().joined(separator: ", "))")
}

// A monitor that tells its delegate on its own queue.
do {
  let monitor = PresenceMonitor()
  let board = DelegateValuesAdapter::makeSubject().makeBoard(monitor) {}
  monitor.see(7, in: "Library")
  monitor.see(12, in: "Workshop")
  await withCheckedContinuation { continuation in
    monitor.afterReports { @Sendable in continuation.resume() }
  }
  _ = await eventually { board.rooms().count == 2 }
  print("\nA monitor tells its delegate on its own queue")
  for (badge, room) in board.rooms().sorted(by: { $0.key < $1.key }) {
    print("  The board shows badge \(badge) in the \(room)")
  }
}

// A printer that is to be used on one queue.
do {
  let printer = LabelPrinter(queue: DispatchQueue(label: "printer"), printed: 40, paper: 1) {
    @Sendable _ in
  }
  let desk = QueueAtTheEdgeAdapter::makeSubject().makeDesk(printer)
  await desk.printBadge("Ada")
  await desk.printBadge("Grace")
  print("\nA printer is used on its own queue")
  for line in desk.lines() { print("  \(line)") }
}

// Doors that report a thousand changes while a screen is busy.
do {
  let reports = Mutex<[@Sendable (Int) -> Void]>([])
  let stopped = Latch()
  let office = AsyncStreamAdapter::makeSubject().makeOffice(
    .init(
      start: { report in
        reports.withLock { $0.append(report) }
        return 1
      },
      stop: { _ in stopped.open() }))
  let stream = office.peopleInside()
  let report = reports.withLock { $0[0] }
  for people in 1...1000 { report(people) }
  print("\nThe doors report 1000 changes before a screen begins to read")
  let reader = Task {
    var seen: [Int] = []
    for await people in stream { seen.append(people) }
    return seen
  }
  _ = await eventually { false }
  report(12)
  _ = await eventually { false }
  reader.cancel()
  print("  It reads \(await reader.value.map(String.init).joined(separator: ", then "))")
  print("  It goes, and the doors \(stopped.isOpen ? "are stopped" : "go on without a reader")")
}

// A model that is let go while its task sleeps.
do {
  let clock = ManualClock()
  let model = WeakSelfAdapter::makeSubject().makeModel(clock) { "at the desk" }
  model.start()
  _ = await eventually { clock.sleeperCount == 1 }
  print("\nA model asks where a person is: \(model.place() ?? "unknown")")
  model.letGo()
  print(
    "  Its screen goes in the middle of a sleep, and the model \(model.isHeld() ? "stays" : "is gone")"
  )
}
