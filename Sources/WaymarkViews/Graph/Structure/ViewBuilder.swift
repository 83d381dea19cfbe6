// SPDX-License-Identifier: MIT

/// Builds one view from the statements of a closure, any number of them.
@resultBuilder
public struct ViewBuilder {
  /// Lets a statement through as it is.
  @inlinable
  public static func buildExpression<C: View>(_ content: consuming C) -> C { content }

  /// No statement: nothing.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: that view.
  @inlinable
  public static func buildBlock<C: View>(_ content: consuming C) -> C { content }
}

/// The newer name of ``ViewBuilder``.
public typealias ContentBuilder = ViewBuilder
