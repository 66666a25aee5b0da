import SwiftUI

/// Two versions of one person, field by field: what the form has, and what another window has saved.
struct ConflictView: View {
  let model: EmployeeFormModel

  var body: some View {
    Form {
      Section {
        VStack(alignment: .leading, spacing: 4) {
          Text("Changed in another window")
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          Text("While you were editing, this person was saved elsewhere. Nothing of yours is lost.")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      ForEach(model.differences) { difference in
        Section(difference.field.label) {
          version("Yours", difference.mine)
          version("Saved elsewhere", difference.theirs)
        }
      }
      Section {
        Button("Keep Mine") { Task { await model.keepMineButtonTapped() } }
        Button("Use the Other") { Task { await model.useTheirsButtonTapped() } }
        Button("Go On Editing") { model.goOnEditingButtonTapped() }
      }
    }
  }

  private func version(_ name: LocalizedStringKey, _ text: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(name)
        .foregroundStyle(.secondary)
      Spacer(minLength: 12)
      Text(text.isEmpty ? "—" : text)
        .multilineTextAlignment(.trailing)
    }
    .accessibilityElement(children: .combine)
  }
}
