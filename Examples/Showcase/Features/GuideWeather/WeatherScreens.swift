// SPDX-License-Identifier: MIT

public import GuideNavigation
public import Waymark

/// Makes the screens of the weather.
public struct WeatherScreens: AppNavigation {
  /// Makes the feature.
  public init() {}

  public func screen(for navigation: WeatherNavigation) -> some View {
    switch navigation {
    case .forecast(let place): ForecastScreen(place: place)
    }
  }
}

/// A forecast, from which people look for shelter; what a hut looks like is not known here.
private struct ForecastScreen: View {
  @Environment(\.router) private var router
  let place: String

  var body: some View {
    List {
      Text("Rain from the west, and clear by evening.")
      Button("Shelter nearby") { router.navigate(HutNavigation.hut("Ridge Hut")) }
    }
    .navigationTitle("Weather at \(place)")
  }
}
