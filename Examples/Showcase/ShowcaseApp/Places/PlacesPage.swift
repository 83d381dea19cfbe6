// SPDX-License-Identifier: MIT

import Waymark

/// Where links lead when something is open, tabs that are selected again, and restoring.
struct PlacesPage: View {
  @StateObject private var model = PlacesModel()

  var body: some View {
    TabView(selection: $model.tab) {
      stack($model.garden) { GardenHome(model: model) }
        .tabItem { Label("Garden", systemImage: "leaf") }.tag("garden")
      stack($model.account) { AccountHome(model: model) }
        .tabPath(.reset, isSelected: model.tab == "account")
        .tabItem { Label("Account", systemImage: "person") }.tag("account")
      NavigationStack { PlacesLog(model: model) }
        .tabItem { Label("Log", systemImage: "list.bullet") }.tag("log")
    }
    .tabReselection()
    .links(GardenScreen.links, inbox: $model.inbox, place: $model.place)
  }

  private func stack(
    _ path: Binding<[Route<GardenScreen>]>, @ViewBuilder root: () -> some View
  ) -> some View {
    FlowStack(path, withNavigation: true) {
      root()
        .toolbar { DoneItem() }
        .flowDestination(for: GardenScreen.self) { screen in
          switch screen {
          case .plant(let number): PlantScreen(model: model, number: number)
          case .order(let number): Text("Order \(number)").navigationTitle("Order \(number)")
          case .terms: TermsScreen(model: model)
          case .note: GardenNote(model: model)
          case .garden, .account, .help: HelpScreen(model: model)
          }
        }
    }
  }
}

/// Links that come while a screen is open.
private struct IncomingLinks: View {
  @ObservedObject var model: PlacesModel

  var body: some View {
    Section("Receive a link") {
      Button("To plant 7") { model.follow("/plants/7") }
      Button("Open the account in another tab") { model.follow("/account") }
      Button("Open help in a sheet") { model.follow("/help") }
      if model.inbox.waitingFor.contains(.completed) {
        Text("A link waits until you complete this screen.").accessibilityIdentifier("link-waits")
      }
    }
  }
}

private struct GardenHome: View {
  @ObservedObject var model: PlacesModel

  var body: some View {
    List {
      Lead(
        "Open a screen, then follow a link. Select a tab again to return to its root; the "
          + "account tab resets its path when another tab is selected.")
      Section("Open") {
        FlowLink("Plant 1", value: GardenScreen.plant(1), style: .push)
        FlowLink(
          "A plant in a sheet, which links can close", value: GardenScreen.plant(2),
          style: .sheet(withNavigation: true))
        FlowLink(
          "Terms, which require acceptance", value: GardenScreen.terms,
          style: .cover(withNavigation: true))
        FlowLink(
          "A note with a draft", value: GardenScreen.note, style: .sheet(withNavigation: true))
      }
      IncomingLinks(model: model)
    }
    .navigationTitle("Where Links Lead")
  }
}

private struct AccountHome: View {
  @ObservedObject var model: PlacesModel

  var body: some View {
    List {
      FlowLink("Order 2", value: GardenScreen.order(2), style: .push)
      IncomingLinks(model: model)
    }
    .navigationTitle("Account")
  }
}

private struct PlantScreen: View {
  @ObservedObject var model: PlacesModel
  let number: Int

  var body: some View {
    List {
      FlowLink("Plant \(number + 1)", value: GardenScreen.plant(number + 1), style: .push)
      IncomingLinks(model: model)
    }
    .navigationTitle("Plant \(number)")
  }
}

private struct HelpScreen: View {
  @ObservedObject var model: PlacesModel

  var body: some View {
    List {
      Text("Water the plants.")
      IncomingLinks(model: model)
    }
    .navigationTitle("Help")
  }
}

private struct TermsScreen: View {
  @ObservedObject var model: PlacesModel
  @EnvironmentObject private var navigator: FlowNavigator<GardenScreen>

  var body: some View {
    List {
      Text("This screen cannot be swiped away or closed by a link.")
      Button("Accept") {
        model.hasAccepted = true
        navigator.dismiss()
      }
      IncomingLinks(model: model)
    }
    .navigationTitle("Terms")
    .requiresCompletion()
  }
}

private struct GardenNote: View {
  @ObservedObject var model: PlacesModel
  @State private var text = "It is raining."

  var body: some View {
    List {
      TextField("Note", text: $text)
      IncomingLinks(model: model)
    }
    .navigationTitle("A Note")
    .confirmLeave(when: !text.isEmpty, "Discard this note?")
  }
}
