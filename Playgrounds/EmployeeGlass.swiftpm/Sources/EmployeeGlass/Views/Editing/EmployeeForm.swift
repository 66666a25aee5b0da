import SwiftUI

/// Adds or changes a person.
struct EmployeeForm: View {
  @Bindable var model: EmployeeFormModel

  var body: some View {
    NavigationStack {
      content
        .navigationTitle(model.isAdding ? "New Employee" : "Edit Employee")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { Task { await model.cancelButtonTapped() } }
              .disabled(model.isBusy)
          }
          ToolbarItem(placement: .confirmationAction) {
            Button(model.isBusy ? "Saving" : "Save") { Task { await model.saveButtonTapped() } }
              .disabled(!model.canSave)
          }
        }
        .task { await model.formAppeared() }
    }
    // A gesture would lose what was typed without a question.
    .interactiveDismissDisabled(model.isDirty || model.isBusy)
    .confirmationDialog(
      model.isAdding ? "Discard this new employee?" : "Discard your changes?",
      isPresented: $model.isAskingToLeave, titleVisibility: .visible
    ) {
      if model.canKeepDraft {
        Button("Keep Draft") { Task { await model.keepDraftButtonTapped() } }
      }
      Button("Discard", role: .destructive) { Task { await model.discardChangesButtonTapped() } }
      Button("Go On Editing", role: .cancel) {}
    }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .conflict: ConflictView(model: model)
    case .gone:
      ContentUnavailableView {
        Label("No longer in the directory", systemImage: "person.slash")
      } description: {
        Text("Another window has removed this person, so there is nothing to save.")
      } actions: {
        Button("Close") { Task { await model.closeGoneButtonTapped() } }
          .buttonStyle(.borderedProminent)
      }
    default: fields
    }
  }

  private var fields: some View {
    Form {
      if let problem = model.problem { FormProblem(problem: problem, model: model) }
      if model.isRestored { RestoredDraft(model: model) }
      Section {
        EmployeeFormField(field: .name, model: model)
        EmployeeFormField(field: .sortName, model: model)
      } footer: {
        Text("Lists are sorted by the second name, such as “Yamada Hanako” for 山田 花子.")
      }
      Section("Work") {
        EmployeeFormField(field: .title, model: model)
        Picker("Department", selection: $model.draft.department) {
          ForEach(EmployeeDraft.departments, id: \.self) { Text($0) }
        }
        EmployeeFormField(field: .office, model: model)
        EmployeeFormField(field: .startDate, model: model)
      }
      Section("Contact") {
        EmployeeFormField(field: .email, model: model)
        EmployeeFormField(field: .phone, model: model)
      }
      if let employee = model.employee { RemoveSection(employee: employee, model: model) }
    }
    .disabled(model.isBusy)
  }
}

/// A text field, and below it what is wrong with its text.
struct EmployeeFormField: View {
  let field: EmployeeField
  @Bindable var model: EmployeeFormModel

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(field.label)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      TextField(field.label, text: $model.draft[field], prompt: Text(field.prompt))
        .accessibilityHint(model.problem(of: field) ?? "")
      if let problem = model.problem(of: field) {
        Label(problem, systemImage: "exclamationmark.circle")
          .font(.footnote)
          .foregroundStyle(.red)
      }
    }
  }
}

/// Why the last attempt failed. What was typed stays.
struct FormProblem: View {
  let problem: DirectoryProblem
  let model: EmployeeFormModel

  var body: some View {
    Section {
      HStack(spacing: 12) {
        Image(systemName: "wifi.exclamationmark")
          .imageScale(.large)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(problem.title)
            .font(.subheadline.weight(.semibold))
          Text(problem.advice)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        Spacer(minLength: 0)
        Button("Retry") { Task { await model.retryButtonTapped() } }
          .buttonStyle(.bordered)
      }
    }
  }
}

/// Says that the fields hold what was typed before.
struct RestoredDraft: View {
  let model: EmployeeFormModel

  var body: some View {
    Section {
      HStack(spacing: 12) {
        Text("These changes were not sent before.")
          .font(.subheadline)
        Spacer(minLength: 0)
        Button("Discard") { Task { await model.discardDraftButtonTapped() } }
          .buttonStyle(.bordered)
      }
    }
  }
}

/// Removes the person, after a question.
struct RemoveSection: View {
  let employee: Employee
  @Bindable var model: EmployeeFormModel

  var body: some View {
    Section {
      Button("Remove from Directory", role: .destructive) { model.removeButtonTapped() }
    } footer: {
      Text("Those who report to this person have no manager then.")
    }
    .confirmationDialog(
      "Remove \u{2068}\(employee.name)\u{2069}?", isPresented: $model.isAskingToRemove,
      titleVisibility: .visible
    ) {
      Button("Remove", role: .destructive) { Task { await model.removalConfirmed() } }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("You can undo this in the list.")
    }
  }
}
