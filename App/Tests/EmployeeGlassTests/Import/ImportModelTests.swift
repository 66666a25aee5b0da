import Foundation
import Synchronization
import Testing

@testable import EmployeeGlass

@MainActor @Suite("An import", .timeLimit(.minutes(1)))
struct ImportModelTests {
  private let service = HeldImports()
  private let clock = HeldClock()

  private func model(
    _ service: HeldImports? = nil, repository: EmployeeRepository? = nil,
    read: @escaping ImportModel.Read = { _ in .sample }
  ) throws -> ImportModel {
    let repository =
      repository
      ?? EmployeeRepository(
        service: PreviewEmployeeService(), imports: service ?? self.service)
    let url = URL(fileURLWithPath: "/tmp/people.csv")
    return try #require(ImportModel(url, repository: repository, clock: clock, read: read))
  }

  /// A model whose file is on its way.
  private func running(_ service: HeldImports? = nil) async throws -> (
    ImportModel, HeldImports.Sending
  ) {
    let model = try model(service)
    model.begin()
    return (model, try await (service ?? self.service).sending())
  }

  @Test("it says how far it is and how long the rest takes, then what became of it")
  func progress() async throws {
    let (model, sending) = try await running()
    #expect(model.phase == .sending && sending.file == .sample && model.name == "people.csv")
    #expect(model.progressWords == "0 of about 1,000 lines" && model.fraction == nil)
    service.know(.after(100))
    await clock.wake(ImportModel.pause)
    await wait { model.status?.lines == 100 }
    #expect(model.timeLeft == nil && model.leftOutWords == "1 line left out")
    service.know(.after(400))
    await clock.wake(ImportModel.pause, after: .seconds(6))
    await wait { model.status?.lines == 400 }
    #expect(model.fraction == 0.4 && model.progressWords == "400 of about 1,000 lines")
    #expect(model.timeLeft == .seconds(12) && model.timeLeft?.wordsLeft == "About 15 seconds left")
    service.know(.after(1_000, .completed))
    sending.answer(.after(1_000, .completed))
    await wait { model.phase == .completed }
    #expect(model.resultWords == "990 people added, 10 lines left out")
    #expect(model.outcome?.title == "990 people added" && !model.isRunning && model.timeLeft == nil)
    #expect(model.faults.count == 10 && model.faults.first?.place == "Line 100, Email")
    #expect(model.faultList != nil && !model.canContinue)
  }

  @Test("a cancel says how many were added, and the late answer to the file changes nothing")
  func cancel() async throws {
    let held = HeldImports(holdsCancels: true)
    let (model, sending) = try await running(held)
    held.know(.after(200))
    async let cancelling: Void = model.cancelButtonTapped()
    await wait { model.phase == .cancelling }
    // The file's own answer comes first.
    sending.answer(.after(1_000, .completed))
    await held.letCancel()
    await cancelling
    #expect(model.phase == .cancelled && model.status == .after(200, .cancelled))
    #expect(model.outcome?.advice.hasPrefix("198 people added already.") == true)
    #expect(model.canContinue && !model.isRunning)
  }

  @Test("an answer that comes after the cancel changes nothing")
  func answerAfterCancel() async throws {
    let (model, sending) = try await running()
    service.know(.after(300))
    await model.cancelButtonTapped()
    #expect(model.phase == .cancelled)
    sending.answer(.after(1_000, .completed))
    sending.fail(EmployeeServiceError.unreachable)
    for _ in 0..<100 { await Task.yield() }
    #expect(model.phase == .cancelled && model.status?.lines == 300)
  }

  @Test("a cancelled import goes on with the same file")
  func resume() async throws {
    let (model, _) = try await running()
    service.know(.after(300))
    await model.cancelButtonTapped()
    model.begin()
    #expect(model.phase == .sending && model.isRunning)
    let again = try await service.sending()
    #expect(again.file.id == ImportFile.sample.id)
    again.answer(.after(1_000, .completed))
    await wait { model.phase == .completed }
    #expect(service.asked.filter { $0 == "send" }.count == 2)
  }

  @Test("a file that has changed since is not sent under the id of what it was")
  func changedFile() async throws {
    let sample = ImportFile.sample
    let changed = ImportFile(url: sample.url, size: 90_000, lines: 900, id: "csv-2")
    let files = Mutex([changed, sample])
    let model = try model { _ in files.withLock { $0.popLast() ?? changed } }
    model.begin()
    try await service.sending().fail(EmployeeServiceError.unreachable)
    await wait { !model.isRunning }
    #expect(model.canContinue)
    model.begin()
    // One that is sent is answered, so that the test ends.
    let answering = Task { try await service.sending().answer(.after(1_000, .completed)) }
    await wait { !model.isRunning }
    answering.cancel()
    #expect(model.outcome == .changedFile && !model.canContinue)
    #expect(service.asked.filter { $0 == "send" }.count == 1)
  }

  @Test("an import that is stopped before its task begins stays stopped")
  func stopAtOnce() async throws {
    let model = try model()
    model.begin()
    model.stop()
    for _ in 0..<100 { await Task.yield() }
    #expect(model.phase == .cancelled && service.asked.isEmpty)
  }

  @Test("an import that the server had taken before the cancel is not called cancelled")
  func cancelTooLate() async throws {
    let (model, _) = try await running()
    service.know(.after(1_000, .completed))
    await model.cancelButtonTapped()
    #expect(model.phase == .completed)
  }

  @Test("a cancel that the server does not hear of ends it here")
  func cancelWithoutNetwork() async throws {
    let (model, _) = try await running()
    service.failCancel(.unreachable)
    await model.cancelButtonTapped()
    #expect(model.outcome?.title == "The import was stopped" && model.canContinue)
  }

  @Test("a connection that breaks says after how many lines, also of what was known before")
  func broken() async throws {
    let (model, sending) = try await running()
    service.know(.after(500))
    await clock.wake(ImportModel.pause)
    await wait { model.status?.lines == 500 }
    service.fail(.unreachable)
    sending.fail(EmployeeServiceError.unreachable)
    await wait { !model.isRunning }
    #expect(model.outcome?.title == "The connection broke after 500 lines" && model.canContinue)

    // Without network it says so again, and forgets nothing.
    model.begin()
    await wait { !model.isRunning }
    #expect(model.outcome?.title == "The connection broke after 500 lines")
    service.fail(nil)
    service.know(.after(600, .interrupted))
    model.begin()
    let again = try await service.sending()
    #expect(model.progressWords == "600 of about 1,000 lines")
    again.fail(EmployeeServiceError.unreachable)
    await wait { !model.isRunning }
    #expect(model.outcome?.title == "The connection broke after 600 lines")
  }

  @Test("without network nothing is sent, and the way on is to try again")
  func noNetwork() async throws {
    service.fail(.unreachable)
    let model = try model()
    model.begin()
    await wait { !model.isRunning }
    #expect(model.outcome?.title == "The server cannot be reached" && model.canContinue)
    #expect(service.asked == ["status", "status"])
  }

  @Test("a file that was taken in before is not sent again")
  func known() async throws {
    service.know(.after(1_000, .completed))
    let model = try model()
    model.begin()
    await wait { model.phase == .completed }
    #expect(service.asked == ["status"] && model.isKnown)
    #expect(model.outcome?.advice.contains("imported before") == true)
  }

  @Test("each refusal has its sentence, and what is wrong with a heading is listed")
  func refusals() async throws {
    let fault = ImportFault(line: 1, field: "title", message: "This column is missing.")
    for (error, title) in [
      (
        ImportError.invalid(words: "The first line has to name the columns.", faults: [fault]),
        "This file cannot be imported"
      ), (.otherFile, "The file has changed meanwhile"), (.tooLarge, "The file is too large"),
    ] {
      let (model, sending) = try await running()
      sending.fail(error)
      await wait { !model.isRunning }
      #expect(model.outcome?.title == title && !model.canContinue)
      if case .invalid = error { #expect(model.faults == [fault]) }
    }
    let (model, sending) = try await running()
    sending.fail(
      EmployeeServiceError.refused(status: 503, words: "4 imports run already. Try again later."))
    await wait { !model.isRunning }
    #expect(model.outcome?.title == "The server is busy" && model.canContinue)
    #expect(model.outcome?.advice == "4 imports run already. Try again later.")
  }

  @Test(
    "a file that is none is not sent",
    arguments: [
      (ImportFileError.empty, "The file is empty"), (.noText, "This is no CSV file"),
      (.tooLarge, "The file is too large"), (.unreadable, "The file cannot be read"),
    ])
  func unsent(_ error: ImportFileError, _ title: String) async throws {
    let model = try model { _ in throw error }
    model.begin()
    await wait { !model.isRunning }
    #expect(model.outcome?.title == title && service.asked.isEmpty && !model.canContinue)
  }

  @Test("an answer that makes no sense ends it, and can be tried again")
  func hostile() async throws {
    let (model, sending) = try await running()
    sending.fail(EmployeeServiceError.malformed("Import: inserted and faulty"))
    await wait { !model.isRunning }
    #expect(model.outcome?.title == "The server’s answer makes no sense" && model.canContinue)
    // Nor does one that says of an import that has ended that it runs.
    model.begin()
    try await service.sending().answer(.after(100, .running))
    await wait { !model.isRunning }
    #expect(model.outcome?.title == "The connection broke after 100 lines")
  }

  @Test("an import that another window runs is followed, and taken over where it breaks off")
  func elsewhere() async throws {
    let (model, sending) = try await running()
    service.know(.after(300))
    sending.fail(ImportError.runsAlready)
    // The first sleeper follows its own file, and is ended with it. The others wait for the other window's end.
    await clock.wake(number: 2)
    await wait { model.status?.lines == 300 }
    #expect(model.isRunning)
    service.know(.after(400, .interrupted))
    await clock.wake(number: 3)
    try await service.sending().answer(.after(1_000, .completed))
    await wait { model.phase == .completed }
  }

  @Test("a file that is still read can be left")
  func cancelWhileReading() async throws {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let model = try model { _ in
      for await _ in gate {}
      try Task.checkCancellation()
      return .sample
    }
    model.begin()
    #expect(model.phase == .reading && model.progressWords == "Reading the file")
    await model.cancelButtonTapped()
    opening.finish()
    #expect(!model.isRunning && service.asked.isEmpty)
  }

  @Test("new people are loaded once, where the server sends no events")
  func loading() async throws {
    let service = StagedService()
    let repository = EmployeeRepository(service: service, imports: self.service)
    let model = try model(repository: repository)
    model.begin()
    let sending = try await self.service.sending()
    sending.answer(.after(500, .interrupted))
    await wait { !model.isRunning }
    service.answer(.preview)
    try await repository.state { $0.lastUpdated != nil }
  }

  @Test("when its window has gone, it is ended")
  func windowGone() async throws {
    let repository = EmployeeRepository(
      service: PreviewEmployeeService(), imports: service)
    var directory: DirectoryModel? = DirectoryModel(repository: repository)
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "import-\(UUID().uuidString).csv")
    try Data("name\nAda\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    directory?.fileChosen(.success(file))
    let sending = try await service.sending()
    let ended = Task { [continuation = sending] in await continuation.untilEnded() }
    directory = nil
    await ended.value
  }
}
