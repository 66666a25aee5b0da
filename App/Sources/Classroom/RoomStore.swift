import Foundation

/// The room's folder: one file for the class, and one for each person, each written whole or not at all.
///
/// So what was answered survives a program that is killed, and a change writes one person's file alone.
struct RoomStore: Sendable {
  let folder: URL
  /// Held as long as the room is open; the system lets it go with the process.
  private let lock: Int32

  /// The class as it is kept.
  struct ClassRecord: Codable, Equatable, Sendable {
    var trainer = RoomToken()
    var code = RoomToken.classCode()
    /// When it began, in seconds since 1970.
    var began: Int
    var lastNumber = 0
    var comments: [RoomComment] = []
  }

  /// After this many seconds a class is over, also where the trainer has not ended it.
  static let longest = 24 * 60 * 60

  /// Opens the folder, and makes it where it is missing.
  ///
  /// - Throws: `ClassroomError`.
  init(folder: URL) throws {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "people"), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw ClassroomError.folderUnwritable(folder.path, error.localizedDescription)
    }
    lock = open(folder.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else {
      throw ClassroomError.folderUnwritable(folder.path, String(cString: strerror(errno)))
    }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw ClassroomError.folderInUse(folder.path)
    }
  }

  /// Lets another program have the folder.
  func letGo() { close(lock) }

  func readClass() -> ClassRecord? { read("class.json") }

  /// All whose files can be read, in the order of joining.
  func readPeople() -> [Person] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path("people"))) ?? []
    return names.filter { $0.hasSuffix(".json") }
      .compactMap { read("people/\($0)") as Person? }
      .sorted { $0.number < $1.number }
  }

  func write(_ record: ClassRecord) throws { try write(record, to: "class.json") }
  func write(_ person: Person) throws { try write(person, to: "people/\(person.number).json") }

  func remove(_ person: Person) throws {
    try FileManager.default.removeItem(atPath: path("people/\(person.number).json"))
  }

  /// Deletes all that is known of the class and its people.
  func forget() throws {
    for name in ["people", "class.json"] where FileManager.default.fileExists(atPath: path(name)) {
      try FileManager.default.removeItem(atPath: path(name))
    }
    try FileManager.default.createDirectory(
      atPath: path("people"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func read<Value: Decodable>(_ name: String) -> Value? {
    FileManager.default.contents(atPath: path(name)).flatMap {
      try? JSONDecoder().decode(Value.self, from: $0)
    }
  }

  private func write(_ value: some Encodable, to name: String) throws {
    let (file, draft) = (path(name), path("\(name).new"))
    let data = try JSONEncoder().encode(value)
    guard
      FileManager.default.createFile(
        atPath: draft, contents: data, attributes: [.posixPermissions: 0o600]),
      rename(draft, file) == 0
    else { throw ClassroomError.folderUnwritable(file, String(cString: strerror(errno))) }
  }
}
