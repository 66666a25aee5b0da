import Foundation

extension Compiler {
  /// Runs a compiler or a linker, on standby where there is one.
  func run(_ command: Command) async throws -> Completion {
    guard let standby else { return try await command.run() }
    return try await standby.run(command)
  }

  /// Programs to keep on standby, or nil where the system has no way to.
  func makeStandby() async -> Standby? {
    guard toolchain.capabilities.keepsCompilersOnStandby else { return nil }
    let source = root.appendingPathComponent("Support/Compiler/standby.c")
    guard let text = try? String(contentsOf: source, encoding: .utf8) else { return nil }
    let entry = try? await cache.folder("standby", key: [toolchain.identity, text]) { draft in
      let completion = try await Command(
        executable: "\(toolchain.binaries)/clang",
        arguments: [
          "-O1", "-fPIC", "-shared", source.path, "-o",
          draft.appendingPathComponent("standby.so").path,
        ],
        directory: root.path
      ).run()
      guard completion.succeeded else { throw SpawnError(description: completion.errors) }
    }
    return entry.map {
      Standby(
        library: $0.appendingPathComponent("standby.so").path,
        loading: ["\(toolchain.binaries)/swift-frontend": macroLibraries])
    }
  }

  /// What the compiler loads at the first macro of a file: its server, and the macros of the language
  /// and of Observation.
  private var macroLibraries: [String] {
    func values(of option: String) -> [String] {
      zip(toolchain.frontendArguments, toolchain.frontendArguments.dropFirst())
        .filter { $0.0 == option }.map(\.1)
    }
    let macros = values(of: ToolchainAssumptions.macroOptions.folder).flatMap { folder in
      ToolchainAssumptions.macroLibraries.map { "\(folder)/\($0)" }
    }
    return (values(of: ToolchainAssumptions.macroOptions.server) + macros)
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
