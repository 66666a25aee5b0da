import Foundation

/// A file that every page loads beside its own text, in this order: what is made of glass, such as a sheet, says
/// otherwise in the window's own style.
enum PageAsset: String, CaseIterable {
  case glassStyle = "glass.css"
  case windowStyle = "window.css"
  case windowScript = "window.js"
  case glassScript = "glass.js"

  var bytes: Data {
    switch self {
    case .windowStyle: Data(PackageResources.window_css)
    case .glassStyle: Data(PackageResources.glass_css)
    case .windowScript: Data(PackageResources.window_js)
    case .glassScript: Data(PackageResources.glass_js)
    }
  }

  var isScript: Bool { rawValue.hasSuffix(".js") }

  var contentType: String {
    isScript ? "text/javascript; charset=utf-8" : "text/css; charset=utf-8"
  }
}
