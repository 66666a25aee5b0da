import Foundation
import Testing

@testable import WorkshopEngine

/// Which compiler is taken, and where it really is, on systems that are no Macs.
@Suite struct ToolchainSearchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func writeProgram(_ name: String, _ text: String) throws {
    let file = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: file)
    chmod(file.path, 0o755)
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: destination)
  }

  /// A toolchain that says where it is.
  private func writeToolchain(_ usr: String) throws {
    try writeProgram("\(usr)/bin/swift-frontend", "exit 1")
    try writeProgram(
      "\(usr)/bin/swiftc",
      #"echo '{"target":{"arch":"x86_64"},"paths":{"runtimeResourcePath":"\#(path(usr))/lib/swift"}}'"#
    )
  }

  private func find(_ folders: String...) async throws -> String {
    let search = ToolchainSearch(
      environment: ["PATH": folders.map(path).joined(separator: ":")], isApple: false,
      systemVersion: 12)
    return try await search.find().compiler.path
  }

  @Test("Swiftly's links lead to the toolchain that is in use, and a switch to the other one")
  func swiftly() async throws {
    try writeToolchain("toolchains/6.3.1/usr")
    try writeToolchain("toolchains/6.4.0/usr")
    for name in ["swiftc", "swift-frontend"] {
      try FileManager.default.createDirectory(
        atPath: path("bin"), withIntermediateDirectories: true)
      try link("bin/\(name)", to: "swiftly")
    }
    for version in ["6.3.1", "6.4.0"] {
      try writeProgram(
        "bin/swiftly", #"exec "\#(path("toolchains/\(version)/usr"))/bin/$(basename "$0")" "$@""#)
      let search = ToolchainSearch(
        environment: ["PATH": "\(path("bin")):/usr/bin:/bin"], isApple: false, systemVersion: 12)
      #expect(try await search.find().compiler.path == path("toolchains/\(version)/usr/bin/swiftc"))
    }
  }

  @Test("A link leads to its toolchain, by the name of the compiler")
  func links() async throws {
    try writeToolchain("swift-6.3/usr")
    try FileManager.default.moveItem(
      atPath: path("swift-6.3/usr/bin/swiftc"), toPath: path("swift-6.3/usr/bin/swift-driver"))
    try link("swift-6.3/usr/bin/swiftc", to: "swift-driver")
    try FileManager.default.createDirectory(atPath: path("bin"), withIntermediateDirectories: true)
    try link("bin/swiftc", to: "../swift-6.3/usr/bin/swiftc")
    #expect(try await find("bin") == path("swift-6.3/usr/bin/swiftc"))
  }

  @Test("A wrapper is asked for the compiler that it calls; one that prints nothing is passed over")
  func wrappers() async throws {
    try writeToolchain("swift-6.3/usr")
    try writeProgram("wrapper/swiftc", "exec '\(path("swift-6.3/usr/bin/swiftc"))' \"$@\"")
    try writeProgram("broken/swiftc", "exit 1")
    #expect(try await find("broken", "wrapper") == path("swift-6.3/usr/bin/swiftc"))
    await #expect(throws: ToolchainError.self) { try await find("broken") }
  }

  @Test("On Linux a toolchain's library, SwiftSyntax and symbolizer are named where they are")
  func linuxPlaces() {
    let usr = "/opt/swift/usr"
    let all = [
      "\(usr)/lib/swift/linux/libswiftCore.so", "\(usr)/lib/swift/host/SwiftParser.swiftmodule",
      "\(usr)/bin/llvm-symbolizer",
    ]
    let whole = ToolchainPlaces(linux: "\(usr)/bin", exists: all.contains)
    #expect(whole.coreLibrary == all[0])
    #expect(whole.syntaxLibraries == "\(usr)/lib/swift/host")
    #expect(whole.symbolizer == all[2])
    #expect(whole.compilerArguments.isEmpty && whole.linkerArguments.isEmpty)
    let bare = ToolchainPlaces(linux: "\(usr)/bin") { _ in false }
    #expect(bare.coreLibrary == nil && bare.syntaxLibraries == nil && bare.symbolizer == nil)
  }
}
