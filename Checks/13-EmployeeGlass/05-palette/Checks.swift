import Foundation
import PaletteAdapter
import PaletteSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("The palette", .serialized)
@MainActor
struct PaletteChecks {
  typealias Picture = Subject.Picture

  private enum Outcome: Equatable, Sendable {
    case returned([String])
    case threwCancellationError
    case threw(String)

    /// nil where it threw.
    var colors: [String]? { if case .returned(let colors) = self { colors } else { nil } }
  }

  /// What one search for colours did, written down as it goes.
  private final class Record: Sendable {
    private struct State {
      var units: [Int] = []
      /// The task that each of them ran in.
      var places: [Int?] = []
      /// The row or pass during which the search was cancelled, and how many had begun when it was.
      var closing: (place: Int, begun: Int)?
      var task: Task<Void, Never>?
      var outcome: Outcome?
    }

    private let state = Mutex(State())
    let meter = WorkMeter()

    /// What `work` heard, in order: a row's pixels, or a pass's shades.
    var units: [Int] { state.withLock { $0.units } }
    var outcome: Outcome? { state.withLock { $0.outcome } }

    /// - Returns: The number of the row or pass.
    func hears(_ units: Int) -> Int {
      meter.work()
      // Tells tasks apart that exist at the same time.
      let place = withUnsafeCurrentTask { $0?.hashValue }
      return state.withLock { state in
        state.units.append(units)
        state.places.append(place)
        return state.units.count
      }
    }

    func starts(_ task: Task<Void, Never>) { state.withLock { $0.task = task } }
    /// - Parameter place: The row or pass that calls; 0 before the first.
    func cancels(during place: Int) {
      state.withLock { $0.task }?.cancel()
      state.withLock { $0.closing = (place, $0.units.count) }
    }

    /// What has begun since the search was cancelled: in the task that it was cancelled in, and in others, such as
    /// one for the other half of the rows.
    var later: (same: Int, other: Int) {
      state.withLock { state in
        guard let closing = state.closing else { return (0, 0) }
        let later = state.places[closing.begun...]
        let same = later.count { closing.place > 0 && $0 == state.places[closing.place - 1] }
        return (same, later.count - same)
      }
    }
    func ends(_ outcome: Outcome) { state.withLock { $0.outcome = outcome } }
  }

  /// Rows of pixels whose colours run into each other, so that the clusters take several passes to settle.
  private static let blend: Picture = {
    let (width, height) = (24, 16)
    let bytes = (0..<width * height).flatMap { index -> [UInt8] in
      let (column, row) = (index % width, index / width)
      return [
        UInt8(column * column * 255 / 529), UInt8(row * 15), UInt8((column * 7 + row * 3) % 200),
      ]
    }
    return Picture(width: width, height: height, bytes: bytes)
  }()

  /// A sky at dusk, from blue to red in small steps: its clusters go on moving when no screen shows it any more.
  private static let dusk: Picture = {
    let (width, height) = (12, 120)
    let bytes = (0..<width * height).flatMap { index -> [UInt8] in
      let (column, row) = (index % width, index / width)
      return [UInt8(40 + row * 7 / 4), UInt8(60 + row / 2 + column), UInt8(220 - row - column * 3)]
    }
    return Picture(width: width, height: height, bytes: bytes)
  }()

  /// Higher than a screen has rows to show a picture in.
  private static let tall: Picture = {
    let (width, height) = (2, 600)
    var bytes: [UInt8] = []
    for index in 0..<width * height {
      let (red, green, blue) = (index % 250, index / 5, index * index % 241)
      bytes += [UInt8(red), UInt8(green), UInt8(blue)]
    }
    return Picture(width: width, height: height, bytes: bytes)
  }()

  private nonisolated static func flat(_ colors: [([UInt8], Int)]) -> Picture {
    let bytes = colors.flatMap { color, count in (0..<count).flatMap { _ in color } }
    return Picture(width: 1, height: bytes.count / 3, bytes: bytes)
  }

  /// - Parameter closing: The row or pass during which the sheet is closed; 0 is before the first.
  private func search(
    _ count: Int, of picture: Picture = blend, closing: Int? = nil
  ) async throws -> Record {
    let record = Record()
    let subject = makeSubject()
    let order = closing.map { $0 == 0 ? TaskStartOrder.new : .running }
    let task = TaskStartOrder.$current.withValue(order) {
      Task {
        do {
          let colors = try await subject.palette(picture, count) { units in
            let place = record.hears(units)
            if place == closing { record.cancels(during: place) }
          }
          record.ends(.returned(colors))
        } catch is CancellationError {
          record.ends(.threwCancellationError)
        } catch {
          record.ends(.threw("\(type(of: error))"))
        }
      }
    }
    // The task has not begun: the main actor is here until the `await` below.
    record.starts(task)
    if closing == 0 { record.cancels(during: 0) }
    let ended = await eventually { record.outcome != nil }
    try #require(ended, "The search for colours never came to an end.")
    return record
  }

  @Test("Rows and passes run off the main actor")
  func offTheMainActor() async throws {
    let record = try await search(6)
    let (all, units) = (record.units.count, record.meter.mainActorUnits)
    #expect(
      units == 0,
      """
      Rows and passes on the main actor: \(units) of \(all). During each of them a person can \
      neither scroll nor close the sheet. Which attribute has a function leave its caller's actor?
      """)
  }

  @Test(
    "`work` gets each row's number of pixels and each pass's number of shades",
    arguments: [false, true])
  func hears(isTall: Bool) async throws {
    let picture = isTall ? Self.tall : Self.blend
    let record = try await search(6, of: picture)
    let (units, expected) = (record.units, makeSubject().expected(picture, 6))
    let (rows, passes) = (units.prefix(picture.height), units.dropFirst(picture.height))
    #expect(
      rows == ArraySlice(repeating: picture.width, count: picture.height)
        && passes == ArraySlice(repeating: expected.shades, count: expected.passes),
      """
      `work` is to hear of \(picture.height) rows of \(picture.width) pixels each, and of \(expected.passes) passes \
      over \(expected.shades) shades each. It heard \(units.count) times; the last were \(units.suffix(8)). The \
      bench of the app counts its work by that.
      """)
  }

  @Test("The colours are those of the settled clusters, the heaviest first", arguments: [3, 5, 10])
  func settled(count: Int) async throws {
    for picture in [Self.blend, Self.dusk] { try await settles(picture, count) }
  }

  private func settles(_ picture: Picture, _ count: Int) async throws {
    let outcome = try await search(count, of: picture).outcome
    let expected = makeSubject().expected(picture, count).colors
    let areOthers = outcome?.colors.map(Set.init) != Set(expected)
    let reason =
      areOthers
      ? "These are not the colours of clusters that have settled: another pass would change them."
      : """
      `ColorClusters` has a shade for each group, with the weight of the group. A tint is the first colour, so that has \
      to be the one with the largest share.
      """
    #expect(outcome == .returned(expected), "\(reason)")
  }

  @Test(
    "`mixed` adds colours that are missing",
    arguments: [
      (flat([([0xff, 0x9f, 0x1c], 2), ([0x1b, 0x49, 0x65], 6), ([0xbe, 0xe9, 0xe8], 3)]), 7),
      (flat([([40, 60, 200], 5)]), 4),
      (flat([([40, 60, 200], 5)]), 1),
      (flat([([200, 30, 90], 1), ([20, 220, 60], 1)]), 3),
    ] as [(Picture, Int)])
  func mixtures(picture: Picture, count: Int) async throws {
    let outcome = try await search(count, of: picture).outcome
    let expected = makeSubject().expected(picture, max(count, 3)).colors
    #expect(
      outcome == .returned(expected),
      "\(count) colours were asked for, and 3 are the least. `mixed` makes the missing ones, and keeps the order."
    )
  }

  @Test("Fewer than 3 colours become 3, and more than 10 become 10", arguments: [1, 2, 11, 400])
  func limits(count: Int) async throws {
    let colors = try await search(count).outcome?.colors ?? []
    let expected = makeSubject().expected(Self.blend, count < 3 ? 3 : 10).colors
    #expect(
      colors.count == expected.count,
      """
      Asked for: \(count). Found: \(colors.count). The sheet has room for 3 colours at least and for 10 at most.
      """)
    #expect(
      Set(colors) == Set(expected),
      "Asked for: \(count). So there are \(expected.count) clusters, and no others that are left out later."
    )
  }

  @Test(
    "Once its task is cancelled, no further row or pass begins",
    arguments: [1, 5, 300, 600, 601, 603])
  func closed(place: Int) async throws {
    let picture = Self.tall
    let record = try await search(10, of: picture, closing: place)
    let isRow = place <= picture.height
    let name = isRow ? "row \(place)" : "pass \(place - picture.height)"
    try #require(
      record.units.count >= place,
      "The sheet was to be closed during \(name), and `work` never heard of that.")
    let later = record.later
    // Where rows are read at the same time, each other processor may be about to begin one.
    let besides = isRow ? ProcessInfo.processInfo.processorCount - 1 : 0
    #expect(
      later.same == 0 && later.other <= besides,
      """
      The sheet was closed during \(name), and \(later.same + later.other) rows and passes began after that. The one \
      that has begun is finished, since nothing interrupts it. Does each loop check for cancellation before it goes on?
      """)
  }

  @Test("If its task is cancelled before the first row, no row or pass begins")
  func closedBefore() async throws {
    let record = try await search(10, closing: 0)
    let count = record.units.count
    #expect(
      count == 0,
      """
      A cancelled task still runs its body from the first line. Where does yours check for cancellation \
      first? A task of your own is not cancelled with it.
      """)
  }

  @Test("`palette` then throws `CancellationError` instead", arguments: [0, 3, 18])
  func throwsCancellationError(place: Int) async throws {
    let outcome = try await search(10, closing: place).outcome
    let words =
      switch outcome {
      case .returned(let colors):
        "It returned \(colors.count) colours. What a half-way search returns looks like a palette."
      case .threw(let error):
        "It threw \(error), which the sheet would show as a failure: nothing has failed."
      default: ""
      }
    #expect(
      outcome == .threwCancellationError,
      "The task was cancelled. \(words) `CancellationError` says what happened.")
  }

  @Test("The app's sheet shows as many colours as its slider says")
  func sheet() async throws {
    let sheet = makeSubject().sheet()
    await sheet.appear()
    let first = await eventually { sheet.colors().count == 5 }
    try #require(
      first, "The slider begins at 5, and the sheet has \(sheet.colors().count) colours.")
    sheet.moveSlider(9)
    let second = await eventually { sheet.colors().count == 9 }
    #expect(second, "The slider says 9, and the sheet has \(sheet.colors().count) colours.")
  }
}
