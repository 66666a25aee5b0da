import Dispatch
import PrinterKit
import QueueAtTheEdgeAdapter
import QueueAtTheEdgeSubject
import Testing
import WorkshopSupport

@Suite("A queue at the edge", .serialized)
@MainActor
struct QueueAtTheEdgeChecks {
  /// Where the printer was used.
  private enum Place {
    case ownQueue, mainActor, elsewhere
  }

  private struct PaperJam: Error {}

  /// A printer that waits with each label until the check lets it go on, and a desk for it.
  @MainActor
  private final class Shop {
    let desk: Subject.Desk
    let printed = SynchronizedArray<String>()
    let places = SynchronizedArray<Place>()
    /// Opens when the printer has got a label from the desk, or will get none.
    let hasBegun = Latch()
    private let mayPrint = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "printer")

    /// - Parameters:
    ///   - printed: How many labels the printer has printed before.
    ///   - jam: The label at which the paper jams, counted from 1.
    init(printed earlier: Int = 0, paper: Int = 9, jam: Int? = nil) {
      let (printed, places) = (printed, places)
      let (hasBegun, mayPrint) = (hasBegun, mayPrint)
      desk = makeSubject().makeDesk(
        Self.makePrinter(on: queue, printed: earlier, paper: paper) { label, place in
          printed.append(label)
          places.append(place)
          hasBegun.open()
          // The queue's thread may wait. Other threads may not, and a wrong answer ends sooner so.
          if place == .ownQueue { mayPrint.wait() }
          if printed.all.count == jam { throw PaperJam() }
        })
    }

    nonisolated private static func makePrinter(
      on queue: DispatchQueue, printed: Int, paper: Int,
      driver: @escaping @Sendable (_ label: String, Place) throws -> Void
    ) -> sending LabelPrinter {
      let mark = DispatchSpecificKey<Bool>()
      queue.setSpecific(key: mark, value: true)
      return LabelPrinter(queue: queue, printed: printed, paper: paper) { label in
        let isOwn = DispatchQueue.getSpecific(key: mark) == true
        if MainActorProbe.isOnMainActor {
          try driver(label, .mainActor)
        } else {
          try driver(label, isOwn ? .ownQueue : .elsewhere)
        }
      }
    }

    /// Returns when the queue has done all that it was given.
    func queueIsDone() async {
      await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }

    /// Holds the caller's thread until the queue has done all that it was given.
    func waitForTheQueue() { queue.sync {} }

    /// Lets the printer finish as many labels.
    nonisolated func letPrint(_ count: Int) {
      for _ in 0..<count { mayPrint.signal() }
    }
  }

  @Test("The main actor is free while a label is printed")
  func isFree() async throws {
    let shop = Shop()
    let task = Task {
      defer { shop.hasBegun.open() }
      return try await shop.desk.print("Ada")
    }
    try await shop.hasBegun.wait()
    let place = shop.places.all.first
    #expect(
      place != .mainActor,
      "The main actor itself printed the label. While it does, the screen does not move.")
    // The queue is at work, so it cannot begin with a second label. The call of it may not wait for that.
    let hasReturned = AtomicFlag()
    let watch = Task { @concurrent in
      await whenThreadsSleep {
        defer { shop.letPrint(2) }
        return hasReturned.isSet
      }
    }
    let second = Task.immediate { try await shop.desk.print("Grace") }
    hasReturned.set()
    let isFree = await watch.value
    #expect(
      isFree,
      """
      The printer was at work with one label when the main actor asked for another. It then waited until \
      the first one was printed. Does `print(_:)` take a lock that the queue holds meanwhile?
      """)
    // Which number each of them gets is the business of another check.
    _ = (try await task.value, try await second.value)
  }

  @Test("The printer is used on its own queue only, once for each call")
  func isOnItsQueue() async throws {
    let (shop, other) = (Shop(), Shop())
    shop.letPrint(9)
    other.letPrint(9)
    await withTaskGroup { group in
      for name in ["Ada", "Grace", "Ada", ""] {
        group.addTask { _ = try? await shop.desk.print(name) }
      }
      group.addTask { _ = try? await other.desk.print("Joan") }
    }
    for shop in [shop, other] { await shop.queueIsDone() }
    let places = shop.places.all + other.places.all
    #expect(
      places.allSatisfy { $0 == .ownQueue },
      """
      The printer's driver is not made for other threads. An actor alone runs its code on any thread of \
      the pool, and another queue is another thread too.
      """)
    let (printed, others) = (shop.printed.all.sorted(), other.printed.all)
    #expect(
      printed == ["", "Ada", "Ada", "Grace"], "Four labels were asked for, two of them alike.")
    #expect(others == ["Joan"], "Another desk has another printer.")
  }

  @Test("`print(_:)` returns the printer's number for this label, or throws the printer's error")
  func results() async throws {
    let shop = Shop(printed: 3, paper: 3)
    shop.letPrint(9)
    let first = try? await shop.desk.print("Ada")
    let second = try? await shop.desk.print("Grace")
    #expect(
      [first, second] == [4, 5], "The printer had printed three labels before it came to this desk."
    )
    let again = try? await shop.desk.print("Ada")
    #expect(again == 6, "A label of the same name is another label.")
    await #expect(throws: LabelPrinter.OutOfPaper.self, "There was paper for three labels more.") {
      try await shop.desk.print("Joan")
    }
    await shop.desk.printBadge("Joan")
    let lines = shop.desk.lines()
    #expect(lines == ["Joan has no badge"], "A screen tells that the printer has no paper.")
  }

  @Test("The printer is used once for each call, also after the printer's error")
  func errorOfOneLabel() async throws {
    let shop = Shop(jam: 2)
    shop.letPrint(9)
    let first = try? await shop.desk.print("Ada")
    await #expect(throws: PaperJam.self, "The paper jammed at the second label.") {
      try await shop.desk.print("Grace")
    }
    let third = try? await shop.desk.print("Joan")
    let printed = shop.printed.all
    #expect(
      printed == ["Ada", "Grace", "Joan"],
      """
      The desk was called for Ada, Grace and Joan, and the paper jammed at Grace's label. These labels came to the \
      printer. Whether to try again is for the caller to decide, and the next label is another matter.
      """)
    #expect([first, third] == [1, 2], "A label that could not be printed has no number.")
  }

  @Test("`print(_:)` returns the printer's number for this label, and not that of another")
  func numbers() async throws {
    let shop = Shop()
    // For a desk that makes the main actor wait for the printer.
    let rescue = Task { @concurrent in
      await whenThreadsSleep { shop.letPrint(9) }
    }
    let names = ["Ada", "Grace", "Barbara"]
    var tasks: [Task<Int?, Never>] = []
    for name in names {
      let task = Task.immediate { try? await shop.desk.print(name) }
      tasks.append(task)
    }
    // Not before: a label that is printed before its call suspends lets that call go on at once. So all labels are
    // printed before any of the tasks goes on.
    shop.letPrint(9)
    shop.waitForTheQueue()
    await rescue.value
    var numbers: [String: Int] = [:]
    for (name, task) in zip(names, tasks) { numbers[name] = await task.value }
    var expected: [String: Int] = [:]
    for (index, name) in shop.printed.all.enumerated() { expected[name] = index + 1 }
    #expect(
      numbers == expected,
      "Three labels were asked for, and all were printed before the first call went on.")
    #expect(Set(expected.keys) == Set(names), "Three calls print three labels.")
  }

  @Test("`print(_:)` returns the printer's number for this label also when cancelled meanwhile")
  func cancelled() async throws {
    let shop = Shop()
    let task = Task {
      defer { shop.hasBegun.open() }
      return try await shop.desk.print("Ada")
    }
    try await shop.hasBegun.wait()
    task.cancel()
    shop.letPrint(1)
    let result = await task.result
    #expect(
      throws: Never.self,
      "The label is printed, and has a number. Its caller was cancelled meanwhile."
    ) { try result.get() }
    let number = try? result.get()
    #expect(number == 1)
  }

  @Test("`print(_:)` returns the printer's number for this label also when cancelled in the queue")
  func cancelledInTheQueue() async throws {
    let shop = Shop()
    let first = Task {
      defer { shop.hasBegun.open() }
      return try await shop.desk.print("Ada")
    }
    try await shop.hasBegun.wait()
    // For a desk that makes the main actor wait for the printer.
    let rescue = Task { @concurrent in
      await whenThreadsSleep { shop.letPrint(9) }
    }
    let second = Task.immediate { try await shop.desk.print("Grace") }
    second.cancel()
    // Both labels are printed before either task goes on.
    shop.letPrint(9)
    shop.waitForTheQueue()
    await rescue.value
    let (result, one) = (await second.result, try? await first.value)
    #expect(
      throws: Never.self,
      """
      The printer was at work with one label when a second one was asked for, and its caller was cancelled. A \
      person waits for that badge: it is printed in its turn, and has a number.
      """
    ) { try result.get() }
    let number = try? result.get()
    #expect([one, number] == [1, 2])
  }

  @Test("`print(_:)` returns when the label is printed")
  func waits() async throws {
    let shop = Shop()
    let task = Task {
      defer { shop.hasBegun.open() }
      await shop.desk.printBadge("Ada")
    }
    try await shop.hasBegun.wait()
    let place = shop.places.all.first
    try #require(place == .ownQueue, "The printer is not used on its own queue: see that check.")
    _ = await eventually { !shop.desk.lines().isEmpty }
    let early = shop.desk.lines()
    shop.letPrint(1)
    await task.value
    let lines = shop.desk.lines()
    #expect(
      early == [], "The printer is still at work, and the screen has a badge's number already.")
    #expect(lines == ["1: Ada"])
  }
}
