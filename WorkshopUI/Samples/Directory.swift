import SwiftUI

public struct Person: Identifiable, Hashable, Sendable {
  public var id: Int
  public var name: String
  public var department: String

  public init(id: Int, name: String, department: String) {
    self.id = id
    self.name = name
    self.department = department
  }

  public static let samples = [
    Person(id: 1, name: "Ada", department: "Research"),
    Person(id: 2, name: "Grace", department: "Compilers"),
    Person(id: 3, name: "Hedy", department: "Radio"),
  ]
}

/// A directory: search at the top, a sheet for a person, a bar of actions at the bottom.
public struct DirectoryScreen: View {
  @State private var people = Person.samples
  @State private var query = ""
  @State private var selected: Person?
  @State private var detent = PresentationDetent.medium
  @State private var isConfirming = false
  @State private var isSelecting = false

  public init() {}

  private var found: [Person] {
    query.isEmpty ? people : people.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  public var body: some View {
    NavigationStack {
      List(found) { person in
        Button(person.name) { selected = person }
      }
      .navigationTitle("Employees")
      .searchable(text: $query, prompt: "Name")
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Filter") { query = "a" }
          Button("Select") { isSelecting.toggle() }
        }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) {
          Button("Remove all") { isConfirming = true }
            .buttonStyle(.glassProminent)
        }
        if isSelecting {
          ToolbarItem(placement: .topBarTrailing) { Text("Selecting") }
        }
      }
    }
    .sheet(item: $selected) { person in
      PersonSheet(person: person)
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationDragIndicator(.visible)
    }
    .confirmationDialog("Remove everybody?", isPresented: $isConfirming) {
      Button("Remove") { people = [] }
    } message: {
      Text("It cannot be undone.")
    }
  }
}

struct PersonSheet: View {
  let person: Person
  @Environment(\.dismiss) private var dismiss
  @State private var isFavourite = false

  var body: some View {
    VStack {
      Text(person.name)
      Text(person.department)
        .glassEffect(.regular.tint(.red).interactive())
      Button(isFavourite ? "Favourite" : "Add to favourites") { isFavourite.toggle() }
      Button("Done") { dismiss() }
    }
  }
}
