import SwiftUI

@Observable final class AppSettings {
  var usesLargeAvatars = false
  var accent = "teal"
}

struct SettingsRoot: View {
  @State private var settings = AppSettings()

  var body: some View {
    VStack {
      SettingsPanel()
      AvatarRow(name: "Ada")
    }
    .environment(settings)
  }
}

struct SettingsPanel: View {
  @Environment(AppSettings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    VStack {
      Toggle("Large avatars", isOn: $settings.usesLargeAvatars)
      Picker("Accent", selection: $settings.accent) {
        Text("Teal").tag("teal")
        Text("Plum").tag("plum")
      }
      .pickerStyle(.segmented)
    }
  }
}

struct AvatarRow: View {
  @Environment(AppSettings.self) private var settings
  let name: String

  var body: some View {
    Label(name, systemImage: "person.crop.circle")
      .font(settings.usesLargeAvatars ? .largeTitle : .body)
      .foregroundStyle(settings.accent == "teal" ? Color.teal : .purple)
  }
}
