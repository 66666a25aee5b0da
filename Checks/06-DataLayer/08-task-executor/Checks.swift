import Dispatch
import Synchronization
import TaskExecutorAdapter
import TaskExecutorSubject
import Testing
import WorkshopSupport

@Suite("A task executor", .serialized)
@MainActor
struct TaskExecutorChecks {
  /// An executor with a name, which runs the newest of its jobs when it is told to.
  private final class Named: TaskExecutor {
    private static let key = DispatchSpecificKey<String>()
    private let jobs = Mutex<[UnownedJob]>([])
    private let queue: DispatchQueue

    init(_ name: String) {
      queue = DispatchQueue(label: name)
      queue.setSpecific(key: Self.key, value: name)
    }

    /// The executor, or the actor, that the calling code is on.
    static var here: String {
      DispatchQueue.getSpecific(key: key)
        ?? (MainActorProbe.isOnMainActor ? "main actor" : "elsewhere")
    }

    var hasJobs: Bool { jobs.withLock { !$0.isEmpty } }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.withLock { $0.append(job) }
    }

    func runNewest() {
      guard let job = jobs.withLock({ $0.popLast() }) else { return }
      queue.sync { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }

  /// Parses files, and notes where.
  private final class Parser: Sendable {
    private struct Call {
      let file: String
      let place: String
    }

    private let calls = Mutex<[Call]>([])

    var places: Set<String> { calls.withLock { Set($0.map(\.place)) } }

    func places(of file: String) -> [String] {
      calls.withLock { $0.filter { $0.file == file }.map(\.place) }
    }

    var files: [String] { calls.withLock { $0.map(\.file) } }

    func parse(_ file: String) -> [Int] {
      let place = Named.here
      calls.withLock { $0.append(Call(file: file, place: place)) }
      return file.split(separator: " ").compactMap { Int($0) }
    }
  }

  /// Lets the executors and all others go on until the imports have ended or nothing is left to do.
  private func settle(_ executors: [Named], until imports: [AtomicFlag]) async throws {
    for _ in 0..<500 {
      let goesOn = await eventually {
        imports.allSatisfy { $0.isSet } || executors.contains { $0.hasJobs }
      }
      if !goesOn || imports.allSatisfy({ $0.isSet }) { break }
      for executor in executors { executor.runNewest() }
    }
    let haveEnded = imports.allSatisfy { $0.isSet }
    try #require(haveEnded, "The executor has run all it was given, and the import has not ended.")
  }

  private func start(
    _ files: [String], into model: Subject.Model, on executor: Named
  ) -> AtomicFlag {
    let end = AtomicFlag()
    Task {
      await model.importFiles(files, executor)
      end.set()
    }
    return end
  }

  @Test("Each call of `parse` runs on the executor that this import was given")
  func onTheExecutor() async throws {
    let (parser, executor) = (Parser(), Named("import"))
    let model = makeSubject().makeModel { parser.parse($0) }
    let end = start(["7 3", "12", "7 31"], into: model, on: executor)
    try await settle([executor], until: [end])
    let places = parser.places
    #expect(
      places == ["import"],
      """
      This is where files were parsed. A task's preference is for nonisolated code. Code of the \
      main actor stays there, and a task that is not a child asks for no executor unless it is \
      told to.
      """)
    let late = Named("late")
    let lateEnd = start(["5"], into: model, on: late)
    try await settle([executor, late], until: [lateEnd])
    let latePlaces = parser.places(of: "5")
    #expect(
      latePlaces == ["late"],
      "This import into the same model came later, and was given another executor.")
  }

  @Test("Each call of `parse` runs on its import's executor, also where two imports overlap")
  func twoImports() async throws {
    let (parsers, executors) = ([Parser(), Parser()], [Named("first"), Named("second")])
    let models = parsers.map { parser in makeSubject().makeModel { parser.parse($0) } }
    let ends = [
      start(["1", "2 4"], into: models[0], on: executors[0]),
      start(["9", "8", "9 6"], into: models[1], on: executors[1]),
    ]
    try await settle(executors, until: ends)
    let places = parsers.map { $0.places }
    let ids = models.map { $0.ids() }
    #expect(
      places == [["first"], ["second"]], "This is where the files of each import were parsed.")
    #expect(ids == [[1, 2, 4], [9, 8, 9, 6]], "Each model shows what was imported into it.")
  }

  @Test(
    "When `importFiles` returns, `employees` are those of all its files, in order, and no others")
  func order() async throws {
    let (parser, executor) = (Parser(), Named("import"))
    let model = makeSubject().makeModel { parser.parse($0) }
    let files =
      ["40 2", "", "17", "40 2", "8 9 1", "3"] + (1...9).map { "\(70 - $0)" } + ["", "5", "Ö 40"]
    let end = start(files, into: model, on: executor)
    try await settle([executor], until: [end])
    let (ids, parsed) = (model.ids(), parser.files)
    let isAtRest = !executor.hasJobs
    #expect(
      ids == [40, 2, 17, 40, 2, 8, 9, 1, 3] + (1...9).map { 70 - $0 } + [5, 40],
      "The employees of all files, in the order of the files, on the line after the import.")
    #expect(parsed.sorted() == files.sorted(), "Each file is parsed once.")
    #expect(isAtRest, "The import has returned, and there is still work of it.")
    let none = start([], into: model, on: executor)
    try await settle([executor], until: [none])
    let after = model.ids()
    #expect(after == [], "An import of no files has no employees.")
  }

  @Test("Each import parses each of its files once, also a file that an earlier import has parsed")
  func again() async throws {
    let (parser, executor) = (Parser(), Named("import"))
    let model = makeSubject().makeModel { file in
      // The file has something else in it the second time.
      parser.parse(file) + Array(repeating: 100, count: parser.places(of: file).count)
    }
    let first = start(["7 3", "12"], into: model, on: executor)
    try await settle([executor], until: [first])
    let idsAtFirst = model.ids()
    #expect(idsAtFirst == [7, 3, 100, 12, 100], "These are the employees of the first import.")
    let second = start(["12", "31", "7 3"], into: model, on: executor)
    try await settle([executor], until: [second])
    let (ids, places) = (model.ids(), parser.places(of: "12"))
    #expect(
      ids == [12, 100, 100, 31, 100, 7, 3, 100, 100],
      """
      Two of these files had been imported before, and had changed since. An import shows what its \
      files hold now, and no others.
      """)
    #expect(places == ["import", "import"], "One file, two imports: this is where it was parsed.")
  }

  @Test("Until `importFiles` returns, `employees` stay")
  func oldListStays() async throws {
    let (parser, executor) = (Parser(), Named("import"))
    let model = makeSubject().makeModel { parser.parse($0) }
    let first = start(["7 3"], into: model, on: executor)
    try await settle([executor], until: [first])
    let empty = Array(repeating: "", count: 150)
    let second = start(["12"] + empty + ["31 4"], into: model, on: executor)
    var seen: Set<[Int]> = []
    for _ in 0..<5_000 {
      let goesOn = await eventually { second.isSet || executor.hasJobs }
      if second.isSet || !goesOn { break }
      seen.insert(model.ids())
      executor.runNewest()
      seen.insert(model.ids())
    }
    let hasEnded = second.isSet
    try #require(hasEnded, "The executor has run all it was given, and the import has not ended.")
    let last = model.ids()
    #expect(last == [12, 31, 4], "These are the employees of the second import.")
    let between = seen.subtracting([[7, 3], last])
    #expect(
      between.isEmpty,
      "The import was under way, and the screen had this to show, neither the old list nor the new one."
    )
  }
}
