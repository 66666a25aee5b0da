import SwiftUI

/// Every control, on one screen of settings.
@Observable public final class SettingsModel {
  public enum Order: String, CaseIterable { case name, department }

  public var notifies = false
  public var colours = 5.0
  public var order = Order.name
  public var floor: Int? = 2
  public var name = "Ada"
  public var badge = 7
  public var isLocked = false
  public var events: [String] = []

  public init() {}
}

public struct SettingsScreen: View {
  @Bindable var model: SettingsModel
  @FocusState private var isNaming: Bool

  public init(model: SettingsModel) { self.model = model }

  public var body: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $model.name, prompt: Text("Full name"))
          .focused($isNaming)
        TextField("Badge", value: $model.badge, format: .number)
        Toggle("Notify me", isOn: $model.notifies)
        Text(isNaming ? "Typing" : "Idle")
      }
      Section {
        Slider(value: $model.colours, in: 3...10, step: 1) {
          Text("Colours")
        } onEditingChanged: {
          model.events.append($0 ? "began" : "ended")
        }
        Picker("Order", selection: $model.order) {
          ForEach(SettingsModel.Order.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Picker("Floor", selection: $model.floor) {
          Text("None").tag(Int?.none)
          ForEach(1..<4) { Text("Floor \($0)").tag(Optional($0)) }
        }
      } header: {
        Text("Directory")
      } footer: {
        Text("Colours are taken from the picture.")
      }
      .disabled(model.isLocked)
      Menu("More", systemImage: "ellipsis") {
        Button("Reset", role: .destructive) { model.name = "" }
      } primaryAction: {
        model.events.append("menu")
      }
    }
    .onSubmit { model.events.append("submitted \(model.name)") }
    .onSubmit(of: .search) { model.events.append("searched") }
  }
}
