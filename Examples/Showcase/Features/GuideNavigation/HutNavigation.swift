// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// The screens of the huts, for those who navigate to them.
public enum HutNavigation: Navigation, Hashable {
  /// A hut by its name.
  case hut(String)
  /// The booking of a bed in a hut.
  case booking(String)
}
