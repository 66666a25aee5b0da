/// What the workshop relies on of the Swift toolchain although no document promises it.
///
/// Each comment says what breaks where it is untrue, and then which test speaks. The tests of
/// ToolchainAssumptionTests.swift look that these tests exist. Docs/NewSwift.md says how to go through the
/// list with a new toolchain.
package enum ToolchainAssumptions {
  // MARK: - Versions and places

  /// The version from which on module selectors, the event stream and `-default-isolation` are as the
  /// course writes them. An older compiler refuses adapters and gates, and the learner would be blamed.
  ///
  /// Test: `CommandBadSurroundingsTests.wrongSwift`
  static let leastVersion = (major: 6, minor: 3)

  /// What `swiftc --version` says. Otherwise every toolchain counts as none.
  ///
  /// Test: `ToolchainAssumptionTests.driver`
  static var versionPattern: Regex<(Substring, Substring, Substring)> {
    /Swift version (\d+)\.(\d+)/
  }

  /// The library that every program loads, below the toolchain's `lib/swift`. Otherwise the probe takes a
  /// machine where confined programs cannot read it for one that works, and each submission crashes.
  ///
  /// Test: `ToolchainAssumptionTests.places`
  static let coreLibrary = "linux/libswiftCore.so"

  /// The programs beside `swiftc` that are called by their paths. Without the formatter the linter
  /// complains of everything.
  ///
  /// Test: `ToolchainAssumptionTests.places`
  static let programs = ["swift-frontend", "swift-format", "clang"]

  /// The program beside those that names the lines of a race. Apple's toolchains have none. Without it races
  /// have no lines.
  ///
  /// Test: `ToolchainAssumptionTests.places`
  static let symbolizer = "llvm-symbolizer"

  /// The list of the wordings of diagnostics by id, below the folder that `bin` is in. Otherwise `explain` knows only the
  /// wordings that its pages quote.
  ///
  /// Test: `DiagnosticCatalogueTests.toolchain`
  static let diagnosticList = "share/swift/diagnostics/en.strings"

  // MARK: - The driver

  /// Makes the driver print the calls that it would make. Without it no step can be judged.
  ///
  /// Test: `ToolchainAssumptionTests.driver`
  static let printsJobs = "-driver-print-jobs"

  /// How the call of the frontend is known among those. Without it no step can be judged.
  ///
  /// Test: `ToolchainAssumptionTests.driver`
  static let frontendMark = " -frontend "

  /// How the linker's call ends its own path. Otherwise answers are linked by the driver, which takes
  /// five times as long.
  ///
  /// Test: `ToolchainAssumptionTests.driver`
  static let linkerName = "ld.lld"

  /// The object that tells the runtime of a library's types. An answer's library without it is linked, and
  /// casts to its types fail while it runs.
  ///
  /// Test: `ToolchainAssumptionTests.driver`
  static let registrationObject = "/swiftrt.o"

  // MARK: - The frontend's flags

  /// Makes the compiler add its id to each diagnostic, one diagnostic to a line. Hints, starters' reasons and
  /// fences are keyed to ids; `DiagnosticEnd` reads them.
  ///
  /// Test: `ToolchainAssumptionTests.diagnosticNames`
  package static let diagnosticNames = ["-debug-diagnostic-names", "-diagnostic-style", "llvm"]

  /// Makes one call that looks at the whole module write an object for each source. Otherwise the object of
  /// a learner's file cannot be told from those of files beside it.
  ///
  /// Test: `MemberStepTests.objects`
  static let objectPerSource = ["-num-threads", "1"]

  /// A diagnostic's first line: the file, line, column, how severe it is, and the words. Budgets would count nothing.
  ///
  /// Test: `MemberStepTests.otherWarning`
  static var diagnosticHead:
    Regex<(Substring, Substring, Substring, Substring, Substring, Substring)>
  {
    /(\S.*?):(\d+):(\d+): (error|warning): (.*)/
  }

  /// How the first line of a diagnostic ends that is there only with `-strict-memory-safety` (SE-0458).
  /// Answers would reach any memory if the compiler kept such diagnostics to itself, or in another group.
  ///
  /// Test: `MemorySafetyTests.refused`
  static let memorySafetyGroup = "StrictMemorySafety"

  /// Makes the compiler say of each instruction of its intermediate language which place in the code it is of.
  /// Answers could hold on to memory that is freed while they wait.
  ///
  /// Test: `HeldAccessTests.held`
  static let placesOfCode = ["-Xllvm", "-sil-print-debuginfo"]

  /// Has a call that compiles write its intermediate language too. Otherwise nothing that uses `await` is compiled.
  ///
  /// Test: `HeldAccessTests.held`
  static let languageBeside = "-sil-output-path"

  /// What stands in front of the name of a declaration, in a note of such a diagnostic. Without it a finding
  /// names nothing.
  ///
  /// Test: `MemorySafetyTests.refused`
  static let unsafeDeclarations = [
    "function", "method", "initializer", "subscript", "property", "struct", "class", "type",
  ].map { "\($0) " }

  /// Ends of the notes about jobs and executors.
  ///
  /// Test: `MemorySafetyTests.executors`
  static let executorUses = [
    " unsafe type 'UnownedSerialExecutor'", " unsafe type 'UnownedTaskExecutor'",
    // Of their initializers.
    " unsafe type 'UnownedSerialExecutor.Type'", " unsafe type 'UnownedTaskExecutor.Type'",
    " unsafe type 'UnownedJob'", " unsafe instance method 'asUnownedSerialExecutor()'",
    " unsafe instance method 'asUnownedTaskExecutor()'",
  ]

  /// Has the compiler compare its diagnostics with what a gate expects. Otherwise no gate passes.
  ///
  /// Test: `ToolchainAssumptionTests.verifier`
  static let verifier = ["-verify", "-debug-diagnostic-names", "-suppress-notes"]

  /// Has the verifier overlook what stands in no line of a gate. Otherwise gates that must not compile are
  /// refused for the code of macros.
  ///
  /// Test: `ToolchainAssumptionTests.flags`
  static let verifierIgnoresTheRest = ["-verify-ignore-unrelated", "-verify-ignore-unknown"]

  /// Makes a module without a look into functions. Otherwise the stand-in takes four times as long.
  ///
  /// Test: `ToolchainAssumptionTests.flags`
  static let skipsFunctionBodies = [
    "-experimental-skip-non-inlinable-function-bodies-without-types"
  ]

  /// Libraries that the compiler loads at the first macro. Without them each call on standby loads its own.
  ///
  /// Test: `ToolchainAssumptionTests.macros`
  static let macroLibraries = ["libSwiftMacros.so", "libObservationMacros.so"]

  /// How the driver names the folders of macro libraries, and the server that loads them. As above.
  ///
  /// Test: `ToolchainAssumptionTests.macros`
  static let macroOptions = (folder: "-plugin-path", server: "-in-process-plugin-server-path")

  /// Has the compiler ask a program for the code of macros. How it asks stands in `WorkshopUI/Macros`. Otherwise
  /// files with previews do not compile.
  ///
  /// Test: `SwiftUIStepTests.macros`
  static let loadsMacroProgram = "-load-plugin-executable"

  // MARK: - The compiler's words

  /// How the verifier begins where a line compiles and should not. Otherwise the report shows a learner the
  /// verifier's words in place of the lines.
  ///
  /// Test: `ToolchainAssumptionTests.verifier`
  static let missingError = "expected error not produced"

  /// What the verifier says of an error that is in no line of a gate. Otherwise a use whose only error is
  /// in a macro's code passes.
  ///
  /// Test: `GateTests.errorInMacro`
  static let errorElsewhere = [
    ": error: unexpected error produced: ", ": error: diagnostic produced elsewhere: ",
  ]

  /// What an error has for a file where it is about no code. Otherwise a full disk reads as an answer that
  /// does not build.
  ///
  /// Test: `ToolchainAssumptionTests.unplaced`
  static let unplaced = "<unknown>:0: "

  // MARK: - Swift Testing

  /// The function that runs the tests of a program, which has underscores. `Support/Runner` calls it.
  ///
  /// Test: `JudgeTests.solution`
  static let entryPoint = "Testing.__swiftPMEntryPoint()"

  /// How a program of tests is told to write its records, one JSON object a line. Otherwise no run can be
  /// judged: each is withheld.
  ///
  /// Test: `JudgeTests.solution`
  static let writesEvents = [
    "--testing-library", "swift-testing", "--event-stream-version", "6.3",
    "--event-stream-output-path",
  ]

  /// What each record calls that form. A record of another version is none of ours: the run is withheld.
  ///
  /// Test: `JudgeTests.solution`
  static let eventVersion = "6.3.0"

  /// Makes such a program list its tests and run none. Otherwise the command does not know which tests a
  /// run must have.
  ///
  /// Test: `JudgeTests.solution`
  static let listsTests = "--list-tests"

  /// Runs one test after the other. Otherwise checks of the same state disturb each other.
  ///
  /// Test: `JudgeTests.solution`
  static let runsInTurn = "--no-parallel"

  /// Which tests of a program run, by patterns of their ids, and how often. Otherwise no suite of a learner's
  /// passes: it held other tests than it has.
  ///
  /// Test: `SuiteStepTests.solution`
  static let choosesTests = (only: "--filter", without: "--skip", times: "--repetitions")

  /// How an issue's words begin where an expectation or a confirmation failed, or a test recorded it by hand.
  /// The records say in no other way what kind an issue is. Otherwise a learner's suite catches nothing.
  ///
  /// Test: `SuiteStepTests.alternatives`
  static let expectationMarks = [
    "Expectation failed", "Confirmation was confirmed", "Issue recorded",
  ]

  /// What a message of a test that passed is marked with. Otherwise each check fails.
  ///
  /// Test: `JudgeTests.solution`
  static let passMark = "pass"

  /// A module whose tests run last, as tests run in the order of their modules' names. Otherwise each run is
  /// withheld, since checks went on behind the canary.
  ///
  /// Test: `JudgeTests.solution`
  static let lastModule = "_WorkshopCanary"

  // MARK: - Objects and their names

  /// How the names of Swift's declarations begin; a module's own go on with its name and its length.
  /// Otherwise each answer is refused for what it defines.
  ///
  /// Test: `ObjectFileTests.reads`
  static let manglingPrefix = "$s"

  /// What the runtime's words for a name begin with where an extension adds it. Otherwise files are read and
  /// written behind Foundation's extensions, and policy sees nothing.
  ///
  /// Test: `SymbolPolicyTests.subjects`
  static let extensionMark = "(extension in "

  /// Names of the runtime's that any object may ask for. A new one refuses right answers.
  ///
  /// Test: `SubmissionTests.honest`
  static let runtimePrefixes = [
    "swift_", "_swift", "__swift_", "$s", "_Block_", "_NSConcrete", "__gnu_", "__stack_chk_",
    "symbolic ", "got.",
  ]

  /// How the functions are called that the top-level code of a program with `await` becomes, and what it calls at
  /// its end. Otherwise such a program of a learner's does not run in `./workshop modes`.
  ///
  /// Test: `CommandModesTests.program`
  static let asyncMain = (begins: "async_Main", ends: "exit")

  /// Helpers that the compiler puts into each module that needs them. A new one refuses right answers.
  ///
  /// Test: `SubmissionTests.honest`
  static let helperPrefixes = ["_swift_", "__swift_"]

  /// Sections that the compiler writes into an object. A new one refuses right answers.
  ///
  /// Test: `SubmissionTests.honest`
  static let sections = [
    ".text", ".rodata", ".data", ".bss", ".tdata", ".tbss", ".eh_frame", ".note", ".comment",
    ".symtab", ".strtab", ".shstrtab", ".group", ".debug", ".swift", ".linker-options", ".llvm",
    ".gcc_except_table",
  ]

  /// How the sections begin that the runtime reads, and those of them that make it call or replace
  /// something: tests of an answer's own, and dynamic replacements. A new one of those lets an answer
  /// reach the checks.
  ///
  /// Test: `SymbolPolicyTests.sections`
  static let runtimeSections = (
    prefix: "swift5_", ofTests: "swift5_tests", refused: ["swift5_replace", "swift5_replac2"]
  )

  // MARK: - The runtime

  /// What the runtime's line about a trap holds. Otherwise a learner is told of a signal alone.
  ///
  /// Test: `JudgeHostileTests.traps`
  static let trapMarks = ["Fatal error: ", "SWIFT TASK"]

  /// Turns the runtime's backtraces off. Otherwise each trap takes a second, and its words are long.
  ///
  /// Test: `JudgeHostileTests.traps`
  static let noBacktrace = (name: "SWIFT_BACKTRACE", value: "enable=no")

  /// Slow paths of the library's `Mutex`, in the order lock, try, unlock. `Support/Races/mutex.c` is compiled
  /// with these names: under others the sanitizer sees no lock, and accuses right answers of races.
  ///
  /// Test: `ToolchainAssumptionTests.functions`
  static let mutexFunctions = [
    "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF",
    "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF",
    "$s15Synchronization12_MutexHandleV11_unlockSlowyyF",
  ]

  /// Functions that the runtime hands its jobs and timers to, and the main actor's queue.
  /// `Support/Sources` takes their places. Where the runtime calls others, `eventually` says no too early, and
  /// right answers fail.
  ///
  /// Test: `ToolchainAssumptionTests.functions`
  static let jobFunctions = [
    "dispatch_async_f", "dispatch_source_set_event_handler_f", "dispatch_after_f",
    "_dispatch_main_q",
  ]

  /// Tells the runtime of other arguments than the process has. Without it what waits in
  /// `Support/Compiler` gives each run the first one's arguments.
  ///
  /// Test: `ToolchainAssumptionTests.functions`
  static let argumentOverride = "_swift_stdlib_overrideUnsafeArgvArgc"

  /// What one race's report begins with, and the places of its two accesses. Otherwise no race is seen.
  ///
  /// Test: `RaceLaneTests.seededRaces`
  static var raceReport: Regex<(Substring, Substring)> {
    /WARNING: ThreadSanitizer: (.+?) \(pid=/
  }

  /// The line of a race's report that says what kind of access follows. Otherwise races have no lines.
  ///
  /// Test: `RaceLaneTests.seededRaces`
  static var raceAccess: Regex<(Substring, Substring)> {
    /\s+(?:Previous )?([A-Za-z]+)(?: access| of size).* by (?:main )?thread.*:?/
  }

  /// The file and the line of a frame in Swift code. Otherwise races have no lines.
  ///
  /// Test: `RaceLaneTests.seededRaces`
  static var raceFrame: Regex<(Substring, Substring, Substring?)> {
    /#\d+ .+? (\/[^ :]+\.swift)(?::(\d+))?/
  }

  // MARK: - Names that stand elsewhere

  /// Declarations and flags without a promise that other files spell themselves, by file. Where one is gone, that
  /// file does not compile, or the script builds without it.
  ///
  /// Test: `ToolchainAssumptionTests.elsewhere`
  static let spelledElsewhere = [
    "Support/Runner/Main.swift": [entryPoint],
    "Support/Sources/JobsInFlight.swift": jobFunctions,
    "Support/Compiler/standby.c": [argumentOverride],
    "WorkshopUI/Sources/Graph/Fields.swift": [
      "@_spi(Reflection)", "_forEachField", ".pointee == 0x200",
    ],
    "WorkshopUI/Sources/Graph/ViewNode.swift": ["@_spi(SwiftUI) import Observation"],
    "Tools/Package.swift": ["lib/swift/host"],
    "workshop": [
      "-experimental-skip-all-function-bodies", "swift-module-flags:", "-Onone",
      "-disable-llvm-verify",
    ],
  ]
}
