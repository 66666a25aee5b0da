// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax, found beside the `swiftc` that is on the path.
///
/// Building swift-syntax as a package costs a learner two minutes before the first verdict; the
/// libraries that ship with the toolchain cost half a second. Where a toolchain has none (Xcode),
/// the package is used instead.
let toolchainHostLibraries: String? = {
  let path = Context.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: compiler.path) else { continue }
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    let found = FileManager.default.fileExists(atPath: "\(host)/SwiftParser.swiftmodule")
    return found ? host : nil
  }
  return nil
}()

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// The second one goes behind the `-Onone` that the `workshop` script gives to all targets.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O", "-Xfrontend", "-O"])]

var dependencies: [Package.Dependency] = [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
]
var syntaxProducts: [Target.Dependency] = []
var syntaxSettings: [SwiftSetting] = []
var syntaxLinking: [LinkerSetting] = []
if let host = toolchainHostLibraries {
  // The `workshop` script has a copy of the interfaces that is sooner read.
  let interfaces = Context.environment["WORKSHOP_SYNTAX_INTERFACES"].map { ["-I", $0] } ?? []
  // Root packages may use unsafe flags; this package is never a dependency of another one.
  syntaxSettings = [.unsafeFlags(interfaces + ["-I", host])]
  syntaxLinking = [
    .unsafeFlags([
      "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", host,
    ])
  ]
} else {
  dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"))
  syntaxProducts = [
    .product(name: "SwiftParser", package: "swift-syntax"),
    .product(name: "SwiftSyntax", package: "swift-syntax"),
  ]
}

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  products: [
    // What a learner calls, and nothing else: the first verdict waits for it.
    .executable(name: "workshop", targets: ["Workshop"]),
    // That and what trainers and authors call.
    .executable(name: "workshop-staff", targets: ["WorkshopStaff"]),
    .executable(name: "workshop-reader", targets: ["WorkshopReader"]),
  ],
  dependencies: dependencies,
  targets: [
    .executableTarget(
      name: "Workshop",
      // The reader is not linked with it. It is built beside it: the script asks for one product alone.
      dependencies: ["WorkshopVerbs", "WorkshopReader"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "WorkshopStaff",
      dependencies: [
        "WorkshopEngine", "WorkshopReader", "WorkshopStaffEngine", "WorkshopVerbs",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "WorkshopVerbs",
      dependencies: [
        "WorkshopEngine",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "WorkshopEngine",
      dependencies: [
        "CWorkshopSystem", "WorkshopDigest", "WorkshopIntermediateLanguage", "WorkshopPolicy",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "WorkshopStaffEngine",
      dependencies: ["WorkshopDigest", "WorkshopEngine", "WorkshopPolicy"],
      swiftSettings: strict
    ),
    // All that reads Swift, and nothing else: SwiftSyntax takes a while to build with and to load.
    .executableTarget(
      name: "WorkshopReader",
      dependencies: ["WorkshopPolicy"] + syntaxProducts,
      swiftSettings: strict + syntaxSettings,
      linkerSettings: syntaxLinking
    ),
    // What the command and its reader both know.
    .target(name: "WorkshopPolicy", swiftSettings: strict),
    .target(name: "CWorkshopSystem"),
    // Optimised in every build: hashing a module in a debug build would take longer than linking it.
    .target(name: "WorkshopDigest", swiftSettings: strict + optimised),
    // So is this: it reads megabytes.
    .target(name: "WorkshopIntermediateLanguage", swiftSettings: strict + optimised),
    .testTarget(
      name: "WorkshopEngineTests",
      dependencies: [
        "CWorkshopSystem", "WorkshopDigest", "WorkshopEngine",
        "WorkshopIntermediateLanguage", "WorkshopPolicy",
        "WorkshopReader", "WorkshopStaffEngine", "WorkshopVerbs",
      ],
      swiftSettings: strict + syntaxSettings
    ),
  ]
)
