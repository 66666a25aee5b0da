import SwiftUI

/// Says that a message was not sent. Its words are still in the field.
struct SendingProblem: View {
  let problem: DirectoryProblem
  let retry: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Not sent")
          .font(.subheadline.weight(.semibold))
        Text("\(problem.title). \(problem.advice)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
      Spacer(minLength: 0)
      Button("Send Again", action: retry)
        .buttonStyle(.bordered)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.background, in: .rect(cornerRadius: 22))
  }
}
