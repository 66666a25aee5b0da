import Foundation

/// Every path that a call of the compiler, a link or a report names, for one installed toolchain.
///
/// A place that does not exist is not named: the linker warns of each folder that it does not find.
/// `ToolchainPlaces+Apple.swift` says where Apple's toolchains have their parts, which no Mac has confirmed yet.
public struct ToolchainPlaces: Codable, Equatable, Sendable {
  /// The maker of the toolchain, as its folders tell.
  public enum Layout: String, Codable, Sendable {
    /// Everything below one `usr`, and the driver finds it alone.
    case linux
    case xcode
    case commandLineTools
    /// A toolchain of swift.org on a Mac, which takes the SDK of one of the other two.
    case swiftOrg
  }

  public var layout: Layout
  /// The folder that holds swiftc, swift-frontend and their kin.
  public var binaries: String
  /// What programs are built for; nil leaves it to the driver.
  public var target: String?
  public var sdk: String?
  /// Folders with frameworks that the SDK does not have, such as `Testing.framework`.
  public var frameworks: [String] = []
  /// Folders with modules and libraries that the SDK does not have.
  public var libraries: [String] = []
  /// Folders with macros that the driver does not name by itself.
  public var plugins: [String] = []
  /// Where a program looks for libraries while it is loaded. `DYLD_…` variables would do the same, and answers
  /// run with few variables.
  public var runpaths: [String] = []
  /// A library that every program loads, and that a confined one must be able to read; nil where it is the system's.
  public var coreLibrary: String?
  /// SwiftSyntax as the toolchain has it; nil where it has none, and it is built as a package.
  public var syntaxLibraries: String?
  /// What names the lines of a race; nil leaves that to the sanitizer, which asks `atos` on a Mac.
  public var symbolizer: String?
}

extension ToolchainPlaces {
  /// Finds what a toolchain for Linux has.
  ///
  /// - Parameter exists: Whether there is a file or a folder of a path.
  init(linux binaries: String, exists: (String) -> Bool) {
    self.init(common: .linux, binaries, exists)
    let library = "\(Self.root(of: binaries))/lib/swift/\(ToolchainAssumptions.coreLibrary)"
    coreLibrary = exists(library) ? library : nil
  }

  /// What every layout has at the same place.
  init(common layout: Layout, _ binaries: String, _ exists: (String) -> Bool) {
    (self.layout, self.binaries) = (layout, binaries)
    let host = "\(Self.root(of: binaries))/lib/swift/host"
    syntaxLibraries = exists("\(host)/SwiftParser.swiftmodule") ? host : nil
    let symbolizer = "\(binaries)/\(ToolchainAssumptions.symbolizer)"
    self.symbolizer = exists(symbolizer) ? symbolizer : nil
  }

  /// The folder `usr` of a toolchain.
  static func root(of binaries: String) -> String {
    URL(fileURLWithPath: binaries).deletingLastPathComponent().path
  }

  /// What the driver is told about this system, before all else.
  var compilerArguments: [String] {
    systemArguments + pairs("-F", frameworks) + pairs("-I", libraries)
      + pairs("-plugin-path", plugins)
  }

  /// What the driver is told in front of objects that it links.
  var linkerArguments: [String] {
    systemArguments + pairs("-F", frameworks) + pairs("-L", libraries)
      + runpaths.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  private var systemArguments: [String] {
    (sdk.map { ["-sdk", $0] } ?? []) + (target.map { ["-target", $0] } ?? [])
  }

  private func pairs(_ option: String, _ values: [String]) -> [String] {
    values.flatMap { [option, $0] }
  }
}
