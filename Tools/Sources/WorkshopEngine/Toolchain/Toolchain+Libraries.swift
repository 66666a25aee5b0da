import Foundation

extension Toolchain {
  /// What every program is linked with; nil where the toolchain keeps it elsewhere.
  public var libraries: Confinement.Libraries? {
    let root = URL(fileURLWithPath: binaries).deletingLastPathComponent()
    let folder = root.appendingPathComponent("lib/swift").path
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    return .init(folder: folder, example: "\(folder)/\(ToolchainAssumptions.coreLibrary)")
  }
}
