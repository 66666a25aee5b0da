// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

// Plain `swift build` and `swift test` build and check Solutions/, which pass.
//   STEP=task-from-a-button swift test     checks your answer to one step in Exercises/
//   WORKSHOP=Exercises swift build         adds every exercise as a target, for editors
// `./workshop check` is quicker than both and says more.

// The settings of each isolation mode, once. The command's compiler flags say the same, and
// a test compares the two for every step.
extension [SwiftSetting] {
  /// What Xcode gives a new app: everything is on the main actor unless it says otherwise.
  static let app: Self = library + [.defaultIsolation(MainActor.self)]
  /// Nothing is isolated unless it says so.
  static let library: Self =
    bare + [
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
  /// Swift 6 and nothing else.
  static let bare: Self = [.swiftLanguageMode(.v6)]
  /// What was written before Swift 6; never an answer.
  static let swift5: Self = [.swiftLanguageMode(.v5)]
  /// On the way there: what Swift 6 refuses is a warning.
  static let complete: Self = swift5 + [.enableUpcomingFeature("StrictConcurrency")]
  /// And the main actor by default.
  static let completeMain: Self =
    complete + [
      .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
    ]
  /// And a warning for each function that would move to its caller's actor.
  static let completeMigrate: Self =
    completeMain + [.enableUpcomingFeature("NonisolatedNonsendingByDefault:migrate")]
  /// Everything that `app` has but its language version, and the checks that Swift 6 makes at run time.
  static let completeApp: Self =
    completeMain + [
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("DynamicActorIsolation"),
    ]

  /// For files that say `import SwiftUI`: that is our stand-in, also where there is Apple's, so that an
  /// editor, `swift test` and `./workshop check` say the same. A module of Apple's name would make
  /// `#if canImport(SwiftUI)` true in everybody's code.
  static let swiftUI: Self = [.unsafeFlags(["-module-alias", "SwiftUI=WorkshopUI"])]

  /// Answers, where the compiler then says which code reaches memory that it cannot check (SE-0458). It
  /// asks for `unsafe` there; `./workshop check` refuses both, and says what to write instead.
  static let memorySafety: Self = [
    .strictMemorySafety(), .treatWarning("StrictMemorySafety", as: .warning),
  ]

  /// For code that must be free of warnings: answers, and our own outside the checks.
  static let strict: Self = [.treatAllWarnings(as: .error)]
  /// For checks: what a file did not import is out of its reach.
  static let checks: Self = library + [.enableUpcomingFeature("MemberImportVisibility")]
}

struct Step {
  var id: String
  var module: String
  /// Its stage's folder and its own name, as under Exercises, Solutions and Checks.
  var stage: String
  var file: String
  var settings: [SwiftSetting]
  /// Whether its files say `import SwiftUI`.
  var usesSwiftUI = false
  /// Whether its answer is a suite of tests, which SwiftPM runs against the right component.
  var isSuite = false
  /// The module beside its answer.
  var neighbour: Neighbour?
  /// Whether its answer is one file of a module; a folder of the answer's name links to the others.
  var isMember = false
  /// The file of an app that its answer takes the place of.
  var piece: Piece?
}

/// A file of an app. Our solution is the app's own; a learner's is compiled with the others, to which a folder of
/// the answer's name links.
struct Piece {
  var app: String
  var file: String
}

/// A library that answers import, in Support/Neighbours. Steps share it; its warnings are no errors.
struct Neighbour {
  var module: String
  var settings: [SwiftSetting]
}

extension Step {
  /// What every module of the step may import: the stand-in, and the neighbour.
  var companions: [Target.Dependency] {
    (usesSwiftUI ? ["WorkshopUI"] : [])
      + (neighbour.map { [.target(name: $0.module)] } ?? [])
  }
}

let allSteps: [Step] = [
  // Generated from Course.json by `./workshop generate`; do not edit up to the closing bracket.
  Step(
    id: "load-roster", module: "LoadRoster", stage: "01-SingleThreaded",
    file: "01-load-roster", settings: .app),
  Step(
    id: "sort-and-search", module: "SortAndSearch", stage: "01-SingleThreaded",
    file: "02-sort-and-search", settings: .app),
  Step(
    id: "main-actor-by-default", module: "MainActorByDefault", stage: "01-SingleThreaded",
    file: "03-main-actor-by-default", settings: .app),
  Step(
    id: "frame-budget", module: "FrameBudget", stage: "01-SingleThreaded",
    file: "04-frame-budget", settings: .app),
  Step(
    id: "await-the-network", module: "AwaitTheNetwork", stage: "02-Asynchronous",
    file: "01-await-the-network", settings: .app),
  Step(
    id: "task-from-a-button", module: "TaskFromAButton", stage: "02-Asynchronous",
    file: "02-task-from-a-button", settings: .app),
  Step(
    id: "interleaving", module: "Interleaving", stage: "02-Asynchronous",
    file: "03-interleaving", settings: .app),
  Step(
    id: "async-let-dashboard", module: "AsyncLetDashboard", stage: "02-Asynchronous",
    file: "04-async-let-dashboard", settings: .app),
  Step(
    id: "task-group-avatars", module: "TaskGroupAvatars", stage: "02-Asynchronous",
    file: "05-task-group-avatars", settings: .app),
  Step(
    id: "rows-as-they-arrive", module: "RowsAsTheyArrive", stage: "02-Asynchronous",
    file: "06-rows-as-they-arrive", settings: .app),
  Step(
    id: "cancel-stale-search", module: "CancelStaleSearch", stage: "02-Asynchronous",
    file: "07-cancel-stale-search", settings: .app),
  Step(
    id: "trace-id", module: "TraceId", stage: "02-Asynchronous",
    file: "08-trace-id", settings: .app),
  Step(
    id: "async-is-not-background", module: "AsyncIsNotBackground", stage: "02-Asynchronous",
    file: "09-async-is-not-background", settings: .app),
  Step(
    id: "many-children", module: "ManyChildren", stage: "02-Asynchronous",
    file: "10-many-children", settings: .app),
  Step(
    id: "measure-the-hitch", module: "MeasureTheHitch", stage: "03-Concurrent",
    file: "01-measure-the-hitch", settings: .app),
  Step(
    id: "concurrent-decode", module: "ConcurrentDecode", stage: "03-Concurrent",
    file: "02-concurrent-decode", settings: .app),
  Step(
    id: "move-to-the-caller", module: "MoveToTheCaller", stage: "03-Concurrent",
    file: "03-move-to-the-caller", settings: .app),
  Step(
    id: "main-actor-helper", module: "MainActorHelper", stage: "03-Concurrent",
    file: "04-main-actor-helper", settings: .app),
  Step(
    id: "nonisolated-sync", module: "NonisolatedSync", stage: "03-Concurrent",
    file: "05-nonisolated-sync", settings: .app),
  Step(
    id: "caller-decides", module: "CallerDecides", stage: "03-Concurrent",
    file: "06-caller-decides", settings: .library),
  Step(
    id: "look-for-cancellation", module: "LookForCancellation", stage: "03-Concurrent",
    file: "07-look-for-cancellation", settings: .app),
  Step(
    id: "too-much-concurrency", module: "TooMuchConcurrency", stage: "03-Concurrent",
    file: "08-too-much-concurrency", settings: .app),
  Step(
    id: "values-cross-freely", module: "ValuesCrossFreely", stage: "04-Sendable",
    file: "01-values-cross-freely", settings: .library),
  Step(
    id: "free-the-model", module: "FreeTheModel", stage: "04-Sendable",
    file: "02-free-the-model", settings: .app),
  Step(
    id: "dto-to-domain", module: "DtoToDomain", stage: "04-Sendable",
    file: "03-dto-to-domain", settings: .app),
  Step(
    id: "finish-before-you-send", module: "FinishBeforeYouSend", stage: "04-Sendable",
    file: "04-finish-before-you-send", settings: .app),
  Step(
    id: "sending-parameter", module: "SendingParameter", stage: "04-Sendable",
    file: "05-sending-parameter", settings: .library),
  Step(
    id: "sending-result", module: "SendingResult", stage: "04-Sendable",
    file: "06-sending-result", settings: .library),
  Step(
    id: "copy-into-the-closure", module: "CopyIntoTheClosure", stage: "04-Sendable",
    file: "07-copy-into-the-closure", settings: .app),
  Step(
    id: "captured-var", module: "CapturedVar", stage: "04-Sendable",
    file: "08-captured-var", settings: .library),
  Step(
    id: "mutex", module: "Mutex", stage: "04-Sendable",
    file: "09-mutex", settings: .library),
  Step(
    id: "global-state", module: "GlobalState", stage: "04-Sendable",
    file: "10-global-state", settings: .library),
  Step(
    id: "generic-fetch", module: "GenericFetch", stage: "04-Sendable",
    file: "11-generic-fetch", settings: .app),
  Step(
    id: "contention", module: "Contention", stage: "05-Actors",
    file: "01-contention", settings: .app),
  Step(
    id: "image-cache", module: "ImageCache", stage: "05-Actors",
    file: "02-image-cache", settings: .app),
  Step(
    id: "reentrancy", module: "Reentrancy", stage: "05-Actors",
    file: "03-reentrancy", settings: .app),
  Step(
    id: "in-flight-once", module: "InFlightOnce", stage: "05-Actors",
    file: "04-in-flight-once", settings: .app),
  Step(
    id: "cancel-one-waiter", module: "CancelOneWaiter", stage: "05-Actors",
    file: "05-cancel-one-waiter", settings: .app),
  Step(
    id: "isolated-parameter", module: "IsolatedParameter", stage: "05-Actors",
    file: "06-isolated-parameter", settings: .app),
  Step(
    id: "nonisolated-members", module: "NonisolatedMembers", stage: "05-Actors",
    file: "07-nonisolated-members", settings: .app),
  Step(
    id: "what-a-task-inherits", module: "WhatATaskInherits", stage: "05-Actors",
    file: "08-what-a-task-inherits", settings: .app),
  Step(
    id: "not-everything-is-an-actor", module: "NotEverythingIsAnActor", stage: "05-Actors",
    file: "09-not-everything-is-an-actor", settings: .app),
  Step(
    id: "define-the-global-actor", module: "DefineTheGlobalActor", stage: "06-DataLayer",
    file: "01-define-the-global-actor", settings: .app),
  Step(
    id: "repository", module: "Repository", stage: "06-DataLayer",
    file: "02-repository", settings: .app),
  Step(
    id: "nonisolated-init", module: "NonisolatedInit", stage: "06-DataLayer",
    file: "03-nonisolated-init", settings: .app),
  Step(
    id: "protocol-isolation", module: "ProtocolIsolation", stage: "06-DataLayer",
    file: "04-protocol-isolation", settings: .app),
  Step(
    id: "bridge-to-the-view-model", module: "BridgeToTheViewModel", stage: "06-DataLayer",
    file: "05-bridge-to-the-view-model", settings: .app),
  Step(
    id: "preview-data", module: "PreviewData", stage: "06-DataLayer",
    file: "06-preview-data", settings: .app),
  Step(
    id: "serial-executor", module: "SerialExecutor", stage: "06-DataLayer",
    file: "07-serial-executor", settings: .app),
  Step(
    id: "task-executor", module: "TaskExecutor", stage: "06-DataLayer",
    file: "08-task-executor", settings: .app),
  Step(
    id: "the-crossing", module: "TheCrossing", stage: "07-IsolatedConformances",
    file: "01-the-crossing", settings: .bare),
  Step(
    id: "main-actor-exportable", module: "MainActorExportable", stage: "07-IsolatedConformances",
    file: "02-main-actor-exportable", settings: .bare),
  Step(
    id: "inferred-conformances", module: "InferredConformances", stage: "07-IsolatedConformances",
    file: "03-inferred-conformances", settings: .library),
  Step(
    id: "where-they-cannot-go", module: "WhereTheyCannotGo", stage: "07-IsolatedConformances",
    file: "04-where-they-cannot-go", settings: .app),
  Step(
    id: "dynamic-casts", module: "DynamicCasts", stage: "07-IsolatedConformances",
    file: "05-dynamic-casts", settings: .app),
  Step(
    id: "isolation-capture", module: "IsolationCapture", stage: "07-IsolatedConformances",
    file: "06-isolation-capture", settings: .library),
  Step(
    id: "closures-and-isolation", module: "ClosuresAndIsolation", stage: "07-IsolatedConformances",
    file: "07-closures-and-isolation", settings: .library),
  Step(
    id: "isolated-deinit", module: "IsolatedDeinit", stage: "07-IsolatedConformances",
    file: "08-isolated-deinit", settings: .app),
  Step(
    id: "continuation-once", module: "ContinuationOnce", stage: "08-Bridges",
    file: "01-continuation-once", settings: .app),
  Step(
    id: "continuation-cancel", module: "ContinuationCancel", stage: "08-Bridges",
    file: "02-continuation-cancel", settings: .app),
  Step(
    id: "callback-that-traps", module: "CallbackThatTraps", stage: "08-Bridges",
    file: "03-callback-that-traps", settings: .app,
    neighbour: Neighbour(module: "BadgeKit", settings: .swift5)),
  Step(
    id: "delegate-values", module: "DelegateValues", stage: "08-Bridges",
    file: "04-delegate-values", settings: .app,
    neighbour: Neighbour(module: "PresenceKit", settings: .swift5)),
  Step(
    id: "async-stream", module: "AsyncStream", stage: "08-Bridges",
    file: "05-async-stream", settings: .app),
  Step(
    id: "timeout", module: "Timeout", stage: "08-Bridges",
    file: "06-timeout", settings: .app),
  Step(
    id: "weak-self", module: "WeakSelf", stage: "08-Bridges",
    file: "07-weak-self", settings: .app),
  Step(
    id: "progress-awaited", module: "ProgressAwaited", stage: "08-Bridges",
    file: "08-progress-awaited", settings: .app),
  Step(
    id: "resume-import", module: "ResumeImport", stage: "08-Bridges",
    file: "09-resume-import", settings: .app),
  Step(
    id: "queue-at-the-edge", module: "QueueAtTheEdge", stage: "08-Bridges",
    file: "10-queue-at-the-edge", settings: .app,
    neighbour: Neighbour(module: "PrinterKit", settings: .swift5)),
  Step(
    id: "database-off-main", module: "DatabaseOffMain", stage: "08-Bridges",
    file: "11-database-off-main", settings: .app),
  Step(
    id: "observe-the-model", module: "ObserveTheModel", stage: "08-Bridges",
    file: "12-observe-the-model", settings: .app),
  Step(
    id: "view-is-main-actor", module: "ViewIsMainActor", stage: "09-ViewIsolation",
    file: "01-view-is-main-actor", settings: .app, usesSwiftUI: true),
  Step(
    id: "shape-off-main", module: "ShapeOffMain", stage: "09-ViewIsolation",
    file: "02-shape-off-main", settings: .app, usesSwiftUI: true),
  Step(
    id: "visual-effect", module: "VisualEffect", stage: "09-ViewIsolation",
    file: "03-visual-effect", settings: .app, usesSwiftUI: true),
  Step(
    id: "equal-width-layout", module: "EqualWidthLayout", stage: "09-ViewIsolation",
    file: "04-equal-width-layout", settings: .app, usesSwiftUI: true),
  Step(
    id: "geometry-change", module: "GeometryChange", stage: "09-ViewIsolation",
    file: "05-geometry-change", settings: .app, usesSwiftUI: true),
  Step(
    id: "state-as-a-bridge", module: "StateAsABridge", stage: "09-ViewIsolation",
    file: "06-state-as-a-bridge", settings: .app, usesSwiftUI: true),
  Step(
    id: "scroll-reveal", module: "ScrollReveal", stage: "09-ViewIsolation",
    file: "07-scroll-reveal", settings: .app, usesSwiftUI: true),
  Step(
    id: "palette-extractor", module: "PaletteExtractor", stage: "09-ViewIsolation",
    file: "08-palette-extractor", settings: .app),
  Step(
    id: "already-glass", module: "AlreadyGlass", stage: "10-LiquidGlass",
    file: "01-already-glass", settings: .app, usesSwiftUI: true),
  Step(
    id: "labels-and-toolbars", module: "LabelsAndToolbars", stage: "10-LiquidGlass",
    file: "02-labels-and-toolbars", settings: .app, usesSwiftUI: true),
  Step(
    id: "bottom-bar", module: "BottomBar", stage: "10-LiquidGlass",
    file: "03-bottom-bar", settings: .app, usesSwiftUI: true),
  Step(
    id: "sort-menu", module: "SortMenu", stage: "10-LiquidGlass",
    file: "04-sort-menu", settings: .app, usesSwiftUI: true),
  Step(
    id: "sheet-detents", module: "SheetDetents", stage: "10-LiquidGlass",
    file: "05-sheet-detents", settings: .app, usesSwiftUI: true),
  Step(
    id: "button-styles", module: "ButtonStyles", stage: "10-LiquidGlass",
    file: "06-button-styles", settings: .app, usesSwiftUI: true),
  Step(
    id: "roles", module: "Roles", stage: "10-LiquidGlass",
    file: "07-roles", settings: .app, usesSwiftUI: true),
  Step(
    id: "adaptive-glass", module: "AdaptiveGlass", stage: "10-LiquidGlass",
    file: "08-adaptive-glass", settings: .app, usesSwiftUI: true),
  Step(
    id: "glass-container", module: "GlassContainer", stage: "10-LiquidGlass",
    file: "09-glass-container", settings: .app, usesSwiftUI: true),
  Step(
    id: "glass-morph", module: "GlassMorph", stage: "10-LiquidGlass",
    file: "10-glass-morph", settings: .app, usesSwiftUI: true),
  Step(
    id: "glass-union", module: "GlassUnion", stage: "10-LiquidGlass",
    file: "11-glass-union", settings: .app, usesSwiftUI: true),
  Step(
    id: "composer", module: "Composer", stage: "10-LiquidGlass",
    file: "12-composer", settings: .app, usesSwiftUI: true),
  Step(
    id: "suggestion-pills", module: "SuggestionPills", stage: "10-LiquidGlass",
    file: "13-suggestion-pills", settings: .app, usesSwiftUI: true),
  Step(
    id: "feedback-row", module: "FeedbackRow", stage: "10-LiquidGlass",
    file: "14-feedback-row", settings: .app, usesSwiftUI: true),
  Step(
    id: "glass-budget", module: "GlassBudget", stage: "10-LiquidGlass",
    file: "15-glass-budget", settings: .app, usesSwiftUI: true),
  Step(
    id: "compatibility-switch", module: "CompatibilitySwitch", stage: "10-LiquidGlass",
    file: "16-compatibility-switch", settings: .app, usesSwiftUI: true),
  Step(
    id: "first-async-test", module: "FirstAsyncTest", stage: "11-Testing",
    file: "01-first-async-test", settings: .app, isSuite: true),
  Step(
    id: "confirm-each-event", module: "ConfirmEachEvent", stage: "11-Testing",
    file: "02-confirm-each-event", settings: .app, isSuite: true),
  Step(
    id: "hold-the-answers", module: "HoldTheAnswers", stage: "11-Testing",
    file: "03-hold-the-answers", settings: .app, isSuite: true),
  Step(
    id: "hand-the-clock", module: "HandTheClock", stage: "11-Testing",
    file: "04-hand-the-clock", settings: .app, isSuite: true),
  Step(
    id: "where-it-ran", module: "WhereItRan", stage: "11-Testing",
    file: "05-where-it-ran", settings: .app, isSuite: true),
  Step(
    id: "cancel-it", module: "CancelIt", stage: "11-Testing",
    file: "06-cancel-it", settings: .app, isSuite: true),
  Step(
    id: "let-it-go", module: "LetItGo", stage: "11-Testing",
    file: "07-let-it-go", settings: .app, isSuite: true),
  Step(
    id: "beside-each-other", module: "BesideEachOther", stage: "11-Testing",
    file: "08-beside-each-other", settings: .app, isSuite: true),
  Step(
    id: "what-ends-the-program", module: "WhatEndsTheProgram", stage: "11-Testing",
    file: "09-what-ends-the-program", settings: .app, isSuite: true),
  Step(
    id: "minimal-to-complete", module: "MinimalToComplete", stage: "12-Migration",
    file: "01-minimal-to-complete", settings: .complete, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "design-sendable-first", module: "DesignSendableFirst", stage: "12-Migration",
    file: "02-design-sendable-first", settings: .complete, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "callbacks-to-async", module: "CallbacksToAsync", stage: "12-Migration",
    file: "03-callbacks-to-async", settings: .complete, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "singletons", module: "Singletons", stage: "12-Migration",
    file: "04-singletons", settings: .complete, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "observable-object", module: "ObservableObject", stage: "12-Migration",
    file: "05-observable-object", settings: .complete, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "default-isolation", module: "DefaultIsolation", stage: "12-Migration",
    file: "06-default-isolation", settings: .completeMain, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "caller-isolation", module: "CallerIsolation", stage: "12-Migration",
    file: "07-caller-isolation", settings: .completeMigrate, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "close-the-unsafe", module: "CloseTheUnsafe", stage: "12-Migration",
    file: "08-close-the-unsafe", settings: .completeApp, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "close-the-preconcurrency", module: "CloseThePreconcurrency", stage: "12-Migration",
    file: "09-close-the-preconcurrency", settings: .completeApp, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "swift-6-mode", module: "Swift6Mode", stage: "12-Migration",
    file: "10-swift-6-mode", settings: .app, usesSwiftUI: true,
    neighbour: Neighbour(module: "PingKit", settings: .swift5),
    isMember: true),
  Step(
    id: "client", module: "Client", stage: "13-EmployeeGlass",
    file: "01-client", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "Data/HTTPEmployeeService.swift")),
  Step(
    id: "one-load", module: "OneLoad", stage: "13-EmployeeGlass",
    file: "02-one-load", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "Data/EmployeeRepository+Loading.swift")),
  Step(
    id: "list-model", module: "ListModel", stage: "13-EmployeeGlass",
    file: "03-list-model", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "Models/DirectoryModel+Showing.swift")),
  Step(
    id: "detail-model", module: "DetailModel", stage: "13-EmployeeGlass",
    file: "04-detail-model", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "Models/EmployeeDetailModel.swift")),
  Step(
    id: "palette", module: "Palette", stage: "13-EmployeeGlass",
    file: "05-palette", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "Data/PaletteExtractor.swift")),
  Step(
    id: "offline", module: "Offline", stage: "13-EmployeeGlass",
    file: "06-offline", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "Data/Live/EmployeeRepository+Live.swift")),
  Step(
    id: "server-events", module: "ServerEvents", stage: "13-EmployeeGlass",
    file: "07-server-events", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "Data/Live/ServerEvents.swift")),
  Step(
    id: "live-updates", module: "LiveUpdates", stage: "13-EmployeeGlass",
    file: "08-live-updates", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "Data/Live/EventSubscription.swift")),
  Step(
    id: "views", module: "Views", stage: "13-EmployeeGlass",
    file: "09-views", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "Views/Detail/EmployeeDetailView.swift")),
  Step(
    id: "the-app", module: "TheApp", stage: "13-EmployeeGlass",
    file: "10-the-app", settings: .app, usesSwiftUI: true,
    piece: Piece(app: "EmployeeGlass", file: "EmployeeGlassApp.swift")),
]

let chosen = Context.environment["STEP"]
let steps = chosen.map { id in allSteps.filter { $0.id == id } } ?? allSteps
if let chosen, steps.isEmpty {
  fatalError(
    "STEP=\(chosen): no such step. They are: \(allSteps.map(\.id).joined(separator: ", "))")
}

/// Exercises beside the solutions, so that an editor shows a broken starter's errors in its own
/// file and nowhere else.
let isForEditors = Context.environment["WORKSHOP"] == "Exercises" && chosen == nil

/// One file of a stage's folder, as a module.
func answer(
  to step: Step, named name: String, in root: String, _ settings: [SwiftSetting]
) -> Target {
  let rest = allSteps.filter { $0.stage == step.stage && $0.id != step.id }
  // SwiftPM warns of every file that a target does not mention.
  let others =
    rest.flatMap { ["\($0.file).swift"] + ($0.isMember || $0.piece != nil ? [$0.file] : []) }
    + (root == "Exercises" ? ["README.md"] : [])
    + (step.piece.map { ["\(step.file)/\($0.file)"] } ?? [])
  // The given files beside a piece are not what a learner is told about.
  let settings =
    settings + (step.piece == nil ? .memorySafety : []) + (step.usesSwiftUI ? .swiftUI : [])
  return step.isSuite
    ? .testTarget(
      name: name, dependencies: [.target(name: "\(step.module)Component")],
      path: "\(root)/\(step.stage)", exclude: others, sources: ["\(step.file).swift"],
      swiftSettings: settings)
    : .target(
      name: name, dependencies: step.companions, path: "\(root)/\(step.stage)",
      exclude: others,
      sources: ["\(step.file).swift"] + (step.isMember || step.piece != nil ? [step.file] : []),
      swiftSettings: settings)
}

/// An app that the course ends in, whose files the solutions of its steps are.
func app(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["WorkshopUI"],
    path: "Playgrounds/\(name).swiftpm/Sources/\(name)", swiftSettings: .app + .strict + .swiftUI)
}

/// What a step's folder of checks holds besides one module's files: SwiftPM warns of every file
/// that a target does not mention.
func others(in folder: String, than isSource: (String) -> Bool) -> [String] {
  let path = "\(Context.packageDirectory)/\(folder)"
  let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  return names.filter { !$0.hasPrefix(".") && !isSource($0) }.sorted()
}

/// A step is four small modules: the answer, what checks may do with it, the code that connects
/// the two, and the checks. A starter that does not compile blocks no other step.
func targets(of step: Step) -> [Target] {
  let folder = "Checks/\(step.stage)/\(step.file)"
  let subject = Target.Dependency.target(name: "\(step.module)Subject")
  let adapter = Target.Dependency.target(name: "\(step.module)Adapter")
  let kit = ["WorkshopSupport"] + step.companions
  let swiftUI: [SwiftSetting] = step.usesSwiftUI ? .swiftUI : []
  let module = step.piece?.app ?? step.module
  let answer = answer(
    to: step, named: module, in: chosen == nil ? "Solutions" : "Exercises",
    // A member's warnings are what its budget counts.
    step.settings + (step.isMember ? [] : .strict))
  guard !step.isSuite else {
    return [
      answer,
      .target(
        name: "\(step.module)Component", path: folder,
        exclude: others(in: folder) { $0 == "Component.swift" }, sources: ["Component.swift"],
        swiftSettings: step.settings + .strict),
    ]
  }
  // The solutions of an app's steps are one module, which is listed once.
  return (step.piece != nil && chosen == nil ? [] : [answer]) + [
    .target(
      name: "\(step.module)Subject", dependencies: kit, path: folder,
      exclude: others(in: folder) { $0 == "Subject.swift" }, sources: ["Subject.swift"],
      swiftSettings: .library + swiftUI),
    .target(
      name: "\(step.module)Adapter",
      dependencies: kit + [.target(name: module), subject], path: folder,
      exclude: others(in: folder) { $0 == "Adapter.swift" }, sources: ["Adapter.swift"],
      swiftSettings: .library + swiftUI),
    .testTarget(
      name: "\(step.module)Checks", dependencies: kit + [adapter, subject],
      // All that is left are the checks, so that a new file of them is never left out: SwiftPM keeps
      // what it has read of a manifest until that changes.
      path: folder, exclude: others(in: folder) { $0.hasPrefix("Checks") },
      swiftSettings: .checks + swiftUI),
  ]
}

let support = Target.target(
  name: "WorkshopSupport", path: "Support/Sources", swiftSettings: .library + .strict)

/// What stands in for SwiftUI.
let standIn = Target.target(
  name: "WorkshopUI", dependencies: ["WorkshopUIMacros"], path: "WorkshopUI/Sources",
  swiftSettings: .bare + .strict)

/// What expands `#Preview`, `@Entry` and `@Animatable`: a small program without SwiftSyntax.
let standInMacros = Target.macro(
  name: "WorkshopUIMacros", path: "WorkshopUI/Macros", swiftSettings: .library + .strict)

/// View files in the manner of real ones, and the stand-in's tests.
let standInTests: [Target] = [
  .target(
    name: "WorkshopUISamples", dependencies: ["WorkshopUI"], path: "WorkshopUI/Samples",
    swiftSettings: .app + .strict + .swiftUI),
  .executableTarget(
    name: "WorkshopUIBench", dependencies: ["WorkshopUI"], path: "WorkshopUI/Bench",
    swiftSettings: .app + .strict + .swiftUI),
  .testTarget(
    name: "WorkshopUITests", dependencies: ["WorkshopUI", "WorkshopUISamples"],
    path: "WorkshopUI/Tests", swiftSettings: .app + .strict + .swiftUI),
]

/// The modules beside answers, each once.
let neighbours: [Target] = Dictionary(
  steps.compactMap(\.neighbour).map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first }
).values.sorted { $0.module < $1.module }.map {
  .target(
    name: $0.module, path: "Support/Neighbours/\($0.module)", swiftSettings: $0.settings)
}

/// The apps that answers are pieces of, each once.
let apps: [Target] = chosen == nil ? Set(steps.compactMap(\.piece?.app)).sorted().map(app) : []

/// Our own tests, and a line that says what was judged: not for a learner who checks one step.
let ours: [Target] = [
  .testTarget(name: "WorkshopNotice", path: "Support/Notice", swiftSettings: .checks + .strict),
  .testTarget(
    name: "WorkshopSupportTests", dependencies: ["WorkshopSupport"], path: "Support/Tests",
    swiftSettings: .checks + .strict),
]

let package = Package(
  name: "SwiftConcurrencyWorkshop",
  platforms: [.macOS(.v26), .iOS(.v26)],
  targets: [support]
    + (chosen == nil || steps.contains(where: \.usesSwiftUI) ? [standInMacros, standIn] : [])
    + (chosen == nil ? ours + standInTests : []) + neighbours + apps
    + steps.flatMap(targets)
    + (isForEditors ? allSteps : []).map {
      answer(to: $0, named: "\($0.module)Exercise", in: "Exercises", $0.settings)
    }
)
