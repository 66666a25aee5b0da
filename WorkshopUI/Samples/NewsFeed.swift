import SwiftUI

@Observable final class FeedModel {
  private(set) var items: [String] = []
  private(set) var isStale = true
  private let next: @concurrent @Sendable (Int) async -> [String]

  init(next: @escaping @concurrent @Sendable (Int) async -> [String]) { self.next = next }

  func refresh() async {
    items = await next(0)
    isStale = false
  }

  func rowAppeared(_ item: String) async {
    guard item == items.last else { return }
    items += await next(items.count)
  }
}

struct NewsFeed: View {
  let model: FeedModel

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        if model.isStale {
          Label("These may be old", systemImage: "clock.arrow.circlepath")
            .foregroundStyle(.orange)
        }
        ForEach(model.items, id: \.self) { item in
          Text(item)
            .task { await model.rowAppeared(item) }
          Divider()
        }
      }
    }
    .refreshable { await model.refresh() }
    .task { await model.refresh() }
  }
}
