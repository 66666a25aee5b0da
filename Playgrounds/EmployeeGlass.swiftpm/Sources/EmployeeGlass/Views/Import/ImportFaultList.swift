import SwiftUI

/// The lines that were left out, with what is wrong with them, and a way to keep all of them.
struct ImportFaultList: View {
  let model: ImportModel

  var body: some View {
    if !model.faults.isEmpty {
      Section {
        ForEach(Array(model.faults.enumerated()), id: \.offset) { _, fault in
          VStack(alignment: .leading, spacing: 2) {
            Text(fault.place)
              .font(.subheadline.weight(.semibold))
            Text(fault.message)
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
          .accessibilityElement(children: .combine)
        }
      } header: {
        Text(model.headingFaults.isEmpty ? "Lines Left Out" : "First Line")
      } footer: {
        if model.faults.count >= ImportStatus.mostFaults {
          Text("These are the first \(ImportStatus.mostFaults). The saved list has all of them.")
        }
      }
    }
    if let list = model.faultList {
      Section {
        Link(destination: list) { Label("Save the List", systemImage: "square.and.arrow.down") }
      } footer: {
        Text("A CSV file with each line that was left out, and why.")
      }
    }
  }
}
