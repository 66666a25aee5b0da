import Foundation
import GlobalStateAdapter
import GlobalStateSubject
import Testing

/// The state is global, so it outlives a check: each check has ids of its own.
@Suite("Global state", .serialized)
@MainActor
struct GlobalStateChecks {
  let subject = makeSubject()

  @Test("A page has 20 rows")
  func pageSize() {
    let size = subject.pageSize()
    #expect(size == 20, "The number of rows was right. Only its protection is missing.")
  }

  @Test("A color is picked once for each id, and kept")
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

  @Test("However many ids have a color, each of them keeps it")
  func noColorMakesRoom() {
    let ids = Array(2000..<3000)
    let first = ids.map { id in subject.color(id) { "first of \($0)" } }
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
      A thousand ids got their colors, and were asked for once more. So many had lost theirs: a face \
      changes its color when many others have come.
      """)
    let changed = zip(first, second).count { $0 != $1 }
    #expect(changed == 0, "So many of a thousand ids got another color when they came again.")
  }

  @Test("A color that was kept meanwhile is not lost")
  func noColorIsLost() async {
    // A call in the middle of another comes from its own closure. Where a lock is held meanwhile,
    // that ends the program; it is a program of its own, and nothing can have been lost in it.
    await #expect(
      processExitsWith: .failure,
      """
      One thread was picking a color for 1305. Meanwhile another one called for 1302, and its color \
      was kept. After both, 1302 had no color any more. What was written back over it?
      """
    ) {
      let subject = await makeSubject()
      _ = subject.color(1305) { _ in subject.color(1302) { _ in "plum" } }
      let later = subject.color(1302) { _ in "teal" }
      exit(later != "plum" ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("Two that pick for one id at the same moment get one color")
  func oneColorForBoth() async {
    await #expect(
      processExitsWith: .failure,
      """
      One thread was picking a color for 1405. Meanwhile another one called for 1405, picked plum, and \
      got it. All who call for 1405 afterwards get plum, the first thread too. Somebody got another \
      color: one face in two colors. What has to be asked again when a color has been picked?
      """
    ) {
      let subject = await makeSubject()
      var colors: [String] = []
      let first = subject.color(1405) { id in
        colors.append(subject.color(id) { _ in "plum" })
        return "teal"
      }
      colors += [first, subject.color(1405) { _ in "rose" }]
      exit(colors != ["plum", "plum", "plum"] ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("All screens share one theme")
  func screensShareOneTheme() {
    let before = [subject.accent(), "\(subject.isCompact())"]
    subject.setAccent("plum")
    subject.setCompact(true)
    let after = [makeSubject().accent(), "\(makeSubject().isCompact())"]
    subject.setAccent("teal")
    subject.setCompact(false)
    #expect(before == ["teal", "false"], "What the theme is before anybody has changed it.")
    #expect(
      after == ["plum", "true"],
      "One screen made the theme plum and compact, and this is what the next one read.")
  }
}
