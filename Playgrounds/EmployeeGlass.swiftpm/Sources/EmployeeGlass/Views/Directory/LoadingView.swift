import SwiftUI

/// How far the first load has come: there are no rows to show meanwhile.
struct LoadingView: View {
  let progress: LoadingProgress

  var body: some View {
    Group {
      if let fraction = progress.fraction {
        ProgressView(value: fraction) {
          Text("Loading employees")
        } currentValueLabel: {
          Text(progress.words)
            .monospacedDigit()
        }
        .frame(maxWidth: 280)
      } else {
        ProgressView("Loading employees")
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
