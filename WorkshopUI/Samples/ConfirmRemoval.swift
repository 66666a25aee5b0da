import SwiftUI

struct ConfirmRemoval: View {
  @State private var names = ["Ada", "Grace", "Hedy"]
  @State private var doomed: String?
  @State private var isAsking = false
  @State private var undone: [String] = []

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name)
          Spacer()
          Button("Remove \(name)", role: .destructive) {
            doomed = name
            isAsking = true
          }
        }
      }
      if let last = undone.last {
        Button("Undo removing \(last)") {
          withAnimation { names.append(undone.removeLast()) }
        }
      }
    }
    .confirmationDialog(
      "Remove this person?", isPresented: $isAsking, titleVisibility: .visible, presenting: doomed
    ) { name in
      Button("Remove", role: .destructive) {
        withAnimation {
          names.removeAll { $0 == name }
          undone.append(name)
        }
      }
      Button("Keep", role: .cancel) {}
    } message: { name in
      Text("\(name) leaves the directory.")
    }
  }
}
