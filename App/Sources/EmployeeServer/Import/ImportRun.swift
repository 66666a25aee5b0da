import Foundation
import LoopbackHTTP

/// Takes one file into the directory while it comes in.
///
/// It holds one piece of the file, one record and one chunk of rows, however long the file is. A
/// chunk is one transaction: its employees, its faults and the checkpoint behind it are all there, or
/// none of them. So a run that was killed is resumed from the checkpoint, and no person comes twice.
struct ImportRun: Sendable {
  /// In bytes: 64 MiB.
  static let longestFile = 1 << 26
  /// How many rows a transaction has. Other changes wait for it.
  static let chunk = 500

  let id: String
  let repository: EmployeeRepository

  /// Reads the file to its end.
  ///
  /// - Throws: `Problem` for a file that cannot be taken; and the error that ends a connection.
  @concurrent
  func run(_ file: RequestStream) async throws -> ImportProgress {
    var pieces = file.makeAsyncIterator()
    do {
      return try await take(&pieces, of: file.count)
    } catch let problem as Problem where file.count == nil {
      // Taken in so that the client, which may still be sending, hears the answer. The rest of a body
      // whose length is known is taken in behind the answer.
      var taken = 0
      while taken < 1 << 24, let piece = try? await pieces.next() { taken += piece.count }
      throw problem
    }
  }

  @concurrent
  private func take(
    _ pieces: inout RequestStream.Iterator, of count: Int?
  ) async throws -> ImportProgress {
    guard count ?? 0 <= Self.longestFile else { throw Self.tooLong }
    let start = try await repository.beginImport(id, totalBytes: count)
    let wasCompleted = start.progress.state == .completed
    var work = Work(start: start.checkpoint, wasCompleted: wasCompleted)
    do {
      while let piece = try await Self.next(&pieces) {
        for byte in piece {
          guard let record = try work.read(byte) else { continue }
          try work.add(record)
          if work.rows.count == Self.chunk { try await save(&work, .running) }
        }
        guard work.here.offset <= Self.longestFile else { throw Self.tooLong }
      }
      // A connection that broke off is no end of the file.
      if let count, work.here.offset != count { throw BrokenBody() }
      if let record = try work.finish() { try work.add(record) }
      try work.checkHeading()
    } catch let error where !work.isKnown {
      // Nothing shows that this is the file of the import, which stays as it was.
      try await repository.restoreImport(start.progress)
      throw error is Problem ? Problem.otherFile : error
    } catch let fault as CSVReader.TooLong {
      let problem = Problem.longRecord(line: fault.line)
      try await save(&work, .failed, detail: problem.detail)
      throw problem
    } catch let problem as Problem {
      try await repository.failImport(id, detail: problem.detail)
      throw problem
    }
    if wasCompleted { return start.progress }
    // Blank lines behind the last record are part of the file too.
    work.done = work.here
    return try await save(&work, .completed)
  }

  @concurrent
  private static func next(_ pieces: inout RequestStream.Iterator) async throws -> Data? {
    do {
      return try await pieces.next()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw BrokenBody()
    }
  }

  /// The connection ended before the file, or what came is no body.
  struct BrokenBody: Error {}

  @discardableResult
  private func save(
    _ work: inout Work, _ state: ImportProgress.State, detail: String? = nil
  ) async throws -> ImportProgress {
    let progress = try await repository.saveChunk(
      of: id, work.rows, heading: work.heading?.columns ?? [], from: work.saved, to: work.done,
      state: state, detail: detail)
    work.saved = work.done
    work.rows = []
    return progress
  }

  private static var tooLong: Problem {
    Problem(.contentTooLarge, "A file may have \(longestFile) bytes.")
  }
}

/// What is known in the middle of a file.
private struct Work {
  private let start: ImportCheckpoint
  private let wasCompleted: Bool
  private var reader = CSVReader()
  private var fingerprint = Fingerprint()
  private var offset = 0
  /// Whether the file has shown to be the one that the import was begun with.
  private(set) var isKnown: Bool
  var heading: ImportHeading?
  var rows: [ImportRow] = []
  /// The end of what is in the database, and the end of the last record.
  var saved: ImportCheckpoint
  var done: ImportCheckpoint

  init(start: ImportCheckpoint, wasCompleted: Bool) {
    self.start = start
    self.wasCompleted = wasCompleted
    isKnown = start.offset == 0 && !wasCompleted
    saved = start
    done = start
  }

  var here: ImportCheckpoint {
    ImportCheckpoint(offset: offset, fingerprint: fingerprint.value)
  }

  /// Reads a byte.
  ///
  /// - Returns: A record that is new since the checkpoint, or the heading.
  mutating func read(_ byte: UInt8) throws -> CSVReader.Record? {
    let record: CSVReader.Record?
    do {
      record = try reader.read(byte)
    } catch {
      // In the file of this import there was no such record here.
      if wasCompleted || offset < start.offset { throw Problem.otherFile }
      throw error
    }
    offset += 1
    fingerprint.add(CollectionOfOne(byte))
    if offset == start.offset {
      guard here == start else { throw Problem.otherFile }
      // Of a file that was taken whole, something may still follow.
      isKnown = !wasCompleted
    }
    return record
  }

  mutating func finish() throws -> CSVReader.Record? {
    guard offset >= start.offset else { throw Problem.otherFile }
    return try reader.finish()
  }

  mutating func add(_ record: CSVReader.Record) throws {
    let isNew = offset > start.offset
    // Blank lines are not refused: older servers kept a checkpoint that was before those at the end.
    if isNew, wasCompleted { throw Problem.otherFile }
    if let heading {
      guard isNew else { return }
      rows.append(heading.row(record))
    } else {
      heading = try ImportHeading(record)
    }
    if isNew { done = here }
  }

  /// Refuses a file that has no heading.
  func checkHeading() throws {
    guard heading == nil else { return }
    throw Problem.invalidImport(
      ImportHeading.required.map {
        .init(field: $0, code: .required, message: "This column is missing.")
      })
  }
}
