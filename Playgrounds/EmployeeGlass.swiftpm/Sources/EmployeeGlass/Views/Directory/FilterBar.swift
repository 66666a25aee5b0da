import SwiftUI

/// The filters that are on, each of which one tap takes away.
struct FilterBar: View {
  @Bindable var model: DirectoryModel

  var body: some View {
    ScrollView(.horizontal) {
      GlassGroup(spacing: 4) {
        HStack(spacing: 8) {
          ForEach(model.filter.departments.sorted(), id: \.self) { name in
            token(name) { model.filter.departments.remove(name) }
          }
          ForEach(model.filter.offices.sorted(), id: \.self) { name in
            token(name) { model.filter.offices.remove(name) }
          }
        }
        .padding(.horizontal)
      }
    }
    .scrollIndicators(.hidden)
    .padding(.bottom, 8)
  }

  private func token(_ name: String, remove: @escaping @MainActor () -> Void) -> some View {
    Button(action: remove) {
      HStack(spacing: 6) {
        Text(name)
        Image(systemName: "xmark")
          .imageScale(.small)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
    .glassButtons()
    .controlSize(.small)
    .accessibilityLabel("Remove filter \(name)")
  }
}
