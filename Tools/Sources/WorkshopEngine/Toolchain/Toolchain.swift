import Foundation
import WorkshopDigest

/// The Swift toolchain on the path, and how to call its parts without the driver.
public struct Toolchain: Sendable {
  /// Where it has its parts.
  public let places: ToolchainPlaces
  /// The first line of `swiftc --version`.
  public let version: String
  /// Tells this toolchain from any other, for the cache.
  package let identity: String
  /// What the driver passes to every frontend job on this system.
  let frontendArguments: [String]
  /// The linker and its arguments around the objects, or nil where only the driver can link.
  let linker: LinkerTemplate?
  /// What this machine can do for a judgement.
  public let capabilities: Capabilities

  /// The folder that holds swiftc, swift-frontend and their kin.
  public var binaries: String { places.binaries }

  struct LinkerTemplate: Codable, Sendable {
    var executable: String
    var beforeObjects: [String]
    var afterObjects: [String]
    var outputIndex: Int
  }
}

/// Why no step can be judged on this machine, and what to do about it.
public struct ToolchainError: UserFacingError {
  public var description: String
}

extension Toolchain {
  /// The oldest version that will do, for people.
  public static var leastVersion: String {
    "\(ToolchainAssumptions.leastVersion.major).\(ToolchainAssumptions.leastVersion.minor)"
  }

  private struct Remembered: Codable {
    var version: String
    var places: ToolchainPlaces
    var frontendArguments: [String]
    var linker: LinkerTemplate?
  }

  /// Finds the toolchain, and asks its driver once how it calls frontend and linker.
  ///
  /// - Throws: `ToolchainError` when there is none or it is too old.
  public static func discover(cacheFolder: URL) async throws -> Toolchain {
    try await discover(.ofThisMachine, cacheFolder: cacheFolder, .ofThisSystem())
  }

  /// - Throws: as ``discover(cacheFolder:)`` does.
  static func discover(
    _ search: ToolchainSearch, cacheFolder: URL, _ ofSystem: Capabilities
  ) async throws -> Toolchain {
    var capabilities = ofSystem
    let found = try await search.find()
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: found.frontend),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { throw ToolchainError(description: "There is no swift-frontend in \(found.binaries).") }
    // Compiled modules name their module cache by its path: a clone that was moved starts anew.
    let identity = sha256(
      "\(found.frontend) \(size) \(date.timeIntervalSince1970) \(found.sdk ?? "") \(cacheFolder.path) 7 \(capabilities.words)"
    )

    let note = cacheFolder.appendingPathComponent("toolchain-\(identity.prefix(16)).json")
    let remembered: Remembered
    if let data = try? Data(contentsOf: note),
      let decoded = try? JSONDecoder().decode(Remembered.self, from: data)
    {
      remembered = decoded
    } else {
      remembered = try await interview(
        found, below: cacheFolder, asksLinker: capabilities.linksLibraries)
      try writeAtomically(JSONEncoder().encode(remembered), to: note)
    }
    capabilities.linksLibraries = remembered.linker != nil
    return Toolchain(
      places: remembered.places, version: remembered.version, identity: identity,
      frontendArguments: remembered.frontendArguments, linker: remembered.linker,
      capabilities: capabilities)
  }

  private static func interview(
    _ found: ToolchainSearch.Found, below folder: URL, asksLinker: Bool
  ) async throws -> Remembered {
    let compiler = found.compiler.path
    // A folder of its own: another command may ask at the same time.
    let scratch = try TemporaryFiles.makeFolder(in: folder)
    defer { TemporaryFiles.remove(scratch) }
    let temporary = try TemporaryFiles.makeFolderForDriver()
    defer { TemporaryFiles.remove(temporary) }
    let environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": temporary.path]) { $1 }
    @Sendable func ask(_ arguments: [String]) async throws -> String {
      let completion = try await Command(
        executable: compiler, arguments: arguments, directory: scratch.path,
        environment: environment
      ).run()
      guard completion.succeeded else {
        throw ToolchainError(
          description: """
            \(compiler) does not work: with \(arguments[0]) it ended with \(completion.end.words).
            \(completion.errors)The workshop needs Swift \(leastVersion) or newer: https://swift.org/install
            """)
      }
      return completion.output
    }

    let version = String(try await ask(["--version"]).split(separator: "\n").first ?? "")
    guard let match = version.firstMatch(of: ToolchainAssumptions.versionPattern),
      let major = Int(match.1), let minor = Int(match.2),
      (major, minor) >= ToolchainAssumptions.leastVersion
    else {
      throw ToolchainError(
        description: """
          The workshop needs Swift \(leastVersion) or newer, and \(compiler) is:
          \(version)
          Install it from https://swift.org/install, then try again.
          """)
    }

    let places = try await places(of: found, ask: ask)
    async let linker =
      asksLinker ? linkerTemplate(places, ask: ask, scratch: scratch) : nil
    let empty = scratch.appendingPathComponent("empty.swift")
    try Data().write(to: empty)
    let compile = try await ask(
      [ToolchainAssumptions.printsJobs] + places.compilerArguments + [
        "-parse-as-library", "-Onone", "-c", empty.path, "-o", "OBJECT", "-module-name", "Empty",
      ])
    guard
      let job = compile.split(separator: "\n").first(where: {
        $0.contains(ToolchainAssumptions.frontendMark)
      })
    else {
      throw ToolchainError(
        description: """
          \(compiler) does not work: asked what it would do to compile a file, it says
          \(compile)The workshop needs Swift \(leastVersion) or newer: https://swift.org/install
          """)
    }
    var words = Array(shellWords(String(job)).dropFirst())
    for flag in ["-frontend", "-c", "-parse-as-library", "-primary-file", empty.path] {
      words.removeAll { $0 == flag }
    }
    for pair in ["-o", "-module-name", "-file-compilation-dir"] {
      while let index = words.firstIndex(of: pair) { words.removeSubrange(index...(index + 1)) }
    }
    // The driver was asked without a terminal; the caller decides about colour.
    words.removeAll { $0 == "-no-color-diagnostics" }
    if let index = words.firstIndex(of: "-fno-color-diagnostics"), words[index - 1] == "-Xcc" {
      words.removeSubrange((index - 1)...index)
    }
    return Remembered(
      version: version, places: places, frontendArguments: words, linker: await linker)
  }

  private static func places(
    of found: ToolchainSearch.Found, ask: @Sendable ([String]) async throws -> String
  ) async throws -> ToolchainPlaces {
    let exists = { @Sendable path in FileManager.default.fileExists(atPath: path) }
    guard let sdk = found.sdk else {
      return ToolchainPlaces(linux: found.binaries, exists: exists)
    }
    let words = try await ask(["-print-target-info"])
    guard let info = try? TargetInfo(Data(words.utf8)) else {
      throw ToolchainError(
        description: "\(found.compiler.path) does not say what it builds for, but\n\(words)")
    }
    return try ToolchainPlaces(
      apple: found.binaries, sdk: sdk, architecture: info.target.arch, exists: exists)
  }

  /// Linking through swiftc takes 145 ms, the linker itself 36: ask for its line once.
  private static func linkerTemplate(
    _ places: ToolchainPlaces, ask: @Sendable ([String]) async throws -> String, scratch: URL
  ) async -> LinkerTemplate? {
    guard places.layout == .linux else { return nil }
    let libraries = [
      "Foundation", "FoundationEssentials", "FoundationInternationalization", "_FoundationICU",
      "Testing", "swiftObservation", "swiftSynchronization", "swift_Concurrency",
      "swift_StringProcessing", "swift_RegexParser", "swift_Builtin_float", "swiftDispatch",
      "dispatch", "BlocksRuntime", "swiftSwiftOnoneSupport", "m", "FoundationNetworking",
    ]
    guard
      let line = try? await ask([
        ToolchainAssumptions.printsJobs, "-use-ld=lld", "OBJECTS.o", "-o", "OUTPUT",
      ]).split(separator: "\n").last
    else { return nil }
    // clang prints its line only for files that exist; it does not look inside.
    let placeholder = scratch.appendingPathComponent("OBJECTS.o")
    guard (try? Data().write(to: placeholder)) != nil else { return nil }
    defer { try? FileManager.default.removeItem(at: placeholder) }
    var clang = shellWords(String(line)).filter { !$0.hasPrefix("@") }
    guard let driver = clang.first, driver.hasSuffix("clang") else { return nil }
    clang.removeFirst()
    let completion = try? await Command(
      executable: driver,
      arguments: clang + ["-Wl,--as-needed"] + libraries.map { "-l\($0)" } + ["-###"],
      directory: scratch.path
    ).run()
    guard
      let job = completion?.errors.split(separator: "\n").last.map({ shellWords(String($0)) }),
      let executable = job.first, executable.hasSuffix(ToolchainAssumptions.linkerName),
      let objects = job.firstIndex(of: "OBJECTS.o"), let output = job.firstIndex(of: "OUTPUT"),
      output < objects
    else { return nil }
    // A build id is a hash of the whole program, for debuggers: a fifth of the time of linking.
    let before = job[1..<objects].filter { $0 != "--build-id" }
    guard let outputIndex = before.firstIndex(of: "OUTPUT") else { return nil }
    return LinkerTemplate(
      executable: executable, beforeObjects: before,
      afterObjects: Array(job[(objects + 1)...]), outputIndex: outputIndex)
  }
}
