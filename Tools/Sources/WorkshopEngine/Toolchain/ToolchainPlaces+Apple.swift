/// Where Apple's toolchains have their parts, as SwiftPM and swift-build look for them. Read, and tried with folders
/// of the same names; not tried on a Mac.
///
/// Sources: swift-package-manager 6.3.1, `PackageModel/UserToolchain.swift` (`deriveSwiftTestingPath`,
/// `deriveSwiftTestingPluginPath`), `PackageModel/SwiftSDKs/SwiftSDK.swift` (`systemSwiftSDK`, `sdkPlatformPaths`) and
/// `Commands/Utilities/TestingSupport.swift` (what it adds to `DYLD_…`, here runpaths); swift-build,
/// `SWBTaskConstruction/…/XCTestProductTypeTaskProducer.swift` (`swiftTestingLibraryAndFrameworkPaths`); swift-testing,
/// `CMakeLists.txt` (its libraries are found through a runpath); swift-driver 6.3.1, `Toolchains/DarwinToolchain.swift`
/// (`addPluginPaths`, from an SDK to its platform).
extension ToolchainPlaces {
  /// The system that programs are built for, as `Package.swift` says too.
  static let deploymentTarget = 26

  /// Finds what a toolchain on a Mac has.
  ///
  /// - Parameters:
  ///   - sdk: The SDK of macOS.
  ///   - architecture: As the driver calls it, such as `arm64`.
  ///   - exists: Whether there is a file or a folder of a path.
  /// - Throws: `ToolchainError` where there is no Swift Testing.
  init(
    apple binaries: String, sdk: String, architecture: String, exists: (String) -> Bool
  ) throws(ToolchainError) {
    let root = Self.root(of: binaries)
    let developer = Self.root(of: root)
    let beside = "\(root)/lib/swift/macosx/testing"
    // X.platform/Developer/SDKs/MacOSX.sdk, from which the driver goes up too. The command-line tools have no platform.
    let parts = sdk.split(separator: "/")
    let platform =
      parts.dropLast(3).last?.hasSuffix(".platform") == true
      ? "/" + parts.dropLast(3).joined(separator: "/") : nil

    if exists("\(developer)/Library/Developer/Frameworks/Testing.framework") {
      self.init(common: .commandLineTools, binaries, exists)
      frameworks = ["\(developer)/Library/Developer/Frameworks"]
      libraries = ["\(developer)/Library/Developer/usr/lib"]
    } else if exists(beside) {
      self.init(common: .swiftOrg, binaries, exists)
      libraries = [beside]
    } else if let platform,
      exists("\(platform)/Developer/Library/Frameworks/Testing.framework")
    {
      self.init(common: .xcode, binaries, exists)
      frameworks = ["\(platform)/Developer/Library/Frameworks"]
      libraries = ["\(platform)/Developer/usr/lib"]
      runpaths = ["\(platform)/Developer/Library/PrivateFrameworks"]
    } else {
      throw ToolchainError(
        description: """
          There is no Swift Testing beside \(binaries), nor in the platform of \(sdk).
          Install Xcode or its command-line tools with Swift \(Toolchain.leastVersion) or newer.
          """)
    }
    libraries = libraries.filter(exists)
    runpaths = frameworks + runpaths.filter(exists) + libraries
    plugins = ["\(root)/lib/swift/host/plugins/testing"].filter(exists)
    self.sdk = sdk
    target = "\(architecture)-apple-macosx\(Self.deploymentTarget).0"
  }
}
