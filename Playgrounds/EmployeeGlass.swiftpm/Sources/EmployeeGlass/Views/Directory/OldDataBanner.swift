import SwiftUI

/// Floats above rows that are from before a load that failed, or only some of all people.
struct OldDataBanner: View {
  /// When the rows were true; nil where some are missing, since the first load broke off.
  let time: String?
  let problem: DirectoryProblem
  let retry: @MainActor () -> Void

  var body: some View {
    GlassGroup {
      HStack(spacing: 12) {
        Image(systemName: "clock.arrow.circlepath")
          .imageScale(.large)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(Self.title(time))
            .font(.subheadline.weight(.semibold))
          Text("\(problem.title). \(problem.advice)")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.updatesFrequently)
        Spacer(minLength: 0)
        Button("Retry", action: retry)
          .buttonStyle(.bordered)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .glassCard()
    }
    .padding(.horizontal)
    .padding(.bottom, 8)
  }

  /// - Parameter time: When the rows were true; nil where some are missing.
  static func title(_ time: String?) -> String {
    time.map { "Showing employees as of \($0)" } ?? "Some employees are missing"
  }
}
