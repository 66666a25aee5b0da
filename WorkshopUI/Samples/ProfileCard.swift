import SwiftUI

/// A card as apps have it: fonts, colours, shapes, and names for screen readers.
public struct ProfileCard: View {
  let name: String
  let projects: Int
  @State private var draft = 0

  public init(name: String, projects: Int) {
    self.name = name
    self.projects = projects
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "person.crop.circle")
          .imageScale(.large)
          .foregroundStyle(.tint)
          .accessibilityHidden(true)
        Text(name).font(.title2.weight(.semibold)).lineLimit(1)
      }
      Text("^[\(projects) project](inflect: true)")
        .font(.system(size: 13, weight: .medium, design: .rounded))
        .foregroundStyle(.secondary)
      Label("Berlin", systemImage: "mappin")
      Button {
        draft += 1
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add a project")
      .accessibilityHint("Drafts: \(draft)")
    }
    .padding()
    .background(Color(.systemGray6), in: .rect(cornerRadius: 12))
    .overlay(alignment: .topTrailing) {
      Circle().fill(.green).frame(width: 10, height: 10)
    }
    .clipShape(.rect(cornerRadius: 12))
    .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
    .accessibilityElement(children: .contain)
  }
}

/// Starts its counter anew for another person.
public struct CounterOf: View {
  let person: Int
  public init(person: Int) { self.person = person }
  public var body: some View { Counter().id(person) }
}

struct Counter: View {
  @State private var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

/// Lets a test choose whose counter is shown.
@Observable public final class Choice {
  public var person: Int
  public init(person: Int) { self.person = person }
}

public struct ChosenCounter: View {
  let choice: Choice
  public init(choice: Choice) { self.choice = choice }
  public var body: some View { CounterOf(person: choice.person) }
}
