import Foundation
import WorkshopEngine

/// A folder that a learner handed in, which is hostile until checked.
///
/// Only regular files at the paths of the course's steps are ever opened, each component of a path
/// without following a symbolic link. What else lies there is not read, compiled or run.
public struct Submission: Sendable {
  public let folder: URL
  private let opened: OpenFolder

  /// A folder that stays the same one, also when another is put in its place meanwhile.
  private final class OpenFolder: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }
  }

  /// Why a folder cannot be graded at all.
  public struct Unusable: UserFacingError {
    public var description: String
  }

  /// What lies at a step's path.
  enum Content: Equatable {
    case source(String)
    case missing
    /// Something lies there, and it is nothing that may be judged.
    case refused(reason: String)
  }

  /// - Parameter folder: A folder like `Exercises`, or one that holds a folder of that name.
  /// - Throws: `Unusable`.
  public init(folder: URL) throws {
    var info = stat()
    guard stat(folder.path, &info) == 0 else {
      throw Unusable(description: "\(folder.path) cannot be graded: there is no such folder.")
    }
    guard info.st_mode & S_IFMT == S_IFDIR else {
      throw Unusable(description: "\(folder.path) cannot be graded: it is not a folder.")
    }
    let outer = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard outer >= 0 else {
      throw Unusable(
        description: "\(folder.path) cannot be graded: \(String(cString: strerror(errno))).")
    }
    // Without following a link: one named Exercises could lead anywhere, to the solutions above all.
    let inner = openat(outer, "Exercises", O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    let code = errno
    if inner >= 0 || code != ENOENT { close(outer) }
    guard inner >= 0 || code == ENOENT else {
      let isLinkOrFile = code == ELOOP || code == ENOTDIR
      let reason = isLinkOrFile ? "is no folder" : String(cString: strerror(code))
      throw Unusable(description: "\(folder.path) cannot be graded: its Exercises: \(reason).")
    }
    self.folder = inner >= 0 ? folder.appendingPathComponent("Exercises") : folder
    opened = OpenFolder(inner >= 0 ? inner : outer)
  }

  /// Reads the file of a step.
  ///
  /// - Throws: `FileTrouble` where the process cannot open another file, which is no fault of the submission.
  func content(of step: Course.Step, in stage: Course.Stage) throws -> Content {
    let components = [stage.folder, "\(step.fileStem).swift"]
    let path = components.joined(separator: "/")
    var descriptor = fcntl(opened.descriptor, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw FileTrouble(path: path, act: .read, code: errno) }
    for (index, component) in components.enumerated() where descriptor >= 0 {
      let isLast = index == components.count - 1
      let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | (isLast ? O_NONBLOCK : O_DIRECTORY)
      let next = openat(descriptor, component, flags)
      let reason = errno
      close(descriptor)
      descriptor = next
      guard next < 0 else { continue }
      switch reason {
      case ENOENT: return .missing
      case EMFILE, ENFILE, ENOMEM: throw FileTrouble(path: path, act: .read, code: reason)
      // What a link to a folder is called where O_DIRECTORY is asked for too.
      case ELOOP, ENOTDIR: return .refused(reason: "its path leads over a link or a file")
      default: return .refused(reason: String(cString: strerror(reason)))
      }
    }
    do {
      return .source(try AnswerFile.read(descriptor: descriptor))
    } catch {
      return .refused(reason: error.reason)
    }
  }
}
