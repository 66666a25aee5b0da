import SwiftUI

/// Chooses departments and offices; its symbol is filled while others are left out.
///
/// It stays open while a person chooses, since filters combine.
struct FilterMenu: View {
  @Bindable var model: DirectoryModel

  var body: some View {
    Menu("Filter", systemImage: symbol) {
      Section("Department") {
        ForEach(model.departments, id: \.self) { name in
          Toggle(name, isOn: $model.filter.departments[contains: name])
        }
      }
      if model.offices.count > 1 {
        Section("Office") {
          ForEach(model.offices, id: \.self) { name in
            Toggle(name, isOn: $model.filter.offices[contains: name])
          }
        }
      }
      if !model.filter.isEmpty {
        Divider()
        Button("Clear Filters", role: .destructive) { model.clearFilterButtonTapped() }
      }
    }
    .menuActionDismissBehavior(.disabled)
    .accessibilityValue(
      model.filter.isEmpty ? "Off" : model.filter.names.formatted(.list(type: .and)))
  }

  private var symbol: String {
    model.filter.isEmpty
      ? "line.3.horizontal.decrease.circle" : "line.3.horizontal.decrease.circle.fill"
  }
}
