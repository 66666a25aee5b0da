import SwiftUI

struct Colleague: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var department: String
}

@Observable final class DirectoryModel {
  enum Order: String, CaseIterable, Identifiable {
    case name = "Name"
    case department = "Department"
    var id: Self { self }
  }

  var people: [Colleague]
  var order = Order.name
  var query = ""

  init(people: [Colleague]) { self.people = people }

  var shown: [Colleague] {
    people
      .filter { query.isEmpty || $0.name.localizedStandardContains(query) }
      .sorted { order == .name ? $0.name < $1.name : $0.department < $1.department }
  }
}

/// A searchable, sortable list with a detail to push.
struct DirectoryList: View {
  @State var model: DirectoryModel
  @State private var path: [Colleague] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(model.shown) { person in
          NavigationLink(value: person) {
            VStack(alignment: .leading) {
              Text(person.name)
              Text(person.department).font(.caption).foregroundStyle(.secondary)
            }
          }
          .swipeActions {
            Button("Delete", role: .destructive) {
              model.people.removeAll { $0.id == person.id }
            }
          }
        }
      }
      .overlay {
        if model.shown.isEmpty { ContentUnavailableView.search(text: model.query) }
      }
      .navigationTitle("Directory")
      .searchable(text: $model.query, prompt: "Names")
      .navigationDestination(for: Colleague.self) { person in
        Text(person.department).navigationTitle(person.name)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort by", selection: $model.order) {
              ForEach(DirectoryModel.Order.allCases) { Text($0.rawValue).tag($0) }
            }
          }
        }
      }
    }
  }
}
