import Foundation
import WorkshopDigest
import WorkshopPolicy

/// Calls the compiler's frontend and the linker, and keeps what they make.
package struct Compiler: Sendable {
  package let toolchain: Toolchain
  package let cache: Cache
  /// Where compilers run, so that diagnostics show paths below the course's root.
  let root: URL
  let permits = AsyncSemaphore.forEachCore()
  /// Compilers that wait, for who has many calls to make; nil starts one for each call.
  var standby: Standby?

  /// A compiled module: its folder (for `-I`) and what identifies it.
  package struct Module: Sendable {
    var name: String
    var folder: URL
    /// A digest of the module's interface, which a change inside a function leaves as it is.
    package var interface: String
  }

  /// The compiler refused the code; its words stand in `diagnostics`.
  package struct Refusal: UserFacingError {
    package var diagnostics: String
    var ids: [String]
    /// The same words with the id of each, where the call named them.
    var named: String?

    /// For the course's own code: an answer's refusal is a judgement, never an error to tell.
    package var description: String { "The course's own code does not build:\n\(diagnostics)" }
  }

  /// A file was saved while it was being compiled: the result is of neither version.
  struct SourceChanged: UserFacingError {
    var path: String
    var description: String { "\(path) was saved while it was judged. Once more, please." }
  }

  package struct Request: Sendable {
    var module: String
    var sources: [String]
    var mode: IsolationMode
    var imports: [Module] = []
    package var warningsAreErrors = false
    var extraArguments: [String] = []
    var colour = false
    /// Of one call.
    var processorLimit: Duration = .seconds(120)
    /// What the first source held when it was looked at; nil where nothing writes to it meanwhile.
    var digest: String?
    var calls = Calls.apart
    /// Whether the source is a script, with code at its top level.
    var isProgram = false
    /// Whether another module may import this one with `@testable`.
    var isTestable = true
    /// Whether the module is made without a look into functions, as the driver does it: that takes a
    /// quarter of the time, and a module that imports this one sees none of them.
    var isLarge = false
    /// Whether each source has an object of its own, made by the same call. The first source's has nothing of
    /// the others.
    var hasObjectPerSource = false
    /// Whether the compiler's words about code that it accepts are kept beside what it made.
    var keepsWarnings = false
    /// Whether the intermediate language of what is compiled is kept beside its object.
    var keepsLanguage = false
    /// What of its module a piece concerns; nil where that is not known, and may be all of it.
    var piece: Piece?

    package init(
      module: String, sources: [String], mode: IsolationMode, imports: [Module] = [],
      warningsAreErrors: Bool = false, extraArguments: [String] = [], colour: Bool = false,
      processorLimit: Duration = .seconds(120), digest: String? = nil, calls: Calls = .apart,
      isProgram: Bool = false, isTestable: Bool = true, isLarge: Bool = false,
      hasObjectPerSource: Bool = false, keepsWarnings: Bool = false
    ) {
      (self.module, self.sources, self.mode, self.imports) = (module, sources, mode, imports)
      (self.warningsAreErrors, self.extraArguments) = (warningsAreErrors, extraArguments)
      (self.colour, self.processorLimit, self.digest) = (colour, processorLimit, digest)
      (self.calls, self.isProgram, self.isTestable) = (calls, isProgram, isTestable)
      (self.isLarge, self.hasObjectPerSource) = (isLarge, hasObjectPerSource)
      self.keepsWarnings = keepsWarnings
    }

    /// Whether the sources may have macros of the stand-in, or declare them.
    var usesMacros: Bool {
      module == StandIn.module || imports.contains { $0.name == StandIn.module }
    }
  }

  /// How module and object are made.
  package enum Calls: Sendable {
    /// Two calls, side by side where both are wanted: a large module is there sooner.
    case apart
    /// One call: of a lesson's file, most of a call is the compiler's own start.
    case together
    /// One call that names its diagnostics too, in plainer words than people are shown.
    case togetherNamed
    /// The first source is a piece of a module whose other files are given. The module, the object of the
    /// piece, and those of the given files are made apart, by calls that name their diagnostics.
    case piece

    /// Whether the compiler's words have ids.
    var namesDiagnostics: Bool { self == .togetherNamed || self == .piece }
    /// Whether module and object are not made by one call.
    var areApart: Bool { self == .apart || self == .piece }
  }

  private enum Product: String {
    case module, object, both
  }

  /// Compiles what other modules import: the module without its code.
  ///
  /// - Throws: `Refusal`, or an error when the compiler could not be run.
  package func module(_ request: Request) async throws -> Module {
    let folder = try await product(request.calls.areApart ? .module : .both, request)
    let module = folder.appendingPathComponent("\(request.module).swiftmodule")
    return Module(
      name: request.module, folder: folder, interface: try await digest(of: module, in: folder))
  }

  /// Compiles what is linked, and returns its path.
  ///
  /// - Throws: `Refusal` with every diagnostic and its id, or an error when the compiler could not
  ///   be run.
  func object(_ request: Request) async throws -> String {
    try await product(request.calls.areApart ? .object : .both, request)
      .appendingPathComponent("\(request.module).o").path
  }

  /// Compiles what is linked, and returns the paths of all objects, in the order of the sources.
  ///
  /// - Throws: as ``object(_:)`` does.
  func objects(_ request: Request) async throws -> [String] {
    if request.calls == .piece {
      async let given = givenObjects(request)
      // An error in the piece itself counts first.
      return [try await object(request)] + (try await given)
    }
    let first = try await object(request)
    guard request.hasObjectPerSource else { return [first] }
    let folder = URL(fileURLWithPath: first).deletingLastPathComponent()
    return [first]
      + request.sources.indices.dropFirst().map {
        folder.appendingPathComponent("\(request.module)-\($0).o").path
      }
  }

  /// What the compiler says of code that it accepts, each line with its id.
  ///
  /// - Throws: as ``object(_:)`` does.
  func warnings(_ request: Request) async throws -> String {
    let object = URL(fileURLWithPath: try await object(request))
    return try String(
      contentsOf: object.deletingPathExtension().appendingPathExtension(Self.warningsExtension),
      encoding: .utf8)
  }

  private static let warningsExtension = "warnings"
  static let languageExtension = "sil"

  private func product(_ product: Product, _ request: Request) async throws -> URL {
    let modes = languageArguments(request)
    let testing = request.isTestable ? ["-enable-testing"] : []
    let parts = request.hasObjectPerSource ? ToolchainAssumptions.objectPerSource : []
    let keepsLanguage = request.keepsLanguage && product != .module
    let language = keepsLanguage ? ToolchainAssumptions.placesOfCode : []
    let arguments = modes + testing + parts + language
    let sources = Self.arguments(of: request, for: product)
    var digests = try digests(of: request)
    if product == .module, let piece = request.piece { digests[0] = piece.interface }
    var key = [toolchain.identity, request.module]
    key += arguments.filter { !$0.hasPrefix(cache.root.path) && !$0.hasSuffix(StandIn.macroMark) }
    key += request.imports.map(\.interface)
    if request.usesMacros { key += macroDigests }
    for (source, digest) in zip(request.sources, digests) { key += [source.fileStem, digest] }
    return try await cache.folder(product.rawValue, key: key) { draft in
      let out = draft.appendingPathComponent(request.module).path
      var output = Self.output(of: request, for: product, at: out)
      if keepsLanguage {
        output += [ToolchainAssumptions.languageBeside, "\(out).\(Self.languageExtension)"]
      }
      let names = request.calls.namesDiagnostics ? ToolchainAssumptions.diagnosticNames : []
      let completion = try await frontend(
        output + sources + arguments + names, colour: request.colour,
        processorLimit: request.processorLimit)
      // The compiler reads the file itself, later than we did.
      _ = try self.digests(of: request)
      guard !completion.succeeded else {
        if request.keepsWarnings {
          // In one style, since a request with another one finds the same folder.
          let isReadable =
            request.calls.namesDiagnostics
            || !completion.errors.contains(ToolchainAssumptions.memorySafetyGroup)
          let words = isReadable ? completion.errors : try await named(request)
          try Data(words.utf8).write(
            to: draft.appendingPathComponent("\(request.module).\(Self.warningsExtension)"))
        }
        return
      }
      if product == .module, !request.calls.namesDiagnostics {
        try Task.checkCancellation()
        throw Refusal(diagnostics: completion.errors, ids: [])
      }
      try await refuse(completion, request: request)
    }
  }

  /// What a call makes, and where: `out` is the path without an extension.
  private static func output(
    of request: Request, for product: Product, at out: String
  ) -> [String] {
    switch product {
    case .module:
      let skips = request.isLarge ? ToolchainAssumptions.skipsFunctionBodies : []
      return ["-emit-module", "-o", "\(out).swiftmodule"] + skips
    case .object:
      return ["-c", "-o", "\(out).o"]
    case .both:
      var words = ["-c"]
      if request.hasObjectPerSource {
        for index in request.sources.indices.dropFirst().reversed() {
          words += ["-o", "\(out)-\(index).o"]
        }
      }
      return words + ["-o", "\(out).o", "-emit-module-path", "\(out).swiftmodule"]
    }
  }

  /// The sources of a call, in the compiler's order.
  private static func arguments(of request: Request, for product: Product) -> [String] {
    if request.calls == .piece, product == .object {
      return ["-primary-file"] + request.sources
    }
    // The first object has what all files share.
    return request.hasObjectPerSource ? request.sources.reversed() : request.sources
  }

  /// What the compiler says, each line with its id.
  private func named(_ request: Request) async throws -> String {
    try await frontend(
      ["-c"] + request.sources + languageArguments(request)
        + ["-o", "/dev/null", "-enable-testing"] + ToolchainAssumptions.diagnosticNames,
      colour: false, processorLimit: request.processorLimit
    ).errors
  }

  /// - Throws: `SourceChanged` where the first source is not what it was.
  func digests(of request: Request) throws -> [String] {
    let digests = try request.sources.map(digest(of:))
    if let expected = request.digest, digests.first != expected {
      throw SourceChanged(path: request.sources[0])
    }
    return digests
  }

  func digest(of source: String) throws -> String {
    sha256(Array(try Data(contentsOf: file(source))))
  }

  /// Reads the digest beside the module, so that a large module is hashed once.
  private func digest(of product: URL, in folder: URL) async throws -> String {
    let note = folder.appendingPathComponent("interface.sha256")
    if let known = try? String(contentsOf: note, encoding: .utf8), known.count == 64 {
      return known
    }
    let digest = sha256(Array(try Data(contentsOf: product)))
    try? writeAtomically(Data(digest.utf8), to: note)
    return digest
  }

  /// The refusal in the compiler's own words, and the ids of its errors.
  func refuse(_ completion: Completion, request: Request) async throws -> Never {
    try Task.checkCancellation()
    guard case .exited = completion.end else {
      let end =
        switch completion.end {
        case .timedOut:
          "It had not ended after \(Self.longestCall.components.seconds / 60) minutes."
        case .exceeded(let share):
          "It took \(share): too much for a lesson."
        case .exited, .signalled, .cancelled:
          "It crashed, which is a fault of the compiler. Try to write the same thing otherwise."
        }
      // What a crash says of itself names the paths of this machine. Warnings are not why it did not finish.
      let words = completion.errors.prefix(
        upTo: completion.errors.firstRange(of: "Stack dump:")?.lowerBound
          ?? completion.errors.endIndex)
      let errors = CompilerDiagnostic.all(in: String(words)).filter(\.isError)
      throw Refusal(
        diagnostics: (["The compiler did not finish. \(end)"] + errors.map(\.words))
          .joined(separator: "\n"), ids: [])
    }
    let named =
      request.calls.namesDiagnostics
      ? completion.errors
      : try await named(request)
    let hasPlace = named.split(separator: "\n").contains {
      $0.contains(": error: ") && !$0.hasPrefix(ToolchainAssumptions.unplaced)
    }
    if !hasPlace {
      // No error has a place in the code. Is it the code at all?
      let empty = try await frontend(
        ["-c", "/dev/null", "-o", "/dev/null"] + languageArguments(request), colour: false)
      guard empty.succeeded else {
        throw ToolchainError(
          description: """
            Nothing could be compiled; this is not your file. The compiler says:
            \(empty.errors)Try: ./workshop doctor, or make clean and once more.
            """)
      }
    }
    throw Refusal(
      diagnostics: request.calls.namesDiagnostics
        ? Self.withoutIDs(completion.errors) : completion.errors,
      ids: Self.errorIDs(in: named), named: named)
  }

  /// The compiler's words as they are without ids.
  package static func withoutIDs(_ diagnostics: String) -> String {
    diagnostics.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard [": error: ", ": warning: ", ": note: "].contains(where: line.contains) else {
        return line
      }
      let end = DiagnosticEnd(of: line)
      guard end.id != nil else { return line }
      return end.words + (end.group.map { " [#\($0)]" } ?? "")
    }.joined(separator: "\n")
  }

  /// The ids in `error: … [id]` lines, in order, each once.
  package static func errorIDs(in diagnostics: String) -> [String] {
    var ids: [String] = []
    for line in diagnostics.split(separator: "\n") where line.contains(": error: ") {
      guard let id = DiagnosticEnd(of: line).id, !ids.contains(String(id)) else { continue }
      ids.append(String(id))
    }
    return ids
  }

  /// What the macros' code is, which no interface shows.
  var macroDigests: [String] {
    let folder = file(CourseLayout.standInMacros)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map {
      let data = try? Data(contentsOf: folder.appendingPathComponent($0))
      return sha256(Array(data ?? Data()))
    }
  }

  package func languageArguments(_ request: Request) -> [String] {
    var arguments = request.mode.compilerArguments + ["-module-name", request.module]
    if !request.isProgram { arguments.append("-parse-as-library") }
    if request.warningsAreErrors { arguments.append("-warnings-as-errors") }
    if request.imports.contains(where: { $0.name == StandIn.module }) {
      arguments += StandIn.arguments
    }
    if request.usesMacros { arguments += StandIn.macroArguments }
    var folders: [String] = []
    for module in request.imports where !folders.contains(module.folder.path) {
      folders.append(module.folder.path)
      arguments += ["-I", module.folder.path]
    }
    return arguments + request.extraArguments
  }

  /// The compiler's own cache holds its place in what it writes: a course that was moved needs
  /// another.
  private var moduleCache: String {
    let key = sha256("\(toolchain.identity) \(cache.root.path)")
    return cache.root.appendingPathComponent("modules-\(key.prefix(16))").path
  }

  /// Runs the frontend with what the driver always passes.
  package func frontend(
    _ arguments: [String], colour: Bool, processorLimit: Duration = .seconds(120)
  ) async throws -> Completion {
    let command = Command(
      executable: "\(toolchain.binaries)/swift-frontend",
      arguments: ["-frontend"] + toolchain.frontendArguments + [
        "-module-cache-path", moduleCache,
        colour ? "-color-diagnostics" : "-no-color-diagnostics",
      ] + arguments,
      directory: root.path, environment: Self.environment,
      timeLimit: Self.longestCall,
      outputLimit: Self.mostWords, memoryLimit: Self.memoryLimit,
      processorLimit: processorLimit)
    let completion = try await permits.withPermit {
      try await DiskTrouble.excluded(below: cache.root) { try await run(command) }
    }
    return completion.with(errors: StandIn.named(Self.legible(completion.errors)))
  }

  /// On a clock, for a call that waits and computes nothing. A machine with much other work to do does not come near.
  private static let longestCall = Duration.seconds(900)

  /// Bytes of the compiler's words that are kept. However much it prints, looking through them ends soon.
  static let mostWords = 512 << 10

  /// The last line of words that were not kept to their end.
  private static let cutMark = "… and more of the compiler's words than are kept."

  /// The compiler's words as they are kept, which say so where their end is missing.
  static func legible(_ words: String) -> String {
    let short = withShortLines(words)
    return words.utf8.count < mostWords ? short : "\(short)\n\(cutMark)"
  }

  /// Whether nothing is missing at the end of words that were kept.
  static func areWhole(_ words: String) -> Bool { !words.hasSuffix(cutMark) }

  /// The compiler's words with lines that fit a few screens: it repeats the code, which may be one long line.
  static func withShortLines(_ words: String) -> String {
    let limit = 4000
    guard words.utf8.count > limit else { return words }
    return words.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.utf8.count > limit else { return String(line) }
      // The id stands at the end.
      let end = DiagnosticEnd(of: line)
      return end.words.cut(toBytes: limit) + (end.id.map { " [\($0)]" } ?? "")
        + (end.group.map { " [#\($0)]" } ?? "")
    }.joined(separator: "\n")
  }

  /// Ours, and on Linux memory in large pages and large steps: a tenth to a quarter of what a small
  /// call takes goes into asking the kernel for one small page after another.
  static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    #if os(Linux)
    let settings = "glibc.malloc.hugetlb=1:glibc.malloc.top_pad=8388608"
    environment["GLIBC_TUNABLES"] =
      environment["GLIBC_TUNABLES"].map { "\($0):\(settings)" } ?? settings
    #endif
    return environment
  }()

  /// Resident bytes of one compiler or linker: a lesson takes a tenth of that.
  static let memoryLimit = 2 << 30

  private func file(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
  }
}
