import Foundation

/// Where a toolchain is looked for: this machine, or the folders of a test.
struct ToolchainSearch: Sendable {
  var environment: [String: String]
  /// Whether Apple's tools say where compiler and SDK are.
  var isApple: Bool
  /// Knows the toolchain that is selected on a Mac.
  var xcrun = "/usr/bin/xcrun"
  /// What stands in for the compiler on a Mac, and asks for Xcode where there is none.
  var shim = "/usr/bin/swiftc"
  /// The major version of the system.
  var systemVersion: Int

  static var ofThisMachine: ToolchainSearch {
    #if os(macOS)
    let isApple = true
    #else
    let isApple = false
    #endif
    let version = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
    return ToolchainSearch(
      environment: ProcessInfo.processInfo.environment, isApple: isApple,
      // The system tells a program that was built with an older SDK that macOS 26 is macOS 16.
      systemVersion: isApple && version == 16 ? 26 : version)
  }

  /// A toolchain's compiler, and the SDK that it needs beside it.
  struct Found: Equatable, Sendable {
    var compiler: URL
    var sdk: String?

    var binaries: String { compiler.deletingLastPathComponent().path }
    var frontend: String { "\(binaries)/swift-frontend" }
  }

  /// Finds the first compiler on the path, and where it really is.
  ///
  /// - Throws: `ToolchainError`.
  func find() async throws -> Found {
    guard !isApple || systemVersion >= ToolchainPlaces.deploymentTarget else {
      throw ToolchainError(
        description: """
          This is macOS \(systemVersion). The course builds programs for macOS \
          \(ToolchainPlaces.deploymentTarget), which do not run here.
          The dev container does: see Docs/Troubleshooting.md.
          """)
    }
    guard let compiler = try await compiler() else {
      throw ToolchainError(
        description: """
          No Swift compiler is on the path. Install Swift \(Toolchain.leastVersion): \
          https://swift.org/install
          """)
    }
    return Found(compiler: compiler, sdk: isApple ? try await sdk() : nil)
  }

  private func compiler() async throws -> URL? {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let candidate = URL(fileURLWithPath: "\(folder)/swiftc")
      guard FileManager.default.isExecutableFile(atPath: candidate.path) else { continue }
      if isApple, candidate.path == shim {
        return URL(fileURLWithPath: try await askXcrun("--find", "swiftc"))
      }
      let resolved = candidate.resolvingSymlinksInPath()
      // Swiftly's links have the names of the toolchain's programs, and lead to its own (`Sources/Swiftly/Proxy.swift`).
      let isProxy = resolved.lastPathComponent == "swiftly"
      // swiftc may be a link to swift-frontend or swift-driver, which go by the name they had.
      if !isProxy, let found = beside(resolved) { return found }
      if let found = try await realCompiler(of: candidate) { return found }
    }
    return nil
  }

  private func beside(_ program: URL) -> URL? {
    let found = program.deletingLastPathComponent().appendingPathComponent("swiftc")
    let hasFrontend = FileManager.default.fileExists(
      atPath: found.deletingLastPathComponent().appendingPathComponent("swift-frontend").path)
    return hasFrontend ? found : nil
  }

  /// The compiler that a proxy or a wrapper calls: each call through it would take the way anew, and a switch of
  /// toolchain would leave the proxy's own date as it is.
  private func realCompiler(of proxy: URL) async throws -> URL? {
    let completion = try? await ask(proxy.path, ["-print-target-info"])
    guard let completion, completion.succeeded,
      let info = try? TargetInfo(Data(completion.output.utf8))
    else { return nil }
    // usr/lib/swift, beside usr/bin.
    let root = URL(fileURLWithPath: info.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return beside(root.appendingPathComponent("bin/swiftc"))
  }

  /// As SwiftPM does: `SDKROOT`, and else what `xcrun` says (`systemSwiftSDK` in its `SwiftSDK.swift`).
  private func sdk() async throws -> String {
    if let sdk = environment["SDKROOT"], !sdk.isEmpty { return sdk }
    return try await askXcrun("--sdk", "macosx", "--show-sdk-path")
  }

  private func askXcrun(_ arguments: String...) async throws -> String {
    let completion: Completion
    do {
      completion = try await ask(xcrun, arguments)
    } catch let error as SpawnError {
      throw ToolchainError(description: "\(xcrun) does not work: \(error.description)")
    }
    let answer = completion.output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard completion.succeeded, !answer.isEmpty else {
      throw ToolchainError(
        description: """
          xcrun \(arguments.joined(separator: " ")) finds nothing:
          \(completion.errors)Install Xcode or its command-line tools (xcode-select --install), and open Xcode once.
          """)
    }
    return answer
  }

  private func ask(_ program: String, _ arguments: [String]) async throws -> Completion {
    try await Command(
      executable: program, arguments: arguments,
      directory: FileManager.default.currentDirectoryPath, environment: environment
    ).run()
  }
}

/// What `swiftc -print-target-info` says, as far as it is used.
struct TargetInfo: Decodable {
  struct Target: Decodable {
    var arch: String
  }
  struct Paths: Decodable {
    var runtimeResourcePath: String
  }

  var target: Target
  var paths: Paths

  init(_ json: Data) throws {
    self = try JSONDecoder().decode(TargetInfo.self, from: json)
  }
}
