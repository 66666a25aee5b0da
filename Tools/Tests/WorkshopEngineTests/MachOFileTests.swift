import Foundation
import Testing

@testable import WorkshopEngine

/// Objects for Apple's systems, which the compilers of every toolchain can make. An answer itself needs the SDK.
@Suite struct MachOFileTests {
  private let folder: TemporaryFolder
  private let binaries: String

  init() async throws {
    folder = try TemporaryFolder()
    binaries = try await ToolchainSearch.ofThisMachine.find().binaries
  }

  private func bytes(_ program: String, _ name: String, _ source: String, _ arguments: [String])
    async throws
    -> [UInt8]
  {
    let file = folder.url.appendingPathComponent(name)
    try Data(source.utf8).write(to: file)
    let completion = try await Command(
      executable: "\(binaries)/\(program)", arguments: arguments + ["-c", name, "-o", "object.o"],
      directory: folder.url.path, timeLimit: .patience
    ).run()
    try #require(completion.succeeded, "\(completion.errors)")
    return Array(try Data(contentsOf: folder.url.appendingPathComponent("object.o")))
  }

  private static let code = """
    extern int wanted(void);
    extern int maybe(void) __attribute__((weak_import));
    int given(void) { return wanted() + (maybe ? maybe() : 0); }
    static int own(void) { return given(); }
    int (*pointer)(void) = own;
    int zero;
    int common __attribute__((common));
    __attribute__((weak)) int weak(void) { return 2; }
    __attribute__((visibility("hidden"))) int hidden(void) { return 3; }
    __attribute__((visibility("hidden"), weak)) int helper(void) { return 4; }
    __attribute__((constructor)) static void first(void) { zero = 1; }
    __attribute__((used, section("__DATA,__interpose"))) static void *pair[] = { given, wanted };
    """

  private func c(_ architecture: String = "arm64") async throws -> [UInt8] {
    try await bytes(
      "clang", "code.c", Self.code, ["-target", "\(architecture)-apple-macosx26.0", "-g"])
  }

  @Test(
    "C: what it asks for, what it gives, and what the system would run",
    arguments: ["arm64", "x86_64"])
  func reads(architecture: String) async throws {
    let object = try ObjectFile(try await c(architecture))
    #expect(object.undefined.sorted() == ["maybe", "wanted"])
    let defined = object.defined.sorted { $0.name < $1.name }
    #expect(
      defined.map(\.name) == ["common", "given", "helper", "hidden", "pointer", "weak", "zero"])
    #expect(defined.filter(\.isWeak).map(\.name) == ["helper", "weak"])
    #expect(defined.filter(\.isHidden).map(\.name) == ["helper", "hidden"])
    let text = try #require(object.sections.first { $0.name == "__TEXT,__text" })
    #expect(text.kind == 0)
    // S_INIT_FUNC_OFFSETS, or S_MOD_INIT_FUNC_POINTERS where the linker makes the former of it.
    #expect(object.sections.contains { $0.kind == 0x09 || $0.kind == 0x16 })
    #expect(object.sections.contains { $0.name == "__DATA,__interpose" })
    #expect(object.sections.contains { $0.name == "__DWARF,__debug_info" })
  }

  @Test("Swift: names are those of an ELF object, and the runtime's sections are there")
  func swift() async throws {
    // Without the standard library, which only the SDK has.
    let source = """
      @frozen public struct Small { public init() {} }
      public func given(_ value: Small) -> Small { outside(value) }
      @_silgen_name("outside") func outside(_ value: Small) -> Small
      public final class Thing {}
      """
    let object = try ObjectFile(
      try await bytes(
        "swift-frontend", "code.swift", source,
        [
          "-frontend", "-parse-stdlib", "-parse-as-library", "-module-name", "Answer", "-target",
          "arm64-apple-macosx26.0",
        ]))
    #expect(object.undefined.contains("swift_allocObject"))
    #expect(object.undefined.contains("outside"))
    #expect(object.undefined.contains("OBJC_CLASS_$__TtCs12_SwiftObject"))
    let own = object.defined.filter {
      $0.name.hasPrefix("\(ToolchainAssumptions.manglingPrefix)6Answer")
    }
    #expect(
      own.contains { $0.name == "$s6Answer5givenyAA5SmallVADF" && !$0.isWeak && !$0.isHidden })
    // Of copies that every module has, the program sees one and no library any.
    let copies = object.defined.filter { $0.name.hasPrefix("symbolic ") }
    #expect(!copies.isEmpty && copies.allSatisfy { $0.isWeak && $0.isHidden })
    for name in ["__TEXT,__swift5_typeref", "__TEXT,__swift5_types", "__DATA,__objc_classlist"] {
      #expect(object.sections.contains { $0.name.hasPrefix(name) }, "\(name)")
    }
  }

  @Test("A program, another byte order and another format are no objects")
  func others() async throws {
    var program = try await c()
    program[12] = 2
    #expect(throws: ObjectFile.Malformed(reason: "It is no relocatable object.")) {
      try ObjectFile(program)
    }
    for magic: [UInt8] in [
      [0xFE, 0xED, 0xFA, 0xCF], [0xCA, 0xFE, 0xBA, 0xBE], [0x4C, 0x01, 0, 0],
    ] {
      #expect(throws: ObjectFile.Malformed.self) {
        try ObjectFile(magic + Array(program[4...]))
      }
    }
  }

  @Test("An object that is cut off anywhere is no object, and nothing traps")
  func cutOff() async throws {
    let bytes = try await c()
    for length in bytes.indices {
      #expect(throws: ObjectFile.Malformed.self, "\(length)") {
        try ObjectFile(Array(bytes[..<length]))
      }
    }
  }

  @Test("Bytes that lie are compared with the bounds first", arguments: 0..<4)
  func lies(seed: Int) async throws {
    let bytes = try await c()
    var random = SeededGenerator(state: UInt64(seed + 1))
    for _ in 0..<1000 {
      var changed = bytes
      // Mostly the header and the commands, where the places and sizes stand.
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(
          in: 4..<(Bool.random(using: &random) ? 2048 : changed.count), using: &random)
        changed[place] =
          [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
          .randomElement(using: &random) ?? 0
      }
      _ = try? ObjectFile(changed)
    }
  }
}
