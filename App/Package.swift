// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What Xcode gives a new app, and a stand-in in SwiftUI's place.
let app: [SwiftSetting] =
  strict + [
    .defaultIsolation(MainActor.self),
    .unsafeFlags(["-module-alias", "SwiftUI=WorkshopUI"]),
  ]

/// The app's sources: ours, or a copy with a learner's pieces in it, which `./workshop run EmployeeGlass` makes.
let pieces = Context.environment["WORKSHOP_PIECES"] == nil ? nil : ".build/pieces/EmployeeGlass"

let package = Package(
  name: "App",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "EmployeeServer", targets: ["EmployeeServer"]),
    .executable(name: "employee-server", targets: ["EmployeeServerCommand"]),
    .executable(name: "classroom", targets: ["ClassroomCommand"]),
    .executable(name: "employee-glass", targets: ["EmployeeGlassCommand"]),
    // For the package that `./workshop run` writes for a stage of views.
    .library(name: "StageGallery", targets: ["StageGallery", "WorkshopUI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Links the system's SQLite; on Linux that is the package libsqlite3-dev.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Compiled in the mode that its closures' types are Apple's in.
    .target(
      name: "WorkshopUI", dependencies: ["WorkshopUIMacros"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .macro(name: "WorkshopUIMacros", swiftSettings: strict),
    .target(
      name: "EmployeeGlass", dependencies: ["WorkshopUI"], path: pieces, swiftSettings: app
    ),
    .executableTarget(
      name: "EmployeeGlassBench", dependencies: ["EmployeeGlass"], path: "Bench",
      swiftSettings: strict
    ),
    // The same once more for tests of what systems before iOS 26 show; see the plugin.
    .target(
      name: "EmployeeGlassAsking", dependencies: ["WorkshopUI"], swiftSettings: app,
      plugins: ["AskForLevel"]
    ),
    .plugin(name: "AskForLevel", capability: .buildTool(), dependencies: ["AvailabilityRewriter"]),
    .executableTarget(
      name: "AvailabilityRewriter",
      swiftSettings: strict
    ),
    .target(
      name: "WebWindow",
      dependencies: ["LoopbackHTTP", "WorkshopUI"],
      // In the binary, so that it finds them wherever it is put.
      resources: ["window.css", "glass.css", "window.js", "glass.js"].map {
        .embedInCode("Resources/\($0)")
      },
      swiftSettings: strict
    ),
    .target(
      name: "StageGallery", dependencies: ["LoopbackHTTP", "WebWindow", "WorkshopUI"],
      swiftSettings: strict
    ),
    // The samples as a gallery, for the browser's tests of glass.
    .executableTarget(
      name: "WindowSamples", dependencies: ["StageGallery", "WorkshopUI", "WorkshopUISamples"],
      swiftSettings: strict
    ),
    // The HTTP that the window, the employee server and the room share.
    .target(
      name: "LoopbackHTTP",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "EmployeeGlassCommand",
      dependencies: [
        "EmployeeGlass", "EmployeeServer", "LoopbackHTTP", "WebWindow", "WorkshopUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EmployeeGlassTests",
      dependencies: [
        "EmployeeGlass", "EmployeeGlassAsking", "EmployeeServer", "WorkshopUI",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: strict
    ),
    // Screens that every control and modifier stands on, for the window's tests.
    .target(name: "WorkshopUISamples", dependencies: ["WorkshopUI"], swiftSettings: app),
    .testTarget(
      name: "WebWindowTests",
      dependencies: [
        "EmployeeGlassCommand", "EmployeeServer", "LoopbackHTTP", "StageGallery", "WebWindow",
        "WindowSamples", "WorkshopUI", "WorkshopUISamples",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "EmployeeServer",
      dependencies: [
        "LoopbackHTTP",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "EmployeeServerCommand",
      dependencies: [
        "EmployeeServer", "LoopbackHTTP",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    // The trainer's room, which `./workshop room` opens.
    .target(
      name: "Classroom", dependencies: ["LoopbackHTTP"],
      resources: ["room.html", "room.css", "room.js"].map { .embedInCode("Resources/\($0)") },
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ClassroomCommand",
      dependencies: [
        "Classroom", "LoopbackHTTP",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ClassroomTests", dependencies: ["Classroom", "LoopbackHTTP"], swiftSettings: strict
    ),
    .testTarget(
      name: "EmployeeServerTests",
      dependencies: [
        "EmployeeServer", "EmployeeServerCommand", "LoopbackHTTP",
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict
    ),
  ]
)
