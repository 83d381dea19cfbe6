// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// The screens of the weather, for those who navigate to them.
public enum WeatherNavigation: Navigation, Hashable {
  /// What the weather will be at a place.
  case forecast(String)
}
