import Foundation
import Testing

@testable import WorkshopEngine

/// A folder with the `workshop` script, and with a `swift` that builds at once or as a test wants.
final class ScriptCheckout: Sendable {
  let folder: TemporaryFolder
  let root: URL

  /// - Parameter name: The checkout's folder.
  init(name: String = "checkout") throws {
    folder = try TemporaryFolder()
    root = folder.url.appendingPathComponent(name)
    try write("Tools/Package.swift", "")
    try write("Tools/Sources/Main.swift", "one\n")
    try FileManager.default.copyItem(
      at: TestCourse.repository.appendingPathComponent("workshop"),
      to: root.appendingPathComponent("workshop"))
    for name in ["Tools/needs", "Tools/surroundings"] {
      try FileManager.default.copyItem(
        at: TestCourse.repository.appendingPathComponent(name),
        to: root.appendingPathComponent(name))
    }
    try linkTools()
    try swift()
  }

  /// Puts a `swift` on the path that answers so, and whose build runs some lines of shell.
  func swift(
    version: String = "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'",
    build: String = "true"
  ) throws {
    try writeProgram(
      "bin/swift",
      """
      if [ "$1" = --version ]; then
        \(version)
        exit
      fi
      here=$(dirname "$0")
      echo build >>"$here/../builds"
      while [ "$1" != --scratch-path ]; do shift; done
      [ "$3" = --product ] || exit 9
      echo "$4" >>"$here/../products"
      \(build) || exit
      mkdir -p "$2/release"
      # As a linker does it: the old program may still be running.
      cp "$here/built" "$2/release/$4.$$"
      mv -f "$2/release/$4.$$" "$2/release/$4"
      """)
    try writeProgram("bin/built", #"echo "ran at $WORKSHOP_ROOT: $*""#)
  }

  /// Puts a `swiftc` on the path, with SwiftSyntax's interfaces where a toolchain has them.
  ///
  /// - Parameter parsing: Whether it takes the flags that it is asked to parse with.
  func compiler(parsing: Bool) throws {
    try writeProgram("bin/swiftc", parsing ? "true" : "exit 1")
    let host = "lib/swift/host/SwiftSyntax.swiftmodule"
    let text = """
      // swift-module-flags: -target a -O -module-name SwiftSyntax
      public struct A -O {}

      """
    try write("\(host)/a.swiftinterface", text)
    try write("\(host)/a.private.swiftinterface", text)
  }

  /// How often `swift build` was called.
  var builds: Int { ((try? read("builds")) ?? "").split(separator: "\n").count }

  /// The products that `swift build` was asked for, one for each call.
  var products: [String] {
    get throws { try read("products").split(separator: "\n").map(String.init) }
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
  }

  /// The names in the folder of the build.
  var built: [String] {
    let path = root.appendingPathComponent("Tools/.build-command").path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  func environment(_ more: [String: String] = [:]) -> [String: String] {
    ["PATH": "\(root.path)/bin:\(folder.url.path)/tools", "MARK": folder.url.path]
      .merging(more) { $1 }
  }

  /// Runs the script.
  func workshop(
    _ arguments: String..., through wrapper: [String] = [], script: String? = nil,
    environment more: [String: String] = [:]
  ) async throws -> Completion {
    try await workshop(arguments, through: wrapper, script: script, environment: more)
  }

  func workshop(
    _ arguments: [String], through wrapper: [String] = [], script: String? = nil,
    environment more: [String: String] = [:]
  ) async throws -> Completion {
    let words = wrapper + [script ?? root.appendingPathComponent("workshop").path] + arguments
    return try await Command(
      executable: "/usr/bin/env", arguments: words, directory: "/", environment: environment(more),
      timeLimit: .patience
    ).run()
  }

  /// Takes a program of the system's from the path.
  func removeTool(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("tools/\(name)"))
  }

  func writeProgram(_ path: String, _ text: String) throws {
    try write(path, "#!/bin/sh\n\(text)\n")
    chmod(root.appendingPathComponent(path).path, 0o755)
  }

  /// All that the script needs, and no Swift: that may stand in any folder of the system's path.
  private func linkTools() throws {
    let tools = folder.url.appendingPathComponent("tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let names = [
      "sh", "awk", "bash", "cat", "chmod", "cksum", "cmp", "cp", "cut", "date", "df", "diff",
      "dirname",
      "find", "getconf", "git", "grep", "head", "ls", "mkdir", "mktemp", "mv", "ps", "readlink",
      "rm",
      "sed", "setpriv", "setsid", "sleep", "sort", "tail", "true", "uname",
    ]
    for name in names {
      let found = ["/usr/bin/\(name)", "/bin/\(name)"].first(
        where: FileManager.default.isExecutableFile(atPath:))
      guard let found else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: tools.appendingPathComponent(name).path, withDestinationPath: found)
    }
  }
}
