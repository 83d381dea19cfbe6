// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// An open route without its value: its identity and its presentation.
///
/// It contains no references, so that long lists are cheap to copy and to compare.
struct OpenScreen: Equatable, Sendable {
  let id: ScreenID
  var style: RouteStyle
  /// Whether it is an alert or a dialog.
  var isDialog: Bool
  /// Changes when the screen's view must be recreated; initially 0.
  var stamp = 0

  /// Whether it is presented over the screens below, like a sheet or a cover.
  var isPresented: Bool {
    if case .push = style { false } else { true }
  }
}

extension OpenScreen {
  init(_ id: ScreenID, _ entry: PathChange.Entry) {
    self.init(id: id, style: entry.route.style, isDialog: entry.isDialog)
  }

  /// Updates it with a newer route of the same screen.
  mutating func update(with entry: PathChange.Entry) {
    style = entry.route.style
    isDialog = entry.isDialog
  }

  /// Whether it is presented with a navigation stack of its own.
  var withNavigation: Bool {
    switch style {
    case .push: false
    case .sheet(let withNavigation), .cover(let withNavigation): withNavigation
    }
  }
}

/// A route and its index in its path.
struct PlacedRoute: Equatable {
  let id: ScreenID
  let index: Int
  let route: Route<AnyHashable>
}
