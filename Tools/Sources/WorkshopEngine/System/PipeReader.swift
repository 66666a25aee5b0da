import CWorkshopSystem
import Foundation

/// The reading end of a pipe whose other end a child has.
struct PipeReader {
  let readEnd: Int32
  private(set) var writeEnd: Int32
  private(set) var isOpen = true
  private(set) var bytes: [UInt8] = []

  init() throws {
    var ends: [Int32] = [-1, -1]
    let result = workshop_pipe(&ends)
    guard result == 0 else {
      throw SpawnError(description: "pipe: \(String(cString: strerror(result)))")
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// A pipe that holds some bytes, a few thousand at most, and will have no more.
  init(holding bytes: [UInt8]) throws {
    try self.init()
    _ = write(writeEnd, bytes, bytes.count)
    closeWriteEnd()
  }

  var pollDescriptor: pollfd { pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0) }

  mutating func readOnce(limit: Int) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(readEnd, &buffer, buffer.count)
    if count > 0 {
      bytes.append(contentsOf: buffer[..<min(count, max(0, limit - bytes.count))])
    } else if count == 0 || errno != EINTR {
      isOpen = false
    }
  }

  /// Fills a value; false where the pipe ends before.
  func readWhole<Value: BitwiseCopyable>(into value: inout Value) -> Bool {
    withUnsafeMutableBytes(of: &value) { buffer in
      var filled = 0
      while filled < buffer.count {
        let count = read(readEnd, buffer.baseAddress! + filled, buffer.count - filled)
        if count > 0 { filled += count } else if count == 0 || errno != EINTR { return false }
      }
      return true
    }
  }

  mutating func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }
  func closeReadEnd() { close(readEnd) }
  func closeBothEnds() {
    close(readEnd)
    if writeEnd >= 0 { close(writeEnd) }
  }
}
