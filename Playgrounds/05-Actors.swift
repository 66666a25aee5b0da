// What stage 5 adds up to: state that many tasks share, and what may happen at an `await`.
//
//     ./workshop run Actors

import CancelOneWaiterAdapter
import ContentionAdapter
import Dispatch
import ReentrancyAdapter
import WorkshopSupport

// Downloads that go on while the main actor draws, because the pool is not its own.
do {
  /// Holds the main actor until all downloads have ended.
  func draw(until isOver: DispatchSemaphore) { isOver.wait() }

  let pool = await ContentionAdapter::makeSubject().makePool(2)
  let isOver = DispatchSemaphore(value: 0)
  let downloads = Task { @concurrent in
    await withTaskGroup { group in
      for _ in 1...20 {
        group.addTask { await pool.giveBack(await pool.borrow()) }
      }
    }
    isOver.signal()
  }
  print("The main actor draws one long frame, and 20 downloads share 2 connections")
  draw(until: isOver)
  print("  The frame is over, and all of them ended while it was drawn.")
  await downloads.value
}

// Fifty rows ask for one face, and the first of them leaves before it comes.
do {
  actor PlainCache {  // Looks, downloads and stores. At the `await`, the others come in.
    private var face: String?

    func ask(_ server: Latch) async throws {
      guard face == nil else { return }
      try await server.wait()
      face = "Ada"
    }
  }

  let (plain, plainServer) = (PlainCache(), Latch())
  let plainRows = (1...50).map { _ in Task { try await plain.ask(plainServer) } }
  await plainServer.arrivals(50)
  plainServer.open()
  for row in plainRows { try await row.value }
  print("\nFifty rows ask a plain actor for the same face: \(plainServer.arrivalCount) downloads")

  let (timeline, server) = (Timeline(), Latch())
  let cache = CancelOneWaiterAdapter::makeSubject().makeCache { _ in
    try await server.wait()
    return [1, 2, 3]
  }
  let first = Task { await cache.ask(7) }
  timeline.beginWait("first row", "asks")
  await server.arrivals(1)
  timeline.beginWait("server", "is asked")
  let others = (2...50).map { _ in Task { try await cache.ask(7).get() } }
  timeline.beginWait("49 others", "ask")
  first.cancel()
  if case .failure = await first.value { timeline.endWait("first row", "leaves") }
  timeline.endWait("server", "sends")
  server.open()
  for row in others { _ = try await row.value }
  timeline.endWait("49 others", "have it")
  print("They ask a cache that notes what is on its way: \(server.arrivalCount) download")
  print(timeline)
}

// Three want what only one can have, while the bank thinks.
do {
  let bank = Latch()
  let account = ReentrancyAdapter::makeSubject().makeAccount(100) { _ in try await bank.wait() }
  let trips = (1...3).map { _ in Task { await account.withdraw(60) } }
  await bank.arrivals(1)
  bank.open()
  var ends: [String] = []
  for trip in trips {
    if case .paid = await trip.value { ends.append("paid") } else { ends.append("refused") }
  }
  print("\nAn account of 100, and three who withdraw 60 at the same time")
  print("  \(ends.sorted().joined(separator: ", ")): \(await account.balance()) are left")
}
