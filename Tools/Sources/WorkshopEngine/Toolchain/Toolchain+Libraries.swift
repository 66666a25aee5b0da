import Foundation

extension Toolchain {
  /// What every program is linked with; nil where that is the system's, or the toolchain keeps it elsewhere.
  public var libraries: Confinement.Libraries? {
    places.coreLibrary.map {
      .init(folder: "\(ToolchainPlaces.root(of: binaries))/lib/swift", example: $0)
    }
  }
}
