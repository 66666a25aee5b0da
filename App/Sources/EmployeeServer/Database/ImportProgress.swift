/// How far an import is.
struct ImportProgress: Equatable, Sendable {
  enum State: String, CaseIterable, Sendable {
    case running
    /// The connection or the server ended: the same request resumes it.
    case interrupted
    case cancelled
    case completed
    /// The file is no CSV from some line on.
    case failed
  }

  /// What is wrong with one line.
  struct Fault: Equatable, Sendable {
    let line: Int
    let error: Problem.FieldError
  }

  /// How many faults are listed here. All are in the file to download.
  static let listedFaults = 100

  let id: String
  var state: State
  /// Records that were looked at, without the heading.
  var rows = 0
  var inserted = 0
  var faulty = 0
  /// How many bytes of the file are done, and how many it has, where the client said that.
  var bytes = 0
  var totalBytes: Int?
  /// What is wrong with the whole file.
  var detail: String?
  /// The first ones; nil where they are not asked for.
  var faults: [Fault]?
}

extension ImportProgress: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, state, rows, inserted, faulty, bytes, detail, faults
    case totalBytes = "total_bytes"
    case faultsURL = "faults_url"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(state.rawValue, forKey: .state)
    try container.encode(rows, forKey: .rows)
    try container.encode(inserted, forKey: .inserted)
    try container.encode(faulty, forKey: .faulty)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(totalBytes, forKey: .totalBytes)
    try container.encode(detail, forKey: .detail)
    try container.encode("/imports/\(id)/faults", forKey: .faultsURL)
    try container.encodeIfPresent(faults, forKey: .faults)
  }
}

extension ImportProgress.Fault: Encodable {
  private enum CodingKeys: String, CodingKey { case line, field, code, message }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(line, forKey: .line)
    try container.encode(error.field, forKey: .field)
    try container.encode(error.code, forKey: .code)
    try container.encode(error.message, forKey: .message)
  }
}

/// Where an import goes on: the rows before it are in the database, in the same transaction.
struct ImportCheckpoint: Equatable, Sendable {
  /// In bytes from the start of the file; the end of a record, or of a completed file, or 0.
  var offset = 0
  /// Of all bytes before the offset: another file is not taken for the same one.
  var fingerprint = Fingerprint().value
}
