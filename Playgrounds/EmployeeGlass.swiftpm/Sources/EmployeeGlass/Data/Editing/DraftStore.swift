import Foundation

/// What was typed and could not be sent, kept in a file until it is.
///
/// The file is written in one piece. Its content is trusted no more than a server's answer.
@DataLayer
final class DraftStore {
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
  nonisolated static let longestFile = 1 << 17
  nonisolated static let mostDrafts = 20

  private let file: URL
  /// By id; 0 is a person who is added. nil until the file is read.
  private var drafts: [Employee.ID: Kept]?

  nonisolated init(file: URL) { self.file = file }

  /// The draft for a person, or for one who is added.
  func draft(for id: Employee.ID?) -> Kept? { read()[id ?? 0] }

  /// Keeps a draft, in the place of the one before; a nil forgets it.
  ///
  /// - Returns: Whether the file has it now.
  @discardableResult
  func keep(_ kept: Kept?, for id: Employee.ID?) -> Bool {
    var all = read()
    guard all[id ?? 0] != kept else { return true }
    all[id ?? 0] = kept
    // The newest is always one of them.
    while all.count > Self.mostDrafts, let other = all.keys.first(where: { $0 != id ?? 0 }) {
      all[other] = nil
    }
    drafts = all
    do {
      let data = try JSONEncoder().encode(all)
      guard data.count <= Self.longestFile else { return false }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
      return true
    } catch {
      return false
    }
  }

  private func read() -> [Employee.ID: Kept] {
    if let drafts { return drafts }
    let found = Self.contents(of: file)
    drafts = found
    return found
  }

  private nonisolated static func contents(of file: URL) -> [Employee.ID: Kept] {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: longestFile + 1), data.count <= longestFile,
      let all = try? JSONDecoder().decode([Employee.ID: Kept].self, from: data),
      all.count <= mostDrafts
    else { return [:] }
    return all.filter { $0.key >= 0 && $0.value.isShowable }
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
