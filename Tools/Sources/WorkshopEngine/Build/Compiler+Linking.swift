import Foundation

/// An answer is linked as a library, beside a program that runs the checks and is linked once a step:
/// linking everything anew takes five times as long. Where the linker's own line is not known, the
/// driver links everything.
extension Compiler {
  /// Whether answers can be linked as libraries on this system.
  var linksLibraries: Bool { toolchain.capabilities.linksLibraries }

  /// Links objects into an executable.
  ///
  /// - Throws: `Refusal` with the linker's words.
  func link(_ objects: [String], into output: URL) async throws {
    if let linker = toolchain.linker {
      try await link(
        linker.executable,
        Self.readOnlyTables
          + linker.arguments(objects, into: output.path, after: linker.afterObjects))
    } else {
      try await link(
        "\(toolchain.binaries)/swiftc",
        toolchain.places.linkerArguments + objects + ["-o", output.path])
    }
  }

  /// Links the program that runs the checks of any answer to one step.
  ///
  /// - Parameter libraries: An answer's library with the same functions as all others, and for a suite what
  ///   it tests.
  /// - Parameter usesNetwork: Whether an answer's module asks servers, for which there is a library of its own.
  /// - Throws: `Refusal` with the linker's words.
  func linkRunner(
    _ objects: [String], with libraries: [URL], usesNetwork: Bool = false, into output: URL
  ) async throws {
    guard let linker = toolchain.linker else { preconditionFailure("no linker to ask for it") }
    // Every library: what an answer will need is not known yet. Testing needs most of them anyway.
    let after = linker.afterObjects.filter {
      $0 != "--as-needed" && (usesNetwork || $0 != "-l\(Self.networking)")
    }
    let arguments = linker.arguments(
      objects + libraries.map(\.path), into: output.path, after: after)
    try await link(
      linker.executable,
      ["--export-dynamic", "-rpath", "$ORIGIN"] + Self.readOnlyTables + arguments)
  }

  /// Links objects, such as an answer and its adapter, into a library that is loaded by a runner.
  ///
  /// The runner has the functions that it takes from other libraries; so the linker need not look
  /// into them.
  ///
  /// - Parameter output: A file of the name that the runner looks for.
  /// - Throws: `Refusal` with the linker's words.
  func linkLibrary(_ objects: [String], into output: URL) async throws {
    guard let linker = toolchain.linker else { preconditionFailure("no linker to ask for it") }
    // Registers the types and conformances of an image with the runtime.
    let registration = linker.beforeObjects.filter {
      $0.hasSuffix(ToolchainAssumptions.registrationObject)
    }
    try await link(
      linker.executable,
      [
        "-shared", "--threads=1", "--hash-style=gnu", "--eh-frame-hdr", "-soname",
        output.lastPathComponent, "-o", output.path,
      ] + Self.readOnlyTables + registration + objects)
  }

  /// What asks servers elsewhere than on Apple's systems. It loads several libraries of the system's.
  static let networking = "FoundationNetworking"

  /// Tables of calls are filled before the program begins, and can be written by nothing afterwards: a
  /// function that the checks call cannot be replaced.
  private static let readOnlyTables = ["-z", "now", "-z", "relro"]

  /// Links a program whose objects were compiled for ThreadSanitizer.
  ///
  /// - Throws: `Refusal` with the compiler's or the linker's words.
  func linkForSanitizer(_ objects: [String], into output: URL) async throws {
    var arguments =
      toolchain.places.linkerArguments + objects + ["-sanitize=thread", "-o", output.path]
    #if os(Linux)
    // The system's own lock is one that the sanitizer knows; Linux has the library's.
    let source = root.appendingPathComponent("Support/Races/mutex.c")
    let text = try String(contentsOf: source, encoding: .utf8)
    let names = zip(["LOCK", "TRY_LOCK", "UNLOCK"], ToolchainAssumptions.mutexFunctions)
      .map { "-D\($0)=\"\($1)\"" }
    let folder = try await cache.folder("mutex", key: [toolchain.identity, text] + names) { draft in
      let object = draft.appendingPathComponent("mutex.o").path
      try await link(
        "\(toolchain.binaries)/clang", ["-c", "-O1", "-fPIC", source.path, "-o", object] + names)
    }
    arguments += [
      folder.appendingPathComponent("mutex.o").path, "-Xlinker", "--export-dynamic",
    ]
    #endif
    try await link("\(toolchain.binaries)/swiftc", arguments)
  }

  private func link(_ executable: String, _ arguments: [String]) async throws {
    var command = Command(
      executable: executable, arguments: arguments, directory: root.path,
      environment: Self.environment, outputLimit: Self.mostWords, memoryLimit: Self.memoryLimit)
    let completion: Completion
    if executable == toolchain.linker?.executable {
      completion = try await DiskTrouble.excluded(below: cache.root) { try await run(command) }
    } else {
      // The drivers run other programs, and are called now and then.
      let temporary = try TemporaryFiles.makeFolderForDriver()
      defer { TemporaryFiles.remove(temporary) }
      command.environment?["TMPDIR"] = temporary.path
      completion = try await DiskTrouble.excluded(below: cache.root) { try await command.run() }
    }
    guard completion.succeeded else {
      try Task.checkCancellation()
      throw Refusal(diagnostics: completion.errors, ids: [])
    }
  }
}

extension Toolchain.LinkerTemplate {
  fileprivate func arguments(_ objects: [String], into output: String, after: [String]) -> [String]
  {
    var arguments = beforeObjects + objects + after
    arguments[outputIndex] = output
    return arguments
  }
}
