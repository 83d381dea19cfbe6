// SPDX-License-Identifier: MIT

/// The source of a pushed screen's content: a destination or a link.
@MainActor
protocol ScreenSource: AnyObject {
  func make(in screen: ScreenNode, for value: PathElement?) -> ViewNode
  func update(_ content: ViewNode, for value: PathElement?)
  /// The driver that pushes the source with a binding; nil for values of the path.
  var driver: PushDriver? { get }
}

extension ScreenSource {
  var driver: PushDriver? { nil }
}

/// A declared destination for values of one type.
@MainActor
protocol Destination: ScreenSource {
  /// Whether the destination supports the type of a value.
  func accepts(_ value: PathElement) -> Bool
  /// Decodes a restored value, if it has the destination's type.
  func decode(_ value: EncodedValue) -> Bool
  /// The type of the values.
  var valueType: Any.Type { get }
  /// The index of the screen that declares the destination; 0 is the root.
  var screenIndex: Int { get }
}

/// The placeholder of a screen without a declared destination (N4).
struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle") }
}
