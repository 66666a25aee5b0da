import SwiftUI

/// The bar at the bottom: how the list is ordered, what it leaves out, and to load it anew; apart from
/// that, what adds people.
struct DirectoryToolbar: ToolbarContent {
  @Bindable var model: DirectoryModel

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      SortMenu(order: $model.order)
      FilterMenu(model: model)
      Button("Refresh", systemImage: "arrow.clockwise") { model.retryButtonTapped() }
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
      if #available(iOS 26.0, macOS 26.0, *) {
        // Its pieces have glass of their own.
        ToolbarItem(placement: .bottomBar) { AddBar(model: model) }
          .sharedBackgroundVisibility(.hidden)
      } else {
        ToolbarItem(placement: .bottomBar) { AddBar(model: model) }
      }
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
