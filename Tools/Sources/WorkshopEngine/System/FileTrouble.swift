import Foundation

/// A file that could not be read or written, in words for the person at the terminal.
public struct FileTrouble: UserFacingError {
  public enum Act: String, Sendable {
    case read
    case write = "written"
  }

  public var path: String
  public var act: Act
  /// An errno.
  public var code: Int32

  package init(path: String, act: Act, code: Int32) {
    (self.path, self.act, self.code) = (path, act, code)
  }

  public var description: String {
    let remedy = remedy.map { "\n\($0)" } ?? ""
    return "\(path) cannot be \(act.rawValue): \(reason).\(remedy)"
  }

  /// Why, as the end of a sentence.
  public var reason: String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case EROFS: "its disk is read-only"
    case ENOSPC: "the disk is full"
    case EDQUOT: "your share of the disk is used up"
    case EFBIG: "it would be larger than this system allows"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a file stands where a folder should be"
    case ENAMETOOLONG: "its path is too long"
    case EINVAL: "it is not a regular file"
    case EILSEQ: "it is not UTF-8 text"
    default: String(cString: strerror(code))
    }
  }

  private var remedy: String? {
    switch code {
    case ENOSPC, EDQUOT: "Make some room there, then try again."
    case EACCES, EPERM, EROFS:
      act == .write ? "Clone the workshop where you may write." : nil
    default: nil
    }
  }
}

extension FileTrouble {
  /// Does something with a file, and tells of its failure in our words.
  package static func telling<Result>(
    _ path: String, _ act: Act, _ body: () throws -> Result
  ) throws(FileTrouble) -> Result {
    do {
      return try body()
    } catch let trouble as FileTrouble {
      throw trouble
    } catch {
      throw FileTrouble(path: path, act: act, code: Self.code(of: error as NSError))
    }
  }

  /// What Foundation says of a file, in our words, or nil where it speaks of something else.
  public init?(foundation error: any Error) {
    let error = error as NSError
    guard error.domain == NSCocoaErrorDomain || error.domain == NSPOSIXErrorDomain,
      let path = error.userInfo[NSFilePathErrorKey] as? String
        ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
    else { return nil }
    let isWriting = (512..<768).contains(error.code) || error.code == NSFileNoSuchFileError
    self.init(path: path, act: isWriting ? .write : .read, code: Self.code(of: error))
  }

  private static func code(of error: NSError) -> Int32 {
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError {
      return code(of: underlying)
    }
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    return switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: EACCES
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: ENAMETOOLONG
    case .fileReadCorruptFile, .fileReadInapplicableStringEncoding: EILSEQ
    case .fileWriteFileExists: EEXIST
    default: EIO
    }
  }
}
