import Testing
import WorkshopPolicy

@testable import WorkshopEngine

@Suite struct SymbolPolicyTests {
  @Test(
    "A symbol's subject is the declaration that it speaks of",
    arguments: [
      ("$s10Foundation10FileHandleCMa", "Foundation.FileHandle", nil),
      ("$s10Foundation6ThreadC5startyyFTj", "Foundation.Thread.start", nil),
      ("$s20FoundationEssentials4DataV8contentsOf7optionsAcA3URLV_tKcfC", nil, nil),
      ("$s8Dispatch0A5QueueC4mainACvgZ", "Dispatch.DispatchQueue.main.getter", nil),
      (
        "$sScTss5NeverORszABRs_rlE11isCancelledSbvgZ", "Swift.Task.isCancelled.getter",
        "Swift"
      ),
      ("$ss11CommandLineO9argumentsSaySSGvgZ", "Swift.CommandLine.arguments.getter", nil),
      ("write", "write", nil),
    ] as [(String, String?, String?)])
  func subjects(symbol: String, path: String?, module: String?) {
    let name = SymbolName(symbol)
    if let path {
      #expect(name.display == path, "\(name.words)")
      #expect(name.extendingModule == module, "\(name.words)")
    } else {
      // No name of Swift's, though it begins as one: it stays what it is.
      #expect(name.path == [symbol])
    }
  }

  static let refused: [(symbol: String, rule: PolicyRule)] = [
    ("write", .symbols), ("exit", .process), ("dlsym", .symbols), ("socket", .symbols),
    ("fork", .process), ("pthread_create", .threads), ("usleep", .sleeping),
    ("mmap", .unsafePointers),
    ("dispatch_async_f", .dispatch), ("$s8Dispatch0A5QueueC4mainACvgZ", .dispatch),
    ("$s10Foundation10FileHandleCMa", .process), ("$s10Foundation6ThreadC5startyyFTj", .threads),
    ("$s20FoundationEssentials11FileManagerCMa", .process),
    ("$ss11CommandLineO9argumentsSaySSGvgZ", .process),
    ("$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg", .process),
    ("$s7Testing4TestVMa", .tests), ("$s15WorkshopSupport5LatchCMa", .tests),
    ("$s13SampleSubject0B0VMa", .tests),
    ("$s10WorkshopUI8ViewHostCMa", .standIn), ("$s10WorkshopUI7OSLevelO7currentSivsZ", .standIn),
  ]

  private func findings(
    _ undefined: [String] = [], defined: [ObjectFile.Symbol] = [],
    sections: [ObjectFile.Section] = [], allows: [PolicyRule] = [], source: String = ""
  ) -> [PolicyFinding] {
    SymbolPolicy(module: "Sample", allows: allows.map(\.rawValue))
      .findings(
        in: ObjectFile(sections: sections, undefined: undefined, defined: defined), source: source)
  }

  @Test("What no lesson asks for is refused under its rule", arguments: refused.indices)
  func refuses(index: Int) throws {
    let (symbol, rule) = Self.refused[index]
    let finding = try #require(findings([symbol]).first)
    #expect(finding.rule == rule.rawValue)
    #expect(finding.reason.contains(finding.text))
  }

  @Test("A step that allows a rule is asked for none of its symbols", arguments: refused.indices)
  func allows(index: Int) {
    let (symbol, rule) = Self.refused[index]
    #expect(findings([symbol], allows: [rule]).isEmpty)
  }

  @Test(
    "What the compiler asks for by itself, and what only calculates, is nothing to speak of",
    arguments: [
      "swift_retain", "_swiftEmptyArrayStorage", "memcpy", "memset", "malloc", "free", "syscall",
      "sqrt", "powf", "__divti3", "__truncdfhf2", "__floattixf", "__floatundihf",
      "arc4random_uniform", "$sSSMn",
      "$sScTss5NeverORszABRs_rlE5yieldyyYaFZ",
      "$s20FoundationEssentials11ProcessInfoC20activeProcessorCountSivg",
      "$s15Synchronization17_Atomic8BitStorageVN", "$s8Dispatch0A4TimeV3nowACyFZ",
    ])
  func accepts(symbol: String) {
    #expect(findings([symbol]).isEmpty)
  }

  @Test("A definition outside the answer's module is refused")
  func definitions() {
    func symbol(_ name: String, isWeak: Bool = false, isHidden: Bool = false) -> ObjectFile.Symbol {
      .init(name: name, isWeak: isWeak, isHidden: isHidden)
    }
    for name in ["write", "main", "swift_retain", "$sSS5countSivg", "$s7Testing4TestVMa"] {
      #expect(findings(defined: [symbol(name)]).map(\.text) == [name])
    }
    #expect(findings(defined: [symbol("puts", isWeak: true, isHidden: true)]).count == 1)
    #expect(findings(defined: [symbol("$sSSWOh", isWeak: true)]).count == 1)
    #expect(
      findings(defined: [
        symbol("$s6Sample3BoxCMa"), symbol("$sSS6SampleE5shoutSSyF"),
        symbol("$sSSWOh", isWeak: true, isHidden: true),
        symbol("symbolic SS", isWeak: true, isHidden: true),
        symbol("__swift_memcpy16_8", isWeak: true, isHidden: true),
        symbol("swift_willThrowTyped", isWeak: true, isHidden: true),
        symbol("dynamic_cast_existential_1_unconditional", isWeak: true, isHidden: true),
      ]).isEmpty)
  }

  @Test("A section that the system calls into is refused under any name")
  func sections() {
    func section(_ name: String, _ kind: UInt32 = 1) -> ObjectFile.Section {
      .init(name: name, kind: kind)
    }
    for section in [
      section(".init_array"), section(".init_array.00001"), section(".data", 14),
      section("swift5_tests"),
      section(".fini_array"), section(".ctors"), section("swift5_replace"), section("mine"),
    ] {
      #expect(findings(sections: [section]).count == 1, "\(section.name)")
    }
    #expect(
      findings(
        sections: [
          "", ".text", ".text.$s6Sample", ".rela.text", ".rodata.cst16", "swift5_typeref",
          ".relaswift5_typeref", ".swift1_autolink_entries", ".note.GNU-stack", ".bss.x",
          ".eh_frame",
        ]
        .map { section($0) }
      ).isEmpty)
  }

  @Test("A finding says where the name stands, and not where it is a part of another")
  func places() {
    let finding = findings(
      ["write"], source: "let rewrite = 1, writer = 2\n  func f() { write(3) }\n"
    ).first
    #expect(finding?.line == 2)
    #expect(finding?.column == 14)
  }

  @Test("A name whose parts refer back to parts is too long to be read, and an honest one is not")
  func bombs() {
    // Two references for each level.
    let bomb = "$s4main1AV" + String(repeating: "AA_ACt", count: 12)
    #expect(SymbolName.isTooLong(bomb))
    #expect(SymbolName.isTooLong("$s4main1AVA99B"))
    #expect(SymbolName.isTooLong("$s" + String(repeating: "a", count: 3000)))
    #expect(SymbolName(bomb).path == [bomb])
    for honest in [
      "$s8Dispatch0A5QueueC5async5group3qos5flags7executeyAA0A5GroupCSg_AA0A3QoSVAA0A13WorkItemFlagsVyyXBtF",
      "$s8BadgeKit0A6ReaderC04readA010completionyySic_tF",
      "$sScA15unownedExecutorScevgTj", "$s4main33AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAV",
      "$ss27withCheckedThrowingContinuation9isolation8function_xScA_pSgYi_SSyScCyxs5Error_pGXEtYaKlFTu",
    ] {
      #expect(!SymbolName.isTooLong(honest), "\(honest)")
    }
  }
}
