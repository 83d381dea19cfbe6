// SPDX-License-Identifier: MIT

extension ViewBuilder {
  /// Builds the views of several statements, in order.
  @_disfavoredOverload
  @inlinable
  public static func buildBlock<each C: View>(
    _ content: repeat each C
  ) -> TupleView<(repeat each C)> {
    TupleView((repeat each content), of: TupleChildren<repeat each C>.self)
  }

  /// Builds the content of an `if` without `else`.
  @inlinable
  public static func buildIf<C: View>(_ content: consuming C?) -> C? { content }

  /// Builds the first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<T: View, F: View>(first: consuming T) -> _ConditionalContent<T, F>
  {
    .first(first)
  }

  /// Builds the other branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<T: View, F: View>(second: consuming F) -> _ConditionalContent<T, F>
  {
    .second(second)
  }

  /// Builds the content of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView {
    AnyView(content)
  }
}
