import Foundation

/// A file that was looked through.
nonisolated struct ImportFile: Sendable, Hashable {
  /// In bytes: 64 MiB, as the server takes them.
  static let longest = 1 << 26
  private static let piece = 1 << 20

  let url: URL
  /// In bytes.
  let size: Int
  /// How many lines are below the first one. A field may have lines of its own, so there may be fewer records.
  let lines: Int
  /// Made of the content: the same file goes on where it stopped, wherever it is chosen.
  let id: String

  /// Looks through a file, on the shared pool.
  ///
  /// - Throws: `ImportFileError`, or `CancellationError`.
  @concurrent static func read(_ url: URL) async throws -> ImportFile {
    try await url.lent {
      let handle: FileHandle
      do {
        handle = try FileHandle(forReadingFrom: url)
      } catch {
        throw ImportFileError.unreadable
      }
      defer { try? handle.close() }
      return try read(url, handle)
    }
  }

  private static func read(_ url: URL, _ handle: FileHandle) throws -> ImportFile {
    var hash = ContentHash()
    var (size, breaks) = (0, 0)
    var last: UInt8?
    while true {
      try Task.checkCancellation()
      let bytes: Data
      do {
        bytes = try handle.read(upToCount: piece) ?? Data()
      } catch {
        throw ImportFileError.unreadable
      }
      if bytes.isEmpty { break }
      size += bytes.count
      guard size <= longest else { throw ImportFileError.tooLarge }
      last = bytes.last
      let isText = bytes.withUnsafeBytes { bytes in
        hash.add(bytes)
        breaks += Self.count(UInt8(ascii: "\n"), in: bytes)
        return memchr(bytes.baseAddress!, 0, bytes.count) == nil
      }
      // No text has a byte of zeros, other than in UTF-16 and UTF-32.
      guard isText else { throw ImportFileError.noText }
    }
    guard size > 0 else { throw ImportFileError.empty }
    let lines = last == UInt8(ascii: "\n") ? breaks - 1 : breaks
    return ImportFile(url: url, size: size, lines: max(0, lines), id: "csv-\(hash.text)")
  }

  private static func count(_ byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    guard var place = bytes.baseAddress else { return 0 }
    let end = place + bytes.count
    while let found = memchr(place, Int32(byte), end - place) {
      count += 1
      place = UnsafeRawPointer(found) + 1
    }
    return count
  }
}

/// Why a file is not sent at all.
nonisolated enum ImportFileError: Error, Sendable, Hashable {
  /// It is not there, or the system does not let the app read it.
  case unreadable
  case empty
  case tooLarge
  /// It has bytes that are in no text.
  case noText
}

nonisolated extension URL {
  /// Does something with a file that a person has chosen. Apple's systems lend it for that long; there, this is not tried.
  func lent<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    #if canImport(Darwin)
    let isLent = startAccessingSecurityScopedResource()
    defer { if isLent { stopAccessingSecurityScopedResource() } }
    #endif
    return try await body()
  }
}
