import Foundation

/// Writes a line at once, also into a pipe, where `print` would keep it back.
package func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
}

/// Writes a line for the person to whom something went wrong.
package func complain(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
}
