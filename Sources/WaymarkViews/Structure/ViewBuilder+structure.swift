// SPDX-License-Identifier: MIT

extension ViewBuilder {
  /// Several statements: all of them, in order.
  @_disfavoredOverload
  @inlinable
  public static func buildBlock<each C: View>(
    _ content: repeat each C
  ) -> TupleView<(repeat each C)> {
    TupleView((repeat each content), of: TupleChildren<repeat each C>.self)
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildIf<C: View>(_ content: consuming C?) -> C? { content }

  /// The first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<T: View, F: View>(first: consuming T) -> _ConditionalContent<T, F>
  {
    .first(first)
  }

  /// The other branch.
  @inlinable
  public static func buildEither<T: View, F: View>(second: consuming F) -> _ConditionalContent<T, F>
  {
    .second(second)
  }

  /// The content of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView {
    AnyView(content)
  }
}
