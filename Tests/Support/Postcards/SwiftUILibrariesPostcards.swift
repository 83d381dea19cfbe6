// SPDX-License-Identifier: MIT

import WaymarkUI

/// Where the library leads: a type of its own that has the name of one of Waymark's.
public enum Route: Hashable {
  case card(Int)
}

/// A style that draws on whatever style applies around it.
public struct CardButtonStyle: PrimitiveButtonStyle {
  @Environment(\.accent) private var accent

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).padding().background(accent)
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  /// The colour of cards.
  public var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}
