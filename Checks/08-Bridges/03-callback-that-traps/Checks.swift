import BadgeKit
import CallbackThatTrapsAdapter
import CallbackThatTrapsSubject
import Dispatch
import Foundation
import Testing
import WorkshopSupport

/// A callback that traps ends the program, so each check has a program of its own. Either the runtime ends
/// it with a signal, or it ends with success and its last line is a word that the check has given it,
/// followed by the people at the desk.
@Suite("A callback that traps", .serialized)
@MainActor
struct CallbackThatTrapsChecks {
  /// A reader at a door, and a desk that uses it.
  @MainActor
  private final class Door {
    let reader = BadgeReader()
    let desk: Subject.Desk

    init() {
      desk = makeSubject().makeDesk(reader, [7: "Ada", 12: "Grace", 41: "Joan"])
    }

    /// Returns when the reader has called back, and nothing is left to run.
    func holdUp(_ number: Int) async {
      await withCheckedContinuation { continuation in
        // Completions are called one after the other, and this one waits behind those of the desk.
        reader.readBadge { @Sendable _ in continuation.resume() }
        reader.holdUp(number)
      }
      _ = await eventually { false }
    }

    /// Returns when the reader has called back for all badges so far. Holds the main actor until then,
    /// which a program of its own may do.
    func holdsTheMainActor() {
      let hasCalled = DispatchSemaphore(value: 0)
      reader.readBadge { @Sendable _ in hasCalled.signal() }
      reader.holdUp(0)
      hasCalled.wait()
    }

    /// Ends the program.
    func end(with word: String) -> Never {
      print("\n\(word)\(desk.arrivals().joined(separator: ", "))")
      exit(EXIT_SUCCESS)
    }

    /// Ends the program. The order of badges that were read at the same moment is free.
    func end(with word: String, also other: Door) -> Never {
      let people = [self, other].map { $0.desk.arrivals().sorted().joined(separator: ", ") }
      print("\n\(word)\(people.joined(separator: ", and at the other door "))")
      exit(EXIT_SUCCESS)
    }
  }

  /// A word that an answer cannot guess.
  private let word = "\(UInt64.random(in: .min ... .max)): "

  /// The people at the desk of a program that has come to its own end.
  private func arrivals(in result: ExitTest.Result) -> String? {
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let line = output.split(separator: "\n").last { $0.hasPrefix(word) }
    return line.map { String($0.dropFirst(word.count)) }
  }

  private static let hasEnded: Comment = "The program has ended: see the first check."

  @Test("A badge that is read does not end the program")
  func survives() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      """
      The reader called the completion on its own queue, and the program has ended. A closure \
      that is formed on the main actor is isolated to it, unless it says otherwise. It looks \
      where it runs before its first line, and the program traps if that is not the main actor.
      """
    ) { @MainActor [word = word as String] in
      let door = Door()
      door.desk.expectArrival()
      await door.holdUp(7)
      door.end(with: word)
    }
    guard let result else { return }
    #expect(arrivals(in: result) != nil, "The program has ended before the check was through.")
  }

  @Test("Each call of `expectArrival()` admits the next badge, once")
  func admits() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { @MainActor [word = word as String] in
      let door = Door()
      for number in [12, 7, 3] {
        door.desk.expectArrival()
        await door.holdUp(number)
        await door.holdUp(41)
      }
      door.end(with: word)
    }
    guard let result else { return }
    let arrivals = arrivals(in: result)
    #expect(
      arrivals == "Grace, Ada, Visitor 3",
      """
      The badges 12, 7 and 3 were read, each after a call. After each of them Joan came, and no call \
      had been made for her. This is who stands at the desk.
      """)
  }

  @Test("Two calls before a badge admit it twice, however busy the main actor is")
  func admitsWhileBusy() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { @MainActor [word = word as String] in
      let (door, other) = (Door(), Door())
      for number in [7, 12, 7, 3] {
        door.desk.expectArrival()
        door.reader.holdUp(number)
        other.desk.expectArrival()
      }
      // No call has asked for this one.
      door.reader.holdUp(41)
      // No task has had a turn at either door when both badges have been read.
      other.reader.holdUp(12)
      for one in [door, other] { one.holdsTheMainActor() }
      await other.holdUp(41)
      await door.holdUp(41)
      door.end(with: word, also: other)
    }
    guard let result else { return }
    let arrivals = arrivals(in: result)
    #expect(
      arrivals == "Ada, Ada, Grace, Visitor 3, and at the other door Grace, Grace, Grace, Grace",
      """
      The badges 7, 12, 7 and 3 were read, each after a call, and 41 after none, before the main actor \
      was free. At another door four calls came before badge 12, and each admits it, at that door's desk: the \
      main actor was still busy. The people at both desks are named here, in alphabetical order.
      """)
  }

  @Test("When `expectArrival()` has returned, the reader waits for a badge")
  func isAskedAtOnce() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { @MainActor [word = word as String] in
      let door = Door()
      door.desk.expectArrival()
      // No other work has had a turn since then.
      await door.holdUp(7)
      door.end(with: word)
    }
    guard let result else { return }
    let arrivals = arrivals(in: result)
    #expect(
      arrivals == "Ada",
      """
      Ada held up her badge on the next line. This is who stands at the desk. If it is empty, the reader \
      was asked later: a task begins after the code that makes it.
      """)
  }

  @Test("However late a badge is read, it is admitted, when all work has ended meanwhile")
  func comesLate() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { @MainActor [word = word as String] in
      let door = Door()
      door.desk.expectArrival()
      // A task that looks a limited number of times has given up by then.
      _ = await workEnds()
      await door.holdUp(7)
      door.end(with: word)
    }
    guard let result else { return }
    let arrivals = arrivals(in: result)
    #expect(
      arrivals == "Ada",
      """
      Ada held up her badge when nothing was left to run. This is who stands at the desk. A badge may come \
      at any time, so there is no number of looks that is enough: let the callback start the work.
      """)
  }

  @Test("While no badge is read, the desk does not poll")
  func waitsInPeace() async {
    await #expect(
      processExitsWith: .success,
      """
      The desk waits, no badge is read, and yet a thousand pieces of work have been done meanwhile: a \
      loop looks again and again. That empties the battery. Let the callback start the work.
      """
    ) { @MainActor in
      let door = Door()
      door.desk.expectArrival()
      exit(await workEnds() ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
