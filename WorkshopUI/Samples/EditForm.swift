import SwiftUI

struct EditForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var isRemote = false
  @State private var floor = 1.0
  @State private var department = "Design"
  let save: (String) -> Void

  var body: some View {
    NavigationStack {
      Form {
        Section("Person") {
          TextField("Name", text: $name)
          Picker("Department", selection: $department) {
            ForEach(["Design", "Engineering", "People"], id: \.self) { Text($0) }
          }
        }
        Section {
          Toggle("Works remotely", isOn: $isRemote.animation())
          if !isRemote {
            Slider(value: $floor, in: 1...5, step: 1) { Text("Floor") }
          }
        } footer: {
          Text("The floor is shown on the map.")
        }
      }
      .navigationTitle("New employee")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(name)
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

struct EditFormHost: View {
  @State private var isEditing = false
  @State private var saved = "nobody"

  var body: some View {
    VStack {
      Text("Saved: \(saved)")
      Button("Add") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) {
      EditForm { saved = $0 }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
  }
}
