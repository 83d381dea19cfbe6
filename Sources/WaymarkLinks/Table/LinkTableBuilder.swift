// SPDX-License-Identifier: MIT

/// Collects the routes of a table from the lines of a closure.
@resultBuilder
public enum LinkTableBuilder<R: Hashable & Sendable> {
  /// One route.
  public static func buildExpression(_ route: LinkRoute<R>) -> [LinkRoute<R>] { [route] }

  /// The routes of a nested table.
  public static func buildExpression(_ nested: LinkRoutes<R>) -> [LinkRoute<R>] { nested.routes }

  /// Routes made elsewhere.
  public static func buildExpression(_ routes: [LinkRoute<R>]) -> [LinkRoute<R>] { routes }

  /// The first line.
  public static func buildPartialBlock(first: [LinkRoute<R>]) -> [LinkRoute<R>] { first }

  /// A line after others.
  public static func buildPartialBlock(
    accumulated: [LinkRoute<R>], next: [LinkRoute<R>]
  ) -> [LinkRoute<R>] { accumulated + next }

  /// No line.
  public static func buildBlock() -> [LinkRoute<R>] { [] }

  /// The content of an `if` without `else`.
  public static func buildOptional(_ routes: [LinkRoute<R>]?) -> [LinkRoute<R>] { routes ?? [] }

  /// The first branch of an `if`.
  public static func buildEither(first: [LinkRoute<R>]) -> [LinkRoute<R>] { first }

  /// The `else` branch.
  public static func buildEither(second: [LinkRoute<R>]) -> [LinkRoute<R>] { second }

  /// The content of a loop.
  public static func buildArray(_ routes: [[LinkRoute<R>]]) -> [LinkRoute<R>] {
    routes.flatMap { $0 }
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability(_ routes: [LinkRoute<R>]) -> [LinkRoute<R>] { routes }
}
