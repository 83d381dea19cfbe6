// SPDX-License-Identifier: MIT

/// What makes the content of a pushed screen: a destination, or a link.
@MainActor
protocol ScreenSource: AnyObject {
  func make(in screen: ScreenNode, for value: PathValue?) -> ViewNode
  func update(_ content: ViewNode, for value: PathValue?)
  /// What pushes it without a value of the path, if a binding does.
  var driver: PushDriver? { get }
}

extension ScreenSource {
  var driver: PushDriver? { nil }
}

/// A declared destination of values of one type.
@MainActor
protocol Destination: ScreenSource {
  /// Whether it is for the type of a value.
  func takes(_ value: PathValue) -> Bool
  /// Decodes a value that was written, if it is one of the destination's type.
  func decode(_ value: EncodedValue) -> Bool
  /// The type of the values.
  var valueType: Any.Type { get }
  /// On which screen it is declared, 0 being the root.
  var screenIndex: Int { get }
}

/// Stands for a screen whose destination nobody declared (N4).
struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle") }
}
