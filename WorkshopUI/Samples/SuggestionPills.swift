import SwiftUI

/// What one might say next, as pills that scroll sideways.
struct SuggestionPills: View {
  @State private var chosen: String?
  private let suggestions = ["Say hello", "Plan a lunch", "Ask about the project", "Thank"]

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          ForEach(suggestions, id: \.self) { suggestion in
            Button(suggestion) { chosen = suggestion }
              .font(.system(size: 15, weight: .medium))
              .padding(.horizontal, 14)
              .padding(.vertical, 8)
              .background(
                chosen == suggestion ? Color.accentColor : Color(.secondarySystemBackground),
                in: .capsule
              )
              .foregroundStyle(chosen == suggestion ? Color.white : Color.primary)
          }
        }
      }
      if let chosen {
        Text("“\(chosen)”")
          .italic()
          .transition(.opacity)
      }
    }
  }
}
