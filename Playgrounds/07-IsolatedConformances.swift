// What stage 7 adds up to: to whom a conformance, a task and the end of an object belong.
//
//     ./workshop run IsolatedConformances

import DynamicCastsAdapter
import IsolatedDeinitAdapter
import IsolationCaptureAdapter
import WorkshopSupport

// The type is the same everywhere. The conformance is not.
do {
  let subject = DynamicCastsAdapter::makeSubject()
  print("Is this sticker Exportable? It depends on where the cast is")
  let places = [
    ("onTheMainActor", "on the main actor"),
    ("inATask", "in a task made on the main actor"),
    ("onADesk", "on another actor"),
    ("concurrently", "on no actor"),
    ("concurrentlyANote", "on no actor, of a note, whose conformance is for use on every actor"),
  ]
  for (name, place) in places {
    guard let body = subject.bodies.first(where: { $0.name == name }) else { continue }
    print("  \(place): \(await body.run() ? "yes" : "no")")
  }
  let texts = await subject.export([.sticker("a wave"), .note("a note"), .number(7)])
  print("  export goes where it has to, and finds \(texts.joined(separator: " and "))")
}

// Work that is started and left alone reports to the actor that started it.
do {
  let subject = IsolationCaptureAdapter::makeSubject()
  let (screenIsDone, deskIsDone, desk) = (Latch(), Latch(), HandSerialExecutor())
  let next: @Sendable () async -> String? = { nil }

  print("\nAn import tells its delegate that it is over")
  let screen = subject.startOnMain(next) { _ in
    let place = MainActorProbe.isOnMainActor ? "on the main actor" : "elsewhere"
    print("  started by a screen, it does so \(place)")
    screenIsDone.open()
  }
  try await screenIsDone.wait()
  let atDesk = Task {
    await subject.startAtADesk(desk.asUnownedSerialExecutor(), next) { _ in
      let place = desk.isRunningCaller ? "on that actor" : "elsewhere"
      print("  started by another actor, it does so \(place)")
      deskIsDone.open()
    }
  }
  while !deskIsDone.isOpen {
    desk.runOne()
    await Task.yield()
  }
  withExtendedLifetime((screen, await atDesk.value)) {}
}

// The clean-up is on the main actor, wherever the last reference goes.
do {
  let (timeline, isOver) = (Timeline(), Latch())
  let visit = IsolatedDeinitAdapter::makeSubject().makeBoard { employee, viewers in
    guard viewers == 0 else { return }
    let place = MainActorProbe.isOnMainActor ? "main actor" : "elsewhere"
    timeline.record(place, "board counts 0")
    if employee == 9 { isOver.open() }
  }
  let (first, second) = (visit(7), visit(9))
  timeline.record("main actor", "lets go")
  first.letGo()
  timeline.record("main actor", "next line")
  let elsewhere = Task { @concurrent in
    timeline.record("no actor", "lets go")
    second.letGo()
  }
  await elsewhere.value
  try await isOver.wait()
  print("\nTwo visits are over when nothing holds them any more\n\(timeline)")
}
