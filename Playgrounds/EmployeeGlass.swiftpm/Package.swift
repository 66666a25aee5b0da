// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
import AppleProductTypes

// Of two products of one name SwiftPM takes the first, so the library has another.
let products: [Product] = [
  .library(name: "EmployeeGlassLibrary", targets: ["EmployeeGlass"]),
  .iOSApplication(
    name: "EmployeeGlass",
    targets: ["EmployeeGlassPlayground"],
    bundleIdentifier: "example.employees.EmployeeGlass",
    displayVersion: "1.0",
    bundleVersion: "1",
    appIcon: .asset("AppIcon"),
    accentColor: .presetColor(.indigo),
    supportedDeviceFamilies: [.pad, .phone],
    supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft],
    capabilities: [.outgoingNetworkConnections()],
    // Several windows, and a server of the same machine without TLS.
    additionalInfoPlistContentFilePath: "Info.plist"
  ),
]
let icon: [Resource] = [.process("Assets.xcassets")]
let leftOut: [String] = []
#else
let products: [Product] = [.library(name: "EmployeeGlassLibrary", targets: ["EmployeeGlass"])]
// Only Apple's build systems compile a catalogue of assets.
let icon: [Resource] = []
let leftOut = ["Assets.xcassets"]
#endif

// SwiftUI is Apple's where it exists. On Linux the workshop's stand-in takes its name.
#if os(Linux)
let packages: [Package.Dependency] = [.package(path: "../../WorkshopUI")]
let standIn: [Target.Dependency] = [.product(name: "WorkshopUI", package: "WorkshopUI")]
let alias: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "SwiftUI=WorkshopUI"]),
  // The stand-in's macro checks the previews. A judge of pieces, which builds the same files, does without.
  .define("PREVIEWS"),
]
#else
let packages: [Package.Dependency] = []
let standIn: [Target.Dependency] = []
let alias: [SwiftSetting] = []
#endif

/// What Xcode 26 gives a new app, and warnings as errors.
let app: [SwiftSetting] =
  alias + [
    .swiftLanguageMode(.v6),
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]

let package = Package(
  name: "EmployeeGlass",
  // 18.4 is the first with an isolated `deinit`.
  platforms: [.iOS("18.4")],
  products: products,
  dependencies: packages,
  targets: [
    .target(name: "EmployeeGlass", dependencies: standIn, swiftSettings: app),
    .executableTarget(
      name: "EmployeeGlassPlayground",
      dependencies: ["EmployeeGlass"] + standIn,
      exclude: leftOut,
      resources: icon,
      swiftSettings: app
    ),
  ]
)
