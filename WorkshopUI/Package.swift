// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// For packages that depend on the stand-in by its path, such as the app playground.
let package = Package(
  name: "WorkshopUI",
  products: [.library(name: "WorkshopUI", targets: ["WorkshopUI"])],
  targets: [
    .target(
      name: "WorkshopUI", dependencies: ["WorkshopUIMacros"], path: "Sources",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .macro(
      name: "WorkshopUIMacros", path: "Macros",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
  ]
)
