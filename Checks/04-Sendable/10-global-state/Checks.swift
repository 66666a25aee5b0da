import Foundation
import GlobalStateAdapter
import GlobalStateSubject
import Synchronization
import Testing
import WorkshopSupport

/// The state is global, so it outlives a check: each check has ids of its own.
@Suite("Global state", .serialized)
@MainActor
struct GlobalStateChecks {
  let subject = makeSubject()

  private static let hasEnded: Comment = """
    A call of `color(of:pick:)` ended the program, or never returned. Another thread was in the middle of \
    a call meanwhile: it may be made to wait, and no more than that.
    """

  /// Ids that are alike in some way: in their last bits, without their sign, or in their digits.
  private static let alikeIDs: [Int] = {
    let powers: [Int] = (4..<63).map { 1 << $0 }
    let small: [Int] = [0, 1, -1, 7, -7, 10, 100, .max, .max - 1, .min, .min + 1]
    return small + powers + powers.map { -$0 } + powers.map { $0 + 7 }
  }()

  @Test("`pageSize` is 20")
  func pageSize() {
    let size = subject.pageSize()
    #expect(size == 20, "The number of rows was right. Only its protection is missing.")
  }

  @Test("The first color kept for an id stays: later calls return it and pick nothing")
  func colorsAreKept() {
    var picked: [Int] = []
    let colors = [1207, 1203, 1207, 1211, 1203, 1207].map { id in
      subject.color(id) { id in
        picked.append(id)
        return "color \(picked.count) of \(id)"
      }
    }
    #expect(
      picked == [1207, 1203, 1211], "The ids for which a color was picked: each id once.")
    #expect(
      colors == [
        "color 1 of 1207", "color 2 of 1203", "color 1 of 1207", "color 3 of 1211",
        "color 2 of 1203", "color 1 of 1207",
      ],
      "The answers to six calls. A call for an id that has a color gets that color.")
  }

  @Test("An empty text is a color too, and two ids may have the same color")
  func anyTextIsAColor() {
    let colors = ["", " ", "plum", "plum", "Plum", "nil"]
    let ids = Array(1500..<1500 + colors.count)
    let first = ids.map { id in subject.color(id) { colors[$0 - 1500] } }
    #expect(first == colors, "The colors that were picked, each for an id of its own.")
    let second = ids.map { id in subject.color(id) { "picked again for \($0)" } }
    #expect(second == colors, "The same ids once more. The picked color is kept, to the letter.")
  }

  @Test("However many ids have a color, each of them keeps it")
  func noColorMakesRoom() {
    let ids = Array(2000..<3000) + Self.alikeIDs
    let first = ids.map { id in subject.color(id) { "first of \($0)" } }
    let others = zip(ids, first).filter { $1 != "first of \($0)" }.map { "\($0): \($1)" }
    #expect(
      others == [],
      "These ids got a color at their first call that was not picked for them. Which ids share a color?"
    )
    var pickedAgain = 0
    let second = ids.map { id in
      subject.color(id) { id in
        pickedAgain += 1
        return "second of \(id)"
      }
    }
    #expect(
      pickedAgain == 0,
      """
      More than a thousand ids got their colors, and were asked for once more. So many had lost theirs: a face \
      changes its color when many others have come.
      """)
    let changed = zip(first, second).count { $0 != $1 }
    #expect(changed == 0, "So many ids got another color when they came again.")
  }

  @Test("The first color kept for an id stays, also if it is kept while another call picks")
  func noColorIsLost() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let subject = makeSubject()
      // The other thread is done when the first goes on, or waits for a lock that the first holds.
      let (first, other) = (ObservedThread(), ObservedThread())
      first.launch {
        _ = subject.color(1305) { _ in
          other.start { _ = subject.color(1302) { _ in "plum" } }
          return "rose"
        }
      }
      ObservedThread.finish([first])
      ObservedThread.finish([other])
      verdict.end(isWrong: subject.color(1302) { _ in "teal" } != "plum")
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      One thread was picking a color for 1305. Meanwhile another one called for 1302, and its color \
      was kept. After both, 1302 had no color any more. What was written back over it?
      """)
  }

  @Test("Of simultaneous calls for a new id, all return the color that was kept first")
  func oneColorForBoth() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let subject = makeSubject()
      let colors = SynchronizedArray<String>()
      let (first, other) = (ObservedThread(), ObservedThread())
      first.launch {
        let color = subject.color(1405) { id in
          other.start { colors.append(subject.color(1405) { _ in "plum" }) }
          return "teal"
        }
        colors.append(color)
      }
      ObservedThread.finish([first])
      ObservedThread.finish([other])
      colors.append(subject.color(1405) { _ in "rose" })
      verdict.end(isWrong: colors.all.count != 3 || Set(colors.all).count != 1)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      One thread was picking a color for 1405. Meanwhile another one called for 1405 and picked too. \
      Both calls, and one that came after them, have to get the same color: the first that was kept. \
      One of them got another: one face in two colors. What has to be asked again when a color has \
      been picked?
      """)
  }

  @Test(
    "A call that comes while another one holds the lock finds what is kept, and keeps what it picks",
    .enabled(if: SingleStepping.isPossible, "needs: stepping"))
  func busyLocksAreNoAnswer() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let subject = makeSubject()
      let (isWrong, picks) = (AtomicFlag(), AtomicFlag())
      let newID = Atomic(10_000)
      _ = subject.color(1500) { _ in "plum" }
      let again: @Sendable (Int) -> String = { _ in
        isWrong.set()
        return "picked again"
      }
      SingleStepping.other.launch {
        guard picks.isSet else {
          if subject.color(1500, again) != "plum" { isWrong.set() }
          return
        }
        let id = newID.add(1, ordering: .relaxed).newValue
        let color = subject.color(id) { _ in
          // It goes on in the middle of the other call.
          SingleStepping.other.pause()
          return "first"
        }
        if subject.color(id, again) != color { isWrong.set() }
      }
      // First the other one asks for what is kept, and then it picks.
      _ = subject.color(1503) { _ in "teal" }
      for id in [1500, 1503, 1501, 1500, 1502] {
        let times = id == 1503 ? 3_000 : 600
        SingleStepping.run(lettingOtherWork: times) { _ = subject.color(id) { _ in "teal" } }
        if id == 1501 { picks.set() }
      }
      _ = SingleStepping.other.finish()
      let last = newID.load(ordering: .relaxed)
      for id in [1501, 1502, 1503] + Array(10_000..<last).dropFirst() {
        if subject.color(id, again) != (id < 10_000 ? "teal" : "first") { isWrong.set() }
      }
      verdict.end(isWrong: isWrong.isSet)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      One thread called, and was interrupted again and again. Meanwhile another one called for an id that \
      has a color, and twice for one that has none. It picked a color a second time, or got another one than \
      before, or in the end a color was gone. A busy lock is no answer: wait for it. What is looked up and \
      changed in two steps is out of date in between.
      """)
  }

  @Test("The app has one `theme`, which all screens share")
  func screensShareOneTheme() {
    let before = [subject.accent(), "\(subject.isCompact())"]
    let accents = ["", " ", "Plum", "no color of ours", "teal"]
    let read = accents.map { accent in
      subject.setAccent(accent)
      return subject.accent()
    }
    subject.setAccent("plum")
    subject.setCompact(true)
    let after = [makeSubject().accent(), "\(makeSubject().isCompact())"]
    subject.setAccent("teal")
    subject.setCompact(false)
    #expect(before == ["teal", "false"], "The theme before its first change.")
    #expect(read == accents, "The accents that were set, one after the other, and read again.")
    #expect(
      after == ["plum", "true"],
      "One screen made the theme plum and compact, and this is what the next one read.")
  }
}
