// SPDX-License-Identifier: MIT

import Waymark

/// One window, in which the guide may be started several times.
struct GuideWindow: View {
  @StateObject private var launches: GuideLaunches

  init(launches: @autoclosure @escaping () -> GuideLaunches) {
    _launches = StateObject(wrappedValue: launches())
  }

  var body: some View {
    RootView(arrivals: launches.arrivals)
      .id(ObjectIdentifier(launches.arrivals))
      .environmentObject(launches)
  }
}

/// The tabs, and what all of them share.
///
/// Each window has its own.
struct RootView: View {
  @State private var place: GuidePlace
  @State private var preferences = Preferences()
  @State private var trip = Trip()
  @StateObject private var journal = Journal()
  @StateObject private var account = Account()
  @ObservedObject private var arrivals: GuideArrivals

  /// The guide with the links that come to it; it begins where the first of them leads.
  init(arrivals: GuideArrivals) {
    self.arrivals = arrivals
    _place = State(wrappedValue: GuidePlace(arrivals.start))
  }

  var body: some View {
    @Bindable var place = place
    GuideTabs()
      .links(
        guideLinks, inbox: $arrivals.inbox, place: $place.linkPlace, gates: account.gates
      ) {
        UnknownPage(unknown: $0)
      }
      .tint(preferences.accent.color)
      .environment(place)
      .environment(preferences)
      .environment(trip)
      .environmentObject(journal)
      .environmentObject(account)
      .environmentObject(arrivals)
  }
}

private struct GuideTabs: View {
  @Environment(GuidePlace.self) private var place
  @EnvironmentObject private var arrivals: GuideArrivals
  @EnvironmentObject private var account: Account

  var body: some View {
    @Bindable var place = place
    TabView(selection: $place.tab) {
      TrailsTab()
        .tabItem { Label("Trails", systemImage: "mountain.2.fill") }
        .tag(GuideTab.trails)
      PlannerTab()
        .tabItem { Label("Planner", systemImage: "map.fill") }
        .tag(GuideTab.planner)
      JournalTab()
        .tabItem { Label("Journal", systemImage: "book.closed") }
        .tag(GuideTab.journal)
      GalleryTab()
        .tabItem { Label("Gallery", systemImage: "square.grid.2x2") }
        .tag(GuideTab.gallery)
      SettingsTab()
        .tabItem { Label("Settings", systemImage: "gearshape.fill") }
        .tag(GuideTab.settings)
    }
    .sheet(item: sheet) { sheet in
      switch sheet {
      case .log(let trail): LogHikeSheet(trail: trail).id(trail)
      case .signIn:
        SignInSheet(reason: "This link requires signing in.") {
          if account.name == nil { arrivals.inbox.declinePending() }
        }
      }
    }
  }
  /// The sheet over all tabs; a link that waits for who is signed in comes first.
  private var sheet: Binding<GuideSheet?> {
    Binding {
      if arrivals.inbox.waitingFor.contains(.signedIn) { return .signIn }
      return place.log.map { .log($0.trail) }
    } set: { sheet in
      guard sheet == nil else { return }
      if arrivals.inbox.waitingFor.contains(.signedIn) {
        arrivals.inbox.declinePending()
      } else {
        place.log = nil
      }
    }
  }
}

private enum GuideSheet: Hashable, Identifiable {
  case log(Trail.ID?)
  case signIn

  var id: Self { self }
}
