import Foundation
import Testing

@testable import WorkshopEngine

/// Folders of the names that a Mac has, with an `xcrun`, and with a `swiftc` that hands all but its own place to the
/// compiler of this machine.
final class FakeMac: Sendable {
  enum Kind: String, CaseIterable {
    case xcode, commandLineTools, swiftOrg, swiftly
  }

  let folder: TemporaryFolder
  let kind: Kind
  private let compiler: String

  static let xcode = "Applications/Xcode.app/Contents/Developer"
  static let platform = "\(xcode)/Platforms/MacOSX.platform/Developer"
  static let commandLineTools = "Library/Developer/CommandLineTools"
  static let swiftOrg = "Library/Developer/Toolchains/swift-6.3.1-RELEASE.xctoolchain"
  static let swiftly = "Users/me/.swiftly/bin"

  /// - Parameter compiler: The compiler of this machine.
  init(_ kind: Kind, compiler: URL) throws {
    // Folders on a Mac have blanks.
    folder = try TemporaryFolder(named: "-my Mac")
    self.kind = kind
    self.compiler = compiler.path
    let (usr, sdk) =
      switch kind {
      case .xcode:
        (
          "\(Self.xcode)/Toolchains/XcodeDefault.xctoolchain/usr",
          "\(Self.platform)/SDKs/MacOSX26.4.sdk"
        )
      case .commandLineTools:
        ("\(Self.commandLineTools)/usr", "\(Self.commandLineTools)/SDKs/MacOSX26.4.sdk")
      case .swiftOrg, .swiftly:
        ("\(Self.swiftOrg)/usr", "\(Self.commandLineTools)/SDKs/MacOSX26.4.sdk")
      }
    try writeToolchain(usr)
    try write(
      "\(sdk)/SDKSettings.json",
      #"{"Version":"26.4","CanonicalName":"macosx26.4","VersionMap":{"macOS_iOSMac":{},"iOSMac_macOS":{}}}"#
    )
    switch kind {
    case .xcode:
      try makeFolder("\(Self.platform)/Library/Frameworks/Testing.framework")
      try makeFolder("\(Self.platform)/Library/PrivateFrameworks")
      try makeFolder("\(Self.platform)/usr/lib")
    case .commandLineTools:
      try makeFolder("\(Self.commandLineTools)/Library/Developer/Frameworks/Testing.framework")
      try makeFolder("\(Self.commandLineTools)/Library/Developer/usr/lib")
    case .swiftOrg, .swiftly:
      try makeFolder("\(usr)/lib/swift/macosx/testing")
      try makeFolder("\(usr)/lib/swift/host/SwiftParser.swiftmodule")
    }
    try writeProgram("usr/bin/swiftc", "echo 'This is the shim.' >&2; exit 1")
    try select(usr, sdk: sdk)
    if kind == .swiftly {
      try writeProgram(
        "\(Self.swiftly)/swiftly", #"exec "\#(path(usr))/bin/$(basename "$0")" "$@""#)
      for name in ["swiftc", "swift-frontend"] {
        try FileManager.default.createSymbolicLink(
          atPath: path("\(Self.swiftly)/\(name)"), withDestinationPath: "swiftly")
      }
    }
  }

  func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// A toolchain that says it is for Macs, and writes down what it links.
  func writeToolchain(_ usr: String) throws {
    try makeFolder("\(usr)/lib/swift/host/plugins/testing")
    try writeProgram("\(usr)/bin/swift-frontend", "exit 1")
    try writeProgram(
      "\(usr)/bin/swiftc",
      """
      case $1 in
      -print-target-info)
        echo '{"target":{"arch":"arm64"},"paths":{"runtimeResourcePath":"\(path(usr))/lib/swift"}}'
        ;;
      --version | -driver-print-jobs) exec '\(compiler)' "$@" ;;
      *) printf '%s\\n' "$@" >'\(path("linked"))' ;;
      esac
      """)
  }

  /// What `xcode-select` would do.
  func select(_ usr: String, sdk: String) throws {
    try writeProgram(
      "usr/bin/xcrun",
      """
      case $* in
      '--find swiftc') echo '\(path(usr))/bin/swiftc' ;;
      '--sdk macosx --show-sdk-path') echo '\(path(sdk))' ;;
      *) echo "xcrun: error: $*" >&2; exit 72 ;;
      esac
      """)
  }

  func search(systemVersion: Int = 26, environment: [String: String] = [:]) -> ToolchainSearch {
    let first: String? =
      switch kind {
      case .xcode, .commandLineTools: nil
      case .swiftOrg: path("\(Self.swiftOrg)/usr/bin")
      case .swiftly: path(Self.swiftly)
      }
    let folders = [first, path("usr/bin"), "/usr/bin", "/bin"].compactMap { $0 }
    return ToolchainSearch(
      environment: ["PATH": folders.joined(separator: ":")].merging(environment) { $1 },
      isApple: true, xcrun: path("usr/bin/xcrun"), shim: path("usr/bin/swiftc"),
      systemVersion: systemVersion)
  }

  func discover() async throws -> Toolchain {
    let cache = folder.url.appendingPathComponent("cache")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    return try await Toolchain.discover(search(), cacheFolder: cache, .none)
  }

  /// Words without the names of this machine: `/` is the folder of the Mac, and `BINARIES` the compiler's.
  func plain(_ words: [String]) -> String {
    words.joined(separator: " ").replacing(folder.url.path, with: "")
      .replacing(
        ToolchainPlaces.root(of: URL(fileURLWithPath: compiler).deletingLastPathComponent().path),
        with: "USR")
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) throws {
    try makeFolder(URL(fileURLWithPath: name).deletingLastPathComponent().relativePath)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func writeProgram(_ name: String, _ text: String) throws {
    try write(name, "#!/bin/sh\n\(text)\n")
    chmod(path(name), 0o755)
  }
}
