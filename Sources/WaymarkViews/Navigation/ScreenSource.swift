// SPDX-License-Identifier: MIT

/// What makes the content of a pushed screen: a destination, or a link.
@MainActor
protocol ScreenSource: AnyObject {
  func make(in screen: ScreenNode, for value: AnyHashable?) -> ViewNode
  func update(_ content: ViewNode, for value: AnyHashable?)
  /// The screen is gone.
  func didPop()
}

extension ScreenSource {
  func didPop() {}
}

/// A declared destination of values of one type.
@MainActor
protocol Destination: ScreenSource {
  /// Whether it is for the type of a value.
  func takes(_ value: AnyHashable) -> Bool
  /// The type of the values.
  var valueType: Any.Type { get }
  /// On which screen it is declared, 0 being the root.
  var screenIndex: Int { get }
}

/// Stands for a screen whose destination nobody declared (N4).
struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle") }
}
