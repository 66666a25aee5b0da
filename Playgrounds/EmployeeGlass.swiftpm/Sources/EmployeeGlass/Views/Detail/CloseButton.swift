import SwiftUI

/// Closes what it stands in.
struct CloseButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      Button(role: .close, action: action)
    } else {
      Button("Close", systemImage: "xmark", action: action)
    }
  }
}
