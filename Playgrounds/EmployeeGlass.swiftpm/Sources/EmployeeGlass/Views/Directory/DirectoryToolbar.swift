import SwiftUI

/// The bar at the bottom: how the list is ordered and what it leaves out; apart from that, to load anew.
struct DirectoryToolbar: ToolbarContent {
  @Bindable var model: DirectoryModel

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      SortMenu(order: $model.order)
      FilterMenu(model: model)
    }
    if #available(iOS 26.0, macOS 26.0, *) {
      ToolbarSpacer(.flexible, placement: .bottomBar)
    } else {
      ToolbarItem(placement: .status) {
        Text(model.summary)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    if model.canEdit || model.canImport {
      ToolbarItem(placement: .bottomBar) {
        AddMenu(model: model)
      }
    }
    ToolbarItem(placement: .bottomBar) {
      Button("Refresh", systemImage: "arrow.clockwise") { model.retryButtonTapped() }
    }
  }
}

extension View {
  /// Says more below the title; before iOS 26, ``DirectoryToolbar`` says it.
  @ViewBuilder func directorySubtitle(_ subtitle: String) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      navigationSubtitle(subtitle)
    } else {
      self
    }
  }
}
