import Foundation
import Synchronization
import Testing

@testable import WorkshopEngine

/// SwiftPM and the command compile every module of every step under the same language settings.
@Suite("The package's flags are the command's flags")
struct CompilerFlagsTests {
  /// The settings that change what a program means or whether it compiles.
  struct LanguageSettings: Equatable, CustomStringConvertible {
    var version: String?
    var defaultIsolation: String?
    var features: Set<String> = []
    var moduleAlias: String?
    var warningsAreErrors = false
    /// Whether memory that the compiler cannot check is said, and is a warning also where others
    /// are errors.
    var saysMemory = false

    init(_ arguments: [String]) {
      for (flag, value) in zip(arguments, arguments.dropFirst() + [""]) {
        switch flag {
        case "-swift-version": version = value
        case "-default-isolation": defaultIsolation = value
        case "-default-isolation=MainActor": defaultIsolation = "MainActor"
        case "-enable-upcoming-feature", "-enable-experimental-feature": features.insert(value)
        case "-module-alias": moduleAlias = value
        case "-warnings-as-errors": warningsAreErrors = true
        case "-Wwarning" where value == "StrictMemorySafety":
          saysMemory = arguments.contains("-strict-memory-safety")
        default: break
        }
      }
    }

    var description: String {
      "Swift \(version ?? "?"), \(defaultIsolation ?? "nonisolated"), \(features.sorted())"
        + (moduleAlias.map { ", \($0)" } ?? "") + (saysMemory ? ", strict memory safety" : "")
        + (warningsAreErrors ? ", warnings are errors" : "")
    }
  }

  /// What SwiftPM is about to compile as one module.
  struct PlannedModule {
    var settings: LanguageSettings
    /// The names of its source files, sorted.
    var sources: [String]
  }

  @Test("for every module of every step, in the plain package, and so are its files")
  func plainPackage() async throws {
    try await compare(repository(), environment: [:], parts: ["", "Subject", "Adapter", "Checks"])
  }

  @Test("for an exercise that STEP names")
  func oneStep() async throws {
    let step = try #require(try repository().course.steps.first)
    try await compare(
      repository(), environment: ["STEP": step.id], parts: ["", "Subject", "Adapter", "Checks"],
      only: step.id)
  }

  @Test(
    "for a step that uses SwiftUI",
    arguments: [[:], ["STEP": "a-view"], ["WORKSHOP": "Exercises"]])
  func swiftUI(environment: [String: String]) async throws {
    let isForEditors = environment["WORKSHOP"] != nil
    try await compare(
      Self.grown.get().layout, environment: environment,
      parts: isForEditors ? ["Exercise"] : ["", "Subject", "Adapter", "Checks"], only: "a-view",
      withWarningsAsErrors: !isForEditors)
  }

  @Test(
    "for a step that uses SwiftUI, in a build for a Mac: an editor there says what the command says",
    arguments: [[:], ["STEP": "a-view"]])
  func mac(environment: [String: String]) async throws {
    let mac = try FakeMac(.xcode, compiler: await ToolchainSearch.ofThisMachine.find().compiler)
    // SwiftPM looks for it before it plans; nothing is built.
    try mac.writeProgram("usr/bin/libtool", "exit 1")
    try await compare(
      Self.grown.get().layout, environment: environment,
      parts: ["", "Subject", "Adapter", "Checks"],
      only: "a-view", on: mac)
  }

  @Test(
    "The packages name the stand-in on every system",
    arguments: ["Package.swift", "App/Package.swift"])
  func alias(path: String) async throws {
    let dump = try await dump(of: path)
    #expect(dump.matches(of: /"SwiftUI=WorkshopUI"/).count > 2)
    #expect(!dump.contains("platformNames") && !dump.contains("\"condition\""))
    let manifest = TestCourse.repository.appendingPathComponent(path)
    #expect(try !String(contentsOf: manifest, encoding: .utf8).contains("#if os("))
  }

  @Test("The playground's library leaves the app its name")
  func playground() async throws {
    let path = "Playgrounds/EmployeeGlass.swiftpm/Package.swift"
    let manifest = try String(
      contentsOf: TestCourse.repository.appendingPathComponent(path), encoding: .utf8)
    // Only Xcode and Playgrounds read this part of it.
    let app = try #require(manifest.firstMatch(of: /iOSApplication\(\s*name: "(\w+)"/)).1
    let libraries = manifest.matches(of: /library\(name: "(\w+)"/).map(\.1)
    #expect(libraries.count == 2 && Set(libraries).count == 1 && libraries[0] != app)
    #expect(try await dump(of: path).contains("\"\(libraries[0])\""))
  }

  @Test("The playground's icon is there: light, dark and tinted, 1024 by 1024 pixels")
  func icon() throws {
    struct Catalogue: Decodable {
      struct Image: Decodable {
        struct Appearance: Decodable { var value: String }
        var filename: String
        var appearances: [Appearance]?
      }
      var images: [Image]
    }
    let playground = TestCourse.repository.appendingPathComponent(
      "Playgrounds/EmployeeGlass.swiftpm")
    let manifest = try String(
      contentsOf: playground.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("appIcon: .asset(\"AppIcon\")"))
    let folder = playground.appendingPathComponent(
      "Sources/EmployeeGlassPlayground/Assets.xcassets/AppIcon.appiconset")
    let catalogue = try JSONDecoder().decode(
      Catalogue.self, from: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
    #expect(catalogue.images.map { $0.appearances?.first?.value } == [nil, "dark", "tinted"])
    for image in catalogue.images {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(image.filename))
      // A PNG says its width and height behind its first sixteen bytes.
      #expect(Array(bytes[16..<24]) == [0, 0, 4, 0, 0, 0, 4, 0], "\(image.filename)")
    }
  }

  /// A manifest as SwiftPM reads it.
  private func dump(of path: String) async throws -> String {
    let binaries = try await ToolchainSearch.ofThisMachine.find().binaries
    let folder = TestCourse.repository.appendingPathComponent(path).deletingLastPathComponent()
    var variables = ProcessInfo.processInfo.environment
    variables["STEP"] = nil
    variables["WORKSHOP"] = nil
    let dump = try await Command(
      executable: "\(binaries)/swift-package", arguments: ["dump-package"], directory: folder.path,
      environment: variables, timeLimit: .patience
    ).run()
    try #require(dump.succeeded, "\(dump.errors)")
    return dump.output
  }

  @Test(
    "for a step with a neighbour, and for the neighbour, whose warnings are no errors",
    arguments: [[:], ["STEP": "a-neighbour"], ["WORKSHOP": "Exercises"]])
  func neighbour(environment: [String: String]) async throws {
    let isForEditors = environment["WORKSHOP"] != nil
    try await compare(
      Self.grown.get().layout, environment: environment,
      parts: isForEditors ? ["Exercise"] : ["", "Subject", "Adapter", "Checks"],
      only: "a-neighbour",
      withWarningsAsErrors: !isForEditors)
  }

  @Test(
    "for a step whose answer is a file of a module, whose warnings are no errors",
    arguments: [["STEP": "design-sendable-first"], ["WORKSHOP": "Exercises"]])
  func member(environment: [String: String]) async throws {
    try await compare(
      repository(), environment: environment,
      parts: environment["WORKSHOP"] != nil ? ["Exercise"] : ["", "Subject", "Adapter", "Checks"],
      only: "design-sendable-first", withWarningsAsErrors: environment["WORKSHOP"] == nil)
  }

  @Test("for the exercises that editors see; a warning stays a warning while one types")
  func editors() async throws {
    try await compare(
      repository(), environment: ["WORKSHOP": "Exercises"], parts: ["Exercise"],
      withWarningsAsErrors: false)
  }

  /// A course with a step that uses SwiftUI and one with a neighbour, which no test changes.
  private static let grown = Result { () throws -> (copy: TestCourse, layout: CourseLayout) in
    let copy = try TestCourse(only: sampleStep)
    copy.folder.removeAtExit()
    _ = try copy.addViewStep()
    return (copy, try copy.addNeighbourStep())
  }

  private func repository() throws -> CourseLayout {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return try CourseLayout(root: folder)
  }

  private func compare(
    _ layout: CourseLayout, environment: [String: String], parts: [String], only: String? = nil,
    withWarningsAsErrors: Bool = true, on mac: FakeMac? = nil
  ) async throws {
    // Several tests look at other modules of one plan.
    let packageModules =
      if let mac {
        try await Self.plannedModules(layout, environment: environment, on: mac)
      } else {
        try await Self.plan(of: layout, environment: environment).value
      }
    let judge = Judge(
      layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)

    let steps = layout.course.steps.filter { only == nil || only == $0.id }
    for neighbour in steps.neighbours {
      let request = try judge.neighbourRequest(neighbour)
      let ours = LanguageSettings(judge.compiler.languageArguments(request))
      let theirs = try #require(packageModules[neighbour.module])
      #expect(theirs.settings == ours, "\(neighbour.module)")
      let sources = request.sources.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
      #expect(theirs.sources == sources, "\(neighbour.module)")
    }
    let standIn = Compiler.Module(
      name: StandIn.module, folder: TestCourse.cache.root, interface: "")
    for step in steps {
      let imports = step.usesSwiftUI == true ? [standIn] : []
      // A suite is a module of its own beside what it tests.
      let parts =
        step.isSuite && parts.contains("Checks") ? ["", "Component"] : parts
      for part in parts {
        // Our solutions of all pieces are the app, one module.
        let isApp = step.isPiece && part.isEmpty
        let name = isApp ? step.answerModule : step.module + part
        let request =
          switch part {
          case "Subject": judge.subjectRequest(step, imports: imports)
          case "Adapter": judge.adapterRequest(step, imports: imports)
          case "Component": judge.componentRequest(step)
          case "Checks": judge.checksRequest(step, imports: imports)
          default: judge.answerRequest(step, answer: layout.exercise(step), imports: imports)
          }
        var ours = LanguageSettings(judge.compiler.languageArguments(request))
        if !withWarningsAsErrors { ours.warningsAreErrors = false }
        // The given files beside a piece are not what a learner is told about.
        if step.isPiece, ["", "Exercise"].contains(part) { ours.saysMemory = false }
        let theirs = try #require(packageModules[name], "the package has no module \(name)")
        #expect(theirs.settings == ours, "\(name)")
        // SwiftPM sees given files by their links, and an earlier answer has another name there.
        let links = Dictionary(
          layout.memberLinks(step).map { ($0.target.lastPathComponent, $0.path.lastPathComponent) },
          uniquingKeysWith: { first, _ in first })
        let answer = isApp ? step.member.map(layout.appFile) : nil
        let sources =
          ((answer.map { [$0] } ?? []) + request.sources.dropFirst(answer == nil ? 0 : 1))
          .map(\.lastPathComponent).map { links[$0] ?? $0 }.sorted()
        #expect(theirs.sources == sources, "\(name)")
      }
    }
  }

  private static let plans = Mutex<[[String: String]: Once<[String: PlannedModule]>]>([:])

  /// SwiftPM's build plan for this system, made when the first test asks for it.
  private static func plan(
    of layout: CourseLayout, environment: [String: String]
  ) -> Once<[String: PlannedModule]> {
    plans.withLock { plans in
      let key = environment.merging(["": layout.root.path]) { $1 }
      let plan =
        plans[key]
        ?? Once { try await plannedModules(layout, environment: environment, on: nil) }
      plans[key] = plan
      return plan
    }
  }

  /// Each module in SwiftPM's build plan, without building.
  private static func plannedModules(
    _ layout: CourseLayout, environment: [String: String], on mac: FakeMac?
  ) async throws -> [String: PlannedModule] {
    let folder = try TemporaryFolder()
    let scratch = folder.url
    var variables = ProcessInfo.processInfo.environment
    variables["STEP"] = nil
    variables["WORKSHOP"] = nil
    variables.merge(environment) { $1 }
    // SwiftPM and the driver in it leave files there.
    variables["TMPDIR"] = scratch.path
    var system: [String] = []
    if let mac {
      let places = try await mac.discover().places
      system = ["--triple", try #require(places.target), "--sdk", try #require(places.sdk)]
      variables["PATH", default: ""] += ":\(mac.path("usr/bin"))"
    }
    let binaries = try await ToolchainSearch.ofThisMachine.find().binaries
    let plan = try await Command(
      executable: "\(binaries)/swift-build",
      arguments: [
        "--package-path", layout.root.path, "--scratch-path", scratch.path,
        "--print-manifest-job-graph",
      ] + system, directory: layout.root.path, environment: variables, timeLimit: .patience
    ).run()
    try #require(plan.succeeded, "\(plan.errors)")
    // Bytes: the plan has many megabytes, and reading it as text would hold a thread of the pool for half a minute.
    let text = try Data(contentsOf: scratch.appendingPathComponent("debug.yaml"))
    let (inputs, words) = (Data("    inputs: [".utf8), Data("    args: [".utf8))
    var modules: [String: PlannedModule] = [:]
    var sources: Data = Data()
    for line in lines(of: text) {
      if line.starts(with: inputs) { sources = line }
      guard line.starts(with: words) else { continue }
      let arguments = list(in: line)
      guard let name = arguments.firstIndex(of: "-module-name").map({ arguments[$0 + 1] })
      else { continue }
      modules[name] = PlannedModule(
        settings: LanguageSettings(arguments),
        sources: list(in: sources).filter { $0.hasSuffix(".swift") }
          .map(\.lastPathComponent).sorted())
    }
    return modules
  }

  /// The C library finds the ends of lines: `split` calls a closure for each byte.
  private static func lines(of text: Data) -> [Data] {
    text.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return [] }
      var lines: [Data] = []
      var start = 0
      while start < bytes.count {
        let end = memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
          .map { first.distance(to: $0) }
        lines.append(text[start..<(end ?? bytes.count)])
        start = (end ?? bytes.count) + 1
      }
      return lines
    }
  }

  private static func list(in line: Data) -> [String] {
    guard let start = line.firstIndex(of: UInt8(ascii: "[")) else { return [] }
    return (try? JSONDecoder().decode([String].self, from: line[start...])) ?? []
  }
}

extension String {
  fileprivate var lastPathComponent: String { URL(fileURLWithPath: self).lastPathComponent }
}
