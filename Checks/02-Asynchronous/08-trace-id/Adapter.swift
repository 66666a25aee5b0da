public import TraceIdSubject

@testable import TraceId

/// Hands the learner's directory and its log to the checks.
public func makeSubject() -> TraceIdSubject::Subject {
  TraceIdSubject::Subject {
    (
      write: @escaping TraceIdSubject::Subject.Write,
      read: @escaping TraceIdSubject::Subject.Read
    ) -> TraceIdSubject::Subject.Directory
    in
    let log: TraceId::Log = TraceId::Log(
      write: { (line: TraceId::LogLine) -> Void in write(line.requestID, line.text) })
    let note: TraceIdSubject::Subject.Note = { (text: String) -> Void in log.note(text) }
    let directory: TraceId::Directory = TraceId::Directory(
      log: log,
      read: { (path: String) async throws -> String in try await read(path, note) })
    return TraceIdSubject::Subject.Directory(
      page: { (name: String, requestID: String) async throws -> String in
        try await directory.page(of: name, requestID: requestID)
      },
      note: note
    )
  }
}
