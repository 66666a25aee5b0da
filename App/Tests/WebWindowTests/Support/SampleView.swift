import WorkshopUI

/// A counter, a field, a choice, and rows to scroll.
struct SampleView: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isLoud = false

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
      Button("Add Twice") {
        count += 1
        Task { count += 1 }
      }
      TextField("Name", text: $name)
      Text("Hello, \(name)")
      Toggle("Loud", isOn: $isLoud)
      List(0..<200, id: \.self) { Text("Row \($0)") }
    }
  }
}
