// SPDX-License-Identifier: MIT

public import GuideNavigation
public import Waymark

/// Makes the screens of the huts.
public struct HutScreens: AppNavigation {
  /// Makes the feature.
  public init() {}

  public func screen(for navigation: HutNavigation) -> some View {
    switch navigation {
    case .hut(let name): HutScreen(name: name)
    case .booking(let hut): HutBooking(hut: hut)
    }
  }

  public func style(for navigation: HutNavigation) -> RouteStyle {
    switch navigation {
    case .hut: .push
    case .booking: .sheet(withNavigation: true)
    }
  }
}

/// A hut, from which people ask for the weather; how that is shown is not known here.
private struct HutScreen: View {
  @Environment(\.router) private var router
  let name: String

  var body: some View {
    List {
      Button("Book a bed") { router.navigate(HutNavigation.booking(name)) }
      Button("Show the weather") { router.navigate(WeatherNavigation.forecast(name)) }
    }
    .navigationTitle(name)
  }
}

private struct HutBooking: View {
  @Environment(\.dismiss) private var dismiss
  let hut: String

  var body: some View {
    List {
      Text("One bed in \(hut), with breakfast.")
      Button("Leave it") { dismiss() }
    }
    .navigationTitle("A bed")
  }
}
