import SwiftUI

/// Every control, on one screen of settings.
@Observable public final class SettingsModel {
  public var notifies = false
  public var colours = 5.0
  public var name = "Ada"
  public var isLocked = false
  public var events: [String] = []

  public init() {}
}

public struct SettingsScreen: View {
  @Bindable var model: SettingsModel

  public init(model: SettingsModel) { self.model = model }

  public var body: some View {
    List {
      Section("Person") {
        TextField("Name", text: $model.name, prompt: Text("Full name"))
        Toggle("Notify me", isOn: $model.notifies)
      }
      Section {
        Slider(value: $model.colours, in: 3...10, step: 1) {
          Text("Colours")
        } onEditingChanged: {
          model.events.append($0 ? "began" : "ended")
        }
      } header: {
        Text("Directory")
      } footer: {
        Text("Colours are taken from the picture.")
      }
      .disabled(model.isLocked)
      Button("Reset", role: .destructive) { model.name = "" }
    }
  }
}
