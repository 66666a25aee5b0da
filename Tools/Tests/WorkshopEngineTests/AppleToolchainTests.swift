import Foundation
import Testing

@testable import WorkshopEngine

/// What a compiler on a Mac would be asked for: folders as a Mac has them, and the driver of this machine.
@Suite struct AppleToolchainTests {
  private func mac(_ kind: FakeMac.Kind) async throws -> FakeMac {
    try FakeMac(kind, compiler: await ToolchainSearch.ofThisMachine.find().compiler)
  }

  /// What every line about one Mac has in front.
  private static let targets: [FakeMac.Kind: String] = [
    .xcode: "-sdk /\(FakeMac.platform)/SDKs/MacOSX26.4.sdk -target arm64-apple-macosx26.0",
    .commandLineTools: tools, .swiftOrg: tools, .swiftly: tools,
  ]
  private static let tools =
    "-sdk /\(FakeMac.commandLineTools)/SDKs/MacOSX26.4.sdk -target arm64-apple-macosx26.0"

  /// Where each has Swift Testing, and its macros.
  private static let compiling: [FakeMac.Kind: String] = [
    .xcode: """
    -F /\(FakeMac.platform)/Library/Frameworks -I /\(FakeMac.platform)/usr/lib \
    -plugin-path /\(FakeMac.xcode)/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host/plugins/testing
    """,
    .commandLineTools: """
    -F /\(FakeMac.commandLineTools)/Library/Developer/Frameworks \
    -I /\(FakeMac.commandLineTools)/Library/Developer/usr/lib \
    -plugin-path /\(FakeMac.commandLineTools)/usr/lib/swift/host/plugins/testing
    """,
    .swiftOrg: ofSwiftOrg, .swiftly: ofSwiftOrg,
  ]
  private static let ofSwiftOrg = """
    -I /\(FakeMac.swiftOrg)/usr/lib/swift/macosx/testing \
    -plugin-path /\(FakeMac.swiftOrg)/usr/lib/swift/host/plugins/testing
    """

  /// Where each linker, and each program, finds them.
  private static let linking: [FakeMac.Kind: String] = [
    .xcode: """
    -F /\(FakeMac.platform)/Library/Frameworks -L /\(FakeMac.platform)/usr/lib \
    -Xlinker -rpath -Xlinker /\(FakeMac.platform)/Library/Frameworks \
    -Xlinker -rpath -Xlinker /\(FakeMac.platform)/Library/PrivateFrameworks \
    -Xlinker -rpath -Xlinker /\(FakeMac.platform)/usr/lib
    """,
    .commandLineTools: """
    -F /\(FakeMac.commandLineTools)/Library/Developer/Frameworks \
    -L /\(FakeMac.commandLineTools)/Library/Developer/usr/lib \
    -Xlinker -rpath -Xlinker /\(FakeMac.commandLineTools)/Library/Developer/Frameworks \
    -Xlinker -rpath -Xlinker /\(FakeMac.commandLineTools)/Library/Developer/usr/lib
    """,
    .swiftOrg: linkingSwiftOrg, .swiftly: linkingSwiftOrg,
  ]
  private static let linkingSwiftOrg = """
    -L /\(FakeMac.swiftOrg)/usr/lib/swift/macosx/testing \
    -Xlinker -rpath -Xlinker /\(FakeMac.swiftOrg)/usr/lib/swift/macosx/testing
    """

  @Test(
    "The driver is told of SDK, system, Swift Testing and its macros",
    arguments: FakeMac.Kind.allCases)
  func driver(kind: FakeMac.Kind) async throws {
    let mac = try await mac(kind)
    let places = try await mac.discover().places
    #expect(
      mac.plain(places.compilerArguments)
        == "\(try #require(Self.targets[kind])) \(try #require(Self.compiling[kind]))")
    #expect(
      mac.plain(places.linkerArguments)
        == "\(try #require(Self.targets[kind])) \(try #require(Self.linking[kind]))")
    #expect(places.layout.rawValue == (kind == .swiftly ? "swiftOrg" : kind.rawValue))
    #expect(places.coreLibrary == nil)
    #expect(places.symbolizer == nil)
    let host = kind == .swiftOrg || kind == .swiftly
    #expect(
      places.syntaxLibraries.map { mac.plain([$0]) }
        == (host ? "/\(FakeMac.swiftOrg)/usr/lib/swift/host" : nil))
  }

  @Test("What it hands to the frontend is what each call gets")
  func frontend() async throws {
    let mac = try await mac(.xcode)
    let toolchain = try await mac.discover()
    let sdk = "/\(FakeMac.platform)/SDKs/MacOSX26.4.sdk"
    let server = "/\(FakeMac.platform)/usr/bin/swift-plugin-server"
    let words = mac.plain(toolchain.frontendArguments)
    #expect(
      words.hasPrefix(
        """
        -target arm64-apple-macosx26.0 -Xllvm -aarch64-use-tbi -enable-objc-interop -sdk \(sdk) \
        -I /\(FakeMac.platform)/usr/lib -F /\(FakeMac.platform)/Library/Frameworks -Onone -empty-abi-descriptor \
        -plugin-path /\(FakeMac.xcode)/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host/plugins/testing \
        -no-auto-bridging-header-chaining -target-sdk-version 26.4 -target-sdk-name macosx26.4 \
        -external-plugin-path /\(FakeMac.platform)/usr/lib/swift/host/plugins#\(server) \
        -external-plugin-path /\(FakeMac.platform)/usr/local/lib/swift/host/plugins#\(server)
        """), "\(words)")
    #expect(words.contains("-plugin-path USR/lib/swift/host/plugins "), "\(words)")
    #expect(toolchain.linker == nil)
  }

  @Test("A program is linked by the driver, for this system and with the places of its libraries")
  func linkedProgram() async throws {
    let mac = try await mac(.commandLineTools)
    let toolchain = try await mac.discover()
    let compiler = Compiler(
      toolchain: toolchain, cache: Cache(root: mac.folder.url), root: mac.folder.url)
    let linked = mac.folder.url.appendingPathComponent("linked")
    let line = "\(Self.tools) \(try #require(Self.linking[.commandLineTools]))"

    try await compiler.link(["a.o"], into: mac.folder.url.appendingPathComponent("program"))
    let words = try String(contentsOf: linked, encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(mac.plain(words) == "\(line) a.o -o /program")

    // The driver's own line for it, and the linker's behind that.
    let driver = try await ToolchainSearch.ofThisMachine.find().compiler.path
    let job = try await Command(
      executable: driver, arguments: [ToolchainAssumptions.printsJobs] + words,
      directory: mac.folder.url.path, timeLimit: .patience
    ).run()
    let clang = shellWords(job.output)
    #expect(mac.plain(clang).contains(" --target=arm64-apple-macosx26.0 "), "\(job.output)")
    try mac.write("a.o", "")
    let linker = try await Command(
      executable: clang[0], arguments: clang.dropFirst() + ["-###"], directory: mac.folder.url.path,
      timeLimit: .patience
    ).run()
    let last = mac.plain(shellWords(String(linker.errors.split(separator: "\n").last ?? "")))
    for words in [
      " 26.0.0 ",
      "-syslibroot /\(FakeMac.commandLineTools)/SDKs/MacOSX26.4.sdk",
      "-rpath /\(FakeMac.commandLineTools)/Library/Developer/Frameworks",
      "-rpath /\(FakeMac.commandLineTools)/Library/Developer/usr/lib",
      "-F/\(FakeMac.commandLineTools)/Library/Developer/Frameworks",
    ] { #expect(last.contains(words), "\(last)") }
  }

  @Test(
    "Another Xcode, another SDK and an update are other toolchains; the same one is known again")
  func identity() async throws {
    let mac = try await mac(.xcode)
    let first = try await mac.discover().identity
    #expect(try await mac.discover().identity == first)

    let beta = "Applications/Xcode-beta.app/usr"
    try mac.writeToolchain(beta)
    try mac.select(beta, sdk: "\(FakeMac.platform)/SDKs/MacOSX26.4.sdk")
    let second = try await mac.discover()
    #expect(second.identity != first)
    #expect(second.binaries == mac.path("\(beta)/bin"))

    let newer = "\(FakeMac.platform)/SDKs/MacOSX26.5.sdk"
    try mac.write(
      "\(newer)/SDKSettings.json",
      #"{"Version":"26.5","CanonicalName":"macosx26.5","VersionMap":{"macOS_iOSMac":{},"iOSMac_macOS":{}}}"#
    )
    try mac.select(beta, sdk: newer)
    let third = try await mac.discover()
    #expect(third.identity != second.identity)
    #expect(third.frontendArguments.contains("macosx26.5"))

    try mac.writeProgram("\(beta)/bin/swift-frontend", "exit 2 # updated")
    #expect(try await mac.discover().identity != third.identity)
  }

  @Test("SDKROOT goes before what xcrun says")
  func sdkRoot() async throws {
    let mac = try await mac(.xcode)
    let found = try await mac.search(environment: ["SDKROOT": "/elsewhere.sdk"]).find()
    #expect(found.sdk == "/elsewhere.sdk")
  }

  @Test("An older macOS is told where the course runs")
  func olderSystem() async throws {
    let mac = try await mac(.xcode)
    let error = await #expect(throws: ToolchainError.self) {
      try await mac.search(systemVersion: 15).find()
    }
    #expect(error?.description.contains("This is macOS 15.") == true)
    #expect(error?.description.contains("dev container") == true)
  }

  @Test("What xcrun says where it finds nothing is told")
  func nothingSelected() async throws {
    let mac = try await mac(.xcode)
    try mac.writeProgram("usr/bin/xcrun", "echo 'xcrun: error: no developer tools' >&2; exit 72")
    let error = await #expect(throws: ToolchainError.self) { try await mac.search().find() }
    #expect(error?.description.contains("xcrun: error: no developer tools\n") == true)
    #expect(error?.description.contains("xcode-select --install") == true)
  }

  @Test("Tools without Swift Testing are named")
  func noTesting() async throws {
    let mac = try await mac(.xcode)
    try FileManager.default.removeItem(atPath: mac.path("\(FakeMac.platform)/Library/Frameworks"))
    let error = await #expect(throws: ToolchainError.self) { try await mac.discover() }
    #expect(error?.description.contains("There is no Swift Testing beside ") == true)
  }

  @Test("Folders that are not there are not named")
  func missingFolders() async throws {
    let mac = try await mac(.xcode)
    for name in ["Library/PrivateFrameworks", "usr/lib"] {
      try FileManager.default.removeItem(atPath: mac.path("\(FakeMac.platform)/\(name)"))
    }
    let places = try await mac.discover().places
    #expect(places.libraries.isEmpty)
    #expect(places.runpaths == places.frameworks)
  }

  @Test("Programs are built for the system that the package names")
  func deploymentTarget() throws {
    let manifest = try String(
      contentsOf: TestCourse.repository.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("platforms: [.macOS(.v\(ToolchainPlaces.deploymentTarget))"))
  }
}
