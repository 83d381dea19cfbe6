// SPDX-License-Identifier: MIT

/// A result builder that builds a view from any number of statements.
@resultBuilder
public struct ViewBuilder {
  /// Returns the view of a statement.
  @inlinable
  public static func buildExpression<C: View>(_ content: consuming C) -> C { content }

  /// Builds an empty view if there are no statements.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds the view of a single statement.
  @inlinable
  public static func buildBlock<C: View>(_ content: consuming C) -> C { content }
}

/// The newer name of ``ViewBuilder``.
public typealias ContentBuilder = ViewBuilder
