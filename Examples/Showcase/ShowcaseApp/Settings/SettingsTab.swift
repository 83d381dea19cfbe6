// SPDX-License-Identifier: MIT

import Waymark

/// Units, lists, colours.
struct SettingsTab: View {
  @Environment(GuidePlace.self) private var place
  @Environment(Preferences.self) private var preferences

  var body: some View {
    @Bindable var preferences = preferences
    @Bindable var place = place
    NavigationStack(path: $place.settings) {
      List {
        Section("Units") {
          ForEach(Units.allCases) { units in
            ChoiceRow(title: units.title, isChosen: units == preferences.units) {
              preferences.units = units
            }
            .accessibilityIdentifier("units-\(units.rawValue)")
          }
        }
        Section {
          Toggle("Walking times", isOn: $preferences.showsTimes)
            .accessibilityIdentifier("shows-times")
          Toggle("Show trail descriptions", isOn: $preferences.showsDescriptions)
            .accessibilityIdentifier("shows-descriptions")
        } header: {
          Text("In lists")
        } footer: {
          Text("Walking times follow Naismith’s rule: 5 km an hour, a minute for 10 m of ascent.")
        }
        Section("Colour") {
          ForEach(Accent.allCases) { accent in
            AccentRow(accent: accent, isChosen: accent == preferences.accent) {
              preferences.accent = accent
            }
            .accessibilityIdentifier("accent-\(accent.rawValue)")
          }
        }
        Section {
          NavigationLink("Your account", value: SettingsScreen.account)
            .accessibilityIdentifier("account")
          NavigationLink("About this guide", value: SettingsScreen.about)
            .accessibilityIdentifier("about")
        }
      }
      .navigationTitle("Settings")
      .navigationDestination(for: SettingsScreen.self) { screen in
        switch screen {
        case .about: AboutScreen()
        case .account: AccountScreen()
        }
      }
    }
  }
}

private struct AccentRow: View {
  let accent: Accent
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      HStack(spacing: 12) {
        Circle()
          .fill(accent.color)
          .accessibilityHidden(true)
          .frame(width: 22, height: 22)
        Text(accent.title).foregroundStyle(Color.primary)
        Spacer()
        if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
      }
    }
    .accessibilityLabel(accent.title)
    .accessibilityValue(isChosen ? "Chosen" : "")
  }
}

#Preview("Settings") {
  SettingsTab().environment(GuidePlace()).environment(Preferences())
}
