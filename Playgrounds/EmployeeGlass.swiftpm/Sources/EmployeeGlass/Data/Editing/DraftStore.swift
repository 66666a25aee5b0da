import Foundation

/// What was typed and not sent, kept in a file until it is.
///
/// The file is written in one piece, and a disk may take its time: an actor of its own, so that neither windows nor the
/// data layer wait for it. Its content is trusted no more than a server's answer.
actor DraftStore {
  /// A draft, and the state of the person that it was made from.
  nonisolated struct Kept: Sendable, Hashable, Codable {
    var draft: EmployeeDraft
    /// What the fields were filled from; nil where an employee is added.
    ///
    /// No entity tag stands for it: a person who could not be read has none.
    var original: EmployeeDraft?
    /// The last attempt to add this employee; nil where there was none.
    var attempt: Attempt?
  }

  /// What was sent, and the key that it was sent with.
  nonisolated struct Attempt: Sendable, Hashable, Codable {
    let draft: EmployeeDraft
    let key: String
  }

  /// In bytes.
  static let longestFile = 1 << 17
  static let mostDrafts = 20

  private let file: URL
  /// The one that was kept last stands last. nil until the file is read.
  private var drafts: [Entry]?
  /// Whether the file has what is here: a disk may be full.
  private var isWritten = true

  init(file: URL) { self.file = file }

  /// The draft for a person, or for one who is added.
  func draft(for id: Employee.ID?) -> Kept? { read().last { $0.id == id ?? 0 }?.kept }

  /// Keeps a draft, in the place of the one before; a nil forgets it.
  ///
  /// Where there are too many, those go that were kept longest ago.
  ///
  /// - Returns: Whether the file has it now.
  @discardableResult
  func keep(_ kept: Kept?, for id: Employee.ID?) -> Bool {
    var all = read()
    guard kept != draft(for: id) || !isWritten else { return true }
    all.removeAll { $0.id == id ?? 0 }
    if let kept { all.append(Entry(id: id ?? 0, kept: kept)) }
    isWritten = (try? write(&all)) != nil
    drafts = all
    return isWritten
  }

  /// Writes as many as a file may have.
  private func write(_ all: inout [Entry]) throws {
    var data = try JSONEncoder().encode(all)
    while all.count > Self.mostDrafts || data.count > Self.longestFile {
      all.removeFirst()
      data = try JSONEncoder().encode(all)
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private func read() -> [Entry] {
    if let drafts { return drafts }
    let found = Self.contents(of: file)
    drafts = found
    return found
  }

  private static func contents(of file: URL) -> [Entry] {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: longestFile + 1), data.count <= longestFile,
      let all = try? JSONDecoder().decode([Entry].self, from: data),
      all.count <= mostDrafts
    else { return [] }
    return all.filter { $0.id >= 0 && $0.kept.isShowable }
  }

  private nonisolated struct Entry: Sendable, Codable {
    /// 0 is a person who is added.
    let id: Employee.ID
    let kept: Kept
  }
}

nonisolated extension DraftStore.Kept {
  /// Whether a form can show the texts, and a request can have the key.
  fileprivate var isShowable: Bool {
    [draft, original, attempt?.draft].allSatisfy { $0?.isShowable ?? true }
      && attempt?.hasValidKey ?? true
  }
}

nonisolated extension DraftStore.Attempt {
  /// Whether the server takes the key (Docs/EmployeeServer.md).
  fileprivate var hasValidKey: Bool {
    (1...100).contains(key.utf8.count) && key.utf8.allSatisfy { (0x21...0x7e).contains($0) }
  }
}

nonisolated extension EmployeeDraft {
  /// Whether a form can show the texts.
  fileprivate var isShowable: Bool {
    let texts = EmployeeField.allCases.map { self[$0] }
    return texts.allSatisfy { $0.utf8.count <= Employee.longestText && $0.isShowable }
      && Self.departments.contains(department)
  }
}
