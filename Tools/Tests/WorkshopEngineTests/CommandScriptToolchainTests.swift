import Foundation
import Testing

@testable import WorkshopEngine

/// The `workshop` script where the `swift` on the path stands for one of several toolchains.
@Suite struct CommandScriptToolchainTests {
  private let checkout: ScriptCheckout

  init() throws {
    checkout = try ScriptCheckout()
    for version in ["one", "two"] {
      // Of different length: two files may get the same number, one after the other.
      try checkout.writeProgram("\(version)/usr/bin/swift", "# \(version)\(version)")
    }
  }

  private func path(_ name: String) -> String { checkout.root.appendingPathComponent(name).path }

  @Test("Another Xcode builds anew, though the swift on the path is the same")
  func xcode() async throws {
    for (version, builds) in [("one", 1), ("one", 1), ("two", 2)] {
      try checkout.writeProgram(
        "bin/xcrun", "[ \"$*\" = '--find swift' ] && echo '\(path("\(version)/usr/bin/swift"))'")
      let result = try await checkout.workshop("list")
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(checkout.builds == builds, "\(version)")
    }
    // Where Apple's tools name none, the one on the path counts.
    try checkout.writeProgram("bin/xcrun", "echo 'xcrun: error' >&2; exit 72")
    #expect(try await checkout.workshop("list").errors == "Building the workshop ...\n")
    #expect(checkout.builds == 3)
  }

  @Test("Another toolchain of swiftly's builds anew, with its own SwiftSyntax")
  func swiftly() async throws {
    try FileManager.default.moveItem(atPath: path("bin/swift"), toPath: path("bin/builder"))
    try FileManager.default.createSymbolicLink(
      atPath: path("bin/swift"), withDestinationPath: "swiftly")
    for (version, builds) in [("one", 1), ("one", 1), ("two", 2)] {
      let usr = path("\(version)/usr")
      try checkout.writeProgram(
        "bin/swiftly",
        """
        case $1 in
        -print-target-info) printf '{\\n  "paths": {\\n    "runtimeResourcePath": "\(usr)/lib/swift"\\n  }\\n}\\n' ;;
        *) exec "${0%/*}/builder" "$@" ;;
        esac
        """)
      try checkout.writeProgram("\(version)/usr/bin/swiftc", "true")
      try checkout.write(
        "\(version)/usr/lib/swift/host/SwiftSyntax.swiftmodule/\(version).swiftinterface",
        "// swift-module-flags: -O -module-name SwiftSyntax\n")
      // What the path has asks no toolchain for its interfaces.
      try checkout.writeProgram("bin/swiftc", "true")
      let result = try await checkout.workshop("list")
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(checkout.builds == builds, "\(version)")
      let copies = "Tools/.build-command/interfaces/SwiftSyntax.swiftmodule"
      #expect(try checkout.read("\(copies)/\(version).swiftinterface").contains("-Onone"))
    }
  }

  @Test(
    "A macOS on which the course's programs do not run is told before anything is built",
    arguments: [("15.6.1", false), ("26.0", true), ("26.4.1", true), ("27.1", true)])
  func system(version: String, isNewEnough: Bool) async throws {
    try checkout.writeProgram("bin/sw_vers", "[ \"$*\" = -productVersion ] && echo \(version)")
    let result = try await checkout.workshop("list")
    #expect(result.end == .exited(isNewEnough ? 0 : 2), "\(result.errors)")
    #expect(checkout.builds == (isNewEnough ? 1 : 0))
    #expect(result.errors.contains("workshop: This is macOS 15.6.1.") == !isNewEnough)
  }
}
