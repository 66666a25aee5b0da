import MainActorHelperAdapter
import MainActorHelperSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("A main-actor helper", .serialized)
@MainActor
struct MainActorHelperChecks {
  /// A book, an album of some employees' avatars, and the record of what happened to them.
  struct Desk {
    let book: Subject.Book
    let album: Subject.Album
    let meter: WorkMeter
    /// The positions of the pages that the network was asked for.
    let asked: SynchronizedArray<Int>
    /// Whose palettes have been worked out.
    let extracted: SynchronizedArray<Int>
    /// What happens on the main actor while palettes are worked out.
    let meanwhile: Meanwhile
    let timeline: Timeline

    /// - Parameters:
    ///   - employees: Whose avatars are on the pages, in this order.
    ///   - held: Pages that the network brings only when their latch has been opened.
    @MainActor
    init(employees: [Int], held: [Int: Latch] = [:]) {
      let meter = WorkMeter()
      let asked = SynchronizedArray<Int>()
      let extracted = SynchronizedArray<Int>()
      let meanwhile = Meanwhile()
      let timeline = Timeline()
      self.meter = meter
      self.asked = asked
      self.extracted = extracted
      self.meanwhile = meanwhile
      self.timeline = timeline
      book = makeSubject().makeBook()
      album = Subject.Album(
        download: { position in
          asked.append(position)
          guard employees.indices.contains(position) else {
            timeline.record("network", "no more pages")
            return nil
          }
          if let latch = held[position] {
            timeline.beginWait(
              "network", "page \(position + 1) asked for", endless: "never brought it")
            await latch.waitIgnoringCancellation()
            timeline.endWait("network", "page \(position + 1)")
          } else {
            timeline.record("network", "page \(position + 1)")
          }
          return employees[position]
        },
        parse: { employeeID in
          timeline.record(Self.place, "parses \(employeeID)")
          meter.work(WorkMeter.unitsPerFrame)
        },
        extract: { employeeID in
          timeline.record(Self.place, "extracts \(employeeID)")
          meter.work(WorkMeter.unitsPerFrame)
          meanwhile.happen()
          extracted.append(employeeID)
          return Self.colors(of: employeeID)
        })
    }

    private static var place: String {
      MainActorProbe.isOnMainActor ? "main actor" : "elsewhere"
    }

    /// What the pixels of an employee's avatar lead to; the avatar of employee 0 has no colors.
    static func colors(of employeeID: Int) -> [String] {
      employeeID == 0 ? [] : ["teal \(employeeID)", "sand \(employeeID)"]
    }

    @MainActor
    func put(_ colors: [String], for employeeID: Int) {
      timeline.record("person", "picks colors of \(employeeID)")
      book.put(colors, employeeID)
    }

    @MainActor
    func takeOut(_ employeeID: Int) {
      timeline.record("person", "takes out \(employeeID)")
      book.put(nil, employeeID)
    }

    @MainActor
    func read() async {
      await book.read(album)
    }
  }

  /// Something that happens on the main actor in the middle of synchronous work.
  final class Meanwhile: Sendable {
    private struct State {
      var event: (@MainActor @Sendable (Int) -> Void)?
      var asked = 0
      var happened = 0
    }

    private let state = Mutex(State())

    /// - Parameter event: Gets how often it was asked for, which is another number each time.
    func set(_ event: @escaping @MainActor @Sendable (Int) -> Void) {
      state.withLock { $0.event = event }
    }

    /// Lets it happen before anything that comes to wait for the main actor after this call.
    ///
    /// It does not wait for that: a thread of the pool is there for all.
    func happen() {
      let (event, number) = state.withLock { state in
        state.asked += 1
        return (state.event, state.asked)
      }
      guard let event else { return }
      if MainActorProbe.isOnMainActor {
        MainActor.assumeIsolated { event(number) }
        state.withLock { $0.happened += 1 }
      } else {
        Task { @MainActor in
          event(number)
          state.withLock { $0.happened += 1 }
        }
      }
    }

    /// Whether it has happened as often as it was asked for.
    var hasHappened: Bool { state.withLock { $0.happened == $0.asked } }
  }

  /// Whether an album has been read to its end.
  @MainActor
  final class Reading {
    var hasEnded = false

    func end() {
      hasEnded = true
    }
  }

  static let picked = ["the color that a person picked"]

  @Test("Otherwise one is worked out: in the end, the book has the palette of every employee")
  func everyPaletteIsInTheBook() async {
    let employees = [3, 0, -4] + Array(10..<1_300)
    let desk = Desk(employees: employees)
    // The book knows many employees, one after the other in the album.
    for employeeID in 20..<700 { desk.book.put(Self.picked, employeeID) }
    await desk.read()
    let wrong = employees.first { employeeID in
      desk.book.colors(employeeID)
        != ((20..<700).contains(employeeID) ? Self.picked : Desk.colors(of: employeeID))
    }
    #expect(
      wrong == nil,
      """
      `readAlbum` has returned, and this is the first employee for whom a screen finds no palette, \
      or not the right one. The album has \(employees.count) pages. The book had the palettes of \
      employees 20 to 699 before, and keeps them.
      """)
  }

  @Test("`readAlbum` reads the album to its end, even in a cancelled task")
  func cancelled() async throws {
    let page = Latch()
    let desk = Desk(employees: [3, 1, 4], held: [1: page])
    let reading = Task { await desk.read() }
    let waiting = await eventually { page.arrivalCount > 0 }
    reading.cancel()
    page.open()
    await reading.value
    try #require(waiting, "The second page was never asked for.\n\(desk.timeline)")
    let found = [3, 1, 4].map { desk.book.colors($0) }
    #expect(
      found == [3, 1, 4].map { Desk.colors(of: $0) },
      """
      The task was cancelled while page 2 of 3 was on its way. The album is read to its end all the \
      same; this is what a screen finds for its employees.
      \(desk.timeline)
      """)
    let held = desk.meter.mainActorUnits
    #expect(held == 0, "So many units of work held the main actor.\n\(desk.timeline)")
  }

  @Test("`readAlbum` reads the album to its end, also if two albums are read at the same time")
  func twoAlbums() async throws {
    let page = Latch()
    let slow = Desk(employees: [3, 1, 4], held: [1: page])
    let quick = Desk(employees: [4, 5, 6])
    let reading = Task { await slow.read() }
    let waiting = await eventually { page.arrivalCount > 0 }
    if waiting { await slow.book.read(quick.album) }
    page.open()
    try #require(waiting, "The second page was never asked for.\n\(slow.timeline)")
    await reading.value
    let found = [3, 1, 4, 5, 6].map { slow.book.colors($0) }
    #expect(
      found == [3, 1, 4, 5, 6].map { Desk.colors(of: $0) },
      """
      While page 2 of one album was on its way, another album was read into the same book. This is \
      what a screen finds for employees 3, 1, 4 of the first and 4, 5, 6 of the second.
      """)
    let extracted = slow.extracted.all
    #expect(
      extracted == [3, 1],
      "These were worked out for the first album. The second had put employee 4 there by then.")
  }

  @Test("Pages are parsed and palettes worked out off the main actor")
  func workOffTheMainActor() async {
    let desk = Desk(employees: [3, 1, 4])
    await desk.read()
    let held = desk.meter.mainActorUnits
    #expect(
      held == 0,
      """
      So many units of work held the main actor, and a frame has 16000: scrolling stops. Go to the \
      main actor with what is ready, and do nothing slow there.
      \(desk.timeline)
      """)
  }

  @Test("A palette that the book has stays, and none is worked out for that employee")
  func knownIsKept() async {
    let desk = Desk(employees: [3, 0, 3, 4, 0, 2, 5])
    desk.put(Self.picked, for: 4)
    desk.put([], for: 2)
    await desk.read()
    let extracted = desk.extracted.all
    #expect(
      extracted == [3, 0, 5],
      """
      The palettes of these employees were worked out. The book had those of employees 4 and 2 \
      from the start, the latter without colors. Employees 3 and 0 are in the album twice, and \
      employee 5 is on its last page.
      \(desk.timeline)
      """)
    let colors = desk.book.colors(4)
    #expect(colors == Self.picked, "A person picked this palette, and the album replaced it.")
  }

  @Test("After each page the book is asked: a palette that came meanwhile counts as well")
  func newlyKnownIsKept() async throws {
    let page = Latch()
    let desk = Desk(employees: [3, 1], held: [1: page])
    let reading = Task { await desk.read() }
    let waiting = await eventually { page.arrivalCount > 0 }
    if waiting { desk.put(Self.picked, for: 1) }
    page.open()
    try #require(waiting, "The second page was never asked for.\n\(desk.timeline)")
    await reading.value
    let extracted = desk.extracted.all
    #expect(
      extracted == [3],
      """
      When page 2 came, the book had a palette for its employee, and one was worked out all the \
      same. A copy of the book is old as soon as it has been made.
      \(desk.timeline)
      """)
    let colors = desk.book.colors(1)
    #expect(colors == Self.picked, "A person picked this palette, and the album replaced it.")
  }

  @Test("After each page the book is asked, and what other code changes between two pages stays")
  func changesBetweenPages() async throws {
    let page = Latch()
    let desk = Desk(employees: [3, 1, 2, 2, 4, 8, 3], held: [3: page])
    let reading = Task { await desk.read() }
    let waiting = await eventually { page.arrivalCount > 0 }
    // What the first two pages have set going comes to rest.
    _ = await eventually(turns: 200) { false }
    if waiting {
      desk.takeOut(3)
      desk.takeOut(2)
      desk.put(Self.picked, for: 1)
      desk.put(Self.picked, for: 8)
    }
    page.open()
    try #require(waiting, "The fourth page was never asked for.\n\(desk.timeline)")
    await reading.value
    let extracted = desk.extracted.all
    #expect(
      extracted == [3, 1, 2, 2, 4, 3],
      """
      A person took the palettes of employees 3 and 2 out. The last page has employee 3 again, and \
      the next page has employee 2 again. The palette of employee 8 was put in before its page came. \
      The palettes of these employees were worked out.
      \(desk.timeline)
      """)
    let found = [1, 8].map { desk.book.colors($0) }
    #expect(
      found == [Self.picked, Self.picked],
      """
      A person replaced the palette of employee 1, which the album had put there, and picked one for \
      employee 8. This is what the book has for them now. A visit changes the entry of one employee.
      \(desk.timeline)
      """)
  }

  @Test("Other code changes the book meanwhile: what it takes out stays out")
  func takenOut() async throws {
    let desk = Desk(employees: [3, 1, 4])
    // While the palette of employee 1 is worked out, a person takes out that of employee 3.
    desk.meanwhile.set { if $0 == 2 { desk.takeOut(3) } }
    await desk.read()
    let hasHappened = await eventually { desk.meanwhile.hasHappened }
    try #require(hasHappened, "The main actor never came to rest.\n\(desk.timeline)")
    let found = [3, 1, 4].map { desk.book.colors($0) }
    #expect(
      found == [nil, Desk.colors(of: 1), Desk.colors(of: 4)],
      """
      A person took out the palette of employee 3 while the one of employee 1 was worked out. This is \
      what the book has for employees 3, 1 and 4 now. A visit changes the entry of one employee.
      \(desk.timeline)
      """)
  }

  @Test("`readAlbum` reads the album to its end, also if other code was quicker with an employee")
  func othersAreQuicker() async {
    let desk = Desk(employees: [3, 1, 4])
    desk.meanwhile.set { if $0 == 2 { desk.put(Self.picked, for: 1) } }
    await desk.read()
    let found = [3, 4].map { desk.book.colors($0) }
    #expect(
      found == [Desk.colors(of: 3), Desk.colors(of: 4)],
      """
      A person picked colors of employee 1 while the palette of that employee was worked out. This \
      is what the book has for the employees before and after it, 3 and 4.
      \(desk.timeline)
      """)
    let either = desk.book.colors(1)
    #expect(
      either == Self.picked || either == Desk.colors(of: 1),
      "Employee 1 has neither the colors that a person picked nor those of the album.")
  }

  @Test("Other code changes the book meanwhile: what it puts in for other employees stays")
  func othersStay() async throws {
    let desk = Desk(employees: [3, 1, 4])
    desk.meanwhile.set { desk.put(Self.picked, for: 10 + $0) }
    await desk.read()
    let extracted = desk.extracted.all
    try #require(!extracted.isEmpty, "No palette was worked out.\n\(desk.timeline)")
    let hasHappened = await eventually { desk.meanwhile.hasHappened }
    try #require(hasHappened, "The main actor never came to rest.\n\(desk.timeline)")
    for other in extracted.indices.map({ 11 + $0 }) {
      let colors = desk.book.colors(other)
      #expect(
        colors == Self.picked,
        """
        A person picked colors of employee \(other) while a palette of another employee was worked \
        out. This is what the book has for employee \(other) now. A copy of the book is old as soon \
        as it has been made.
        \(desk.timeline)
        """)
    }
  }
}
