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
  }

  /// What one search for colours did, written down as it goes.
  private final class Record: Sendable {
    private struct State {
      var units: [Int] = []
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
      return state.withLock { state in
        state.units.append(units)
        return state.units.count
      }
    }

    func starts(_ task: Task<Void, Never>) { state.withLock { $0.task = task } }
    func cancels() { state.withLock { $0.task }?.cancel() }
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
            if record.hears(units) == closing { record.cancels() }
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
    if closing == 0 { record.cancels() }
    let ended = await eventually { record.outcome != nil }
    try #require(ended, "The search for colours never came to an end.")
    return record
  }

  @Test("Rows and passes are worked off the main actor")
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

  @Test("`work` hears of each row and of each pass")
  func hears() async throws {
    let record = try await search(6)
    let (units, passes) = (record.units, makeSubject().expected(Self.blend, 6).passes)
    let (rows, rest) = (units.prefix(Self.blend.height), units.dropFirst(Self.blend.height))
    #expect(
      rows == ArraySlice(repeating: Self.blend.width, count: Self.blend.height)
        && rest.count == passes,
      """
      The picture has \(Self.blend.height) rows of \(Self.blend.width) pixels, and its clusters settle \
      after \(passes) passes. The bench of the app counts its work by what `work` hears.
      """)
  }

  @Test("The colours are those of the settled clusters, the heaviest first", arguments: [3, 5, 10])
  func settled(count: Int) async throws {
    let outcome = try await search(count).outcome
    let expected = makeSubject().expected(Self.blend, count).colors
    #expect(
      outcome == .returned(expected),
      """
      `ColorClusters` has a shade for each group, with the weight of the group. A tint is the first \
      colour, so that has to be the one with the largest share.
      """)
  }

  @Test(
    "`mixed` adds colours that are missing",
    arguments: [
      (flat([([0xff, 0x9f, 0x1c], 2), ([0x1b, 0x49, 0x65], 6), ([0xbe, 0xe9, 0xe8], 3)]), 7),
      (flat([([40, 60, 200], 5)]), 4),
      (flat([([200, 30, 90], 1), ([20, 220, 60], 1)]), 3),
    ] as [(Picture, Int)])
  func mixtures(picture: Picture, count: Int) async throws {
    let outcome = try await search(count, of: picture).outcome
    let expected = makeSubject().expected(picture, count).colors
    #expect(
      outcome == .returned(expected),
      "\(count) colours were asked for. `mixed` makes the missing ones, and keeps the order."
    )
  }

  @Test("Fewer than 3 colours become 3, and more than 10 become 10", arguments: [1, 2, 11, 400])
  func limits(count: Int) async throws {
    let outcome = try await search(count).outcome
    let expected = makeSubject().expected(Self.blend, count < 3 ? 3 : 10).colors
    #expect(
      outcome == .returned(expected),
      "Asked for: \(count). The sheet has room for 3 colours at least and for 10 at most.")
  }

  @Test("Once its task is cancelled, no further row or pass begins", arguments: [1, 5, 17, 19])
  func closed(place: Int) async throws {
    let record = try await search(10, closing: place)
    let count = record.units.count
    #expect(
      count == place,
      """
      The sheet was closed during \
      \(place > Self.blend.height ? "pass \(place - Self.blend.height)" : "row \(place)"). That one is \
      finished, since nothing interrupts it. Does each loop check for cancellation before it goes on?
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

  @Test("Once its task is cancelled, `palette` throws `CancellationError`", arguments: [0, 3, 18])
  func throwsCancellationError(place: Int) async throws {
    let outcome = try await search(10, closing: place).outcome
    #expect(
      outcome == .threwCancellationError,
      "Half-way colours look like a palette. `CancellationError` says what happened.")
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
