// SPDX-License-Identifier: MIT

/// A result builder for commands.
@resultBuilder
public struct CommandsBuilder {
  /// Returns the value of a statement.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }

  /// Builds no commands if there are no statements.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Builds the first statement.
  public static func buildPartialBlock<C: Commands>(first: C) -> C { first }

  /// Builds another statement.
  public static func buildPartialBlock<A: Commands, B: Commands>(
    accumulated: A, next: B
  ) -> some Commands {
    CommandPair(first: accumulated, second: next)
  }

  /// Builds the content of an `if` without `else`.
  public static func buildOptional<C: Commands>(
    _ content: C?
  ) -> _ConditionalCommands<C, EmptyCommands> {
    _ConditionalCommands(first: content, second: content == nil ? EmptyCommands() : nil)
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<A: Commands, B: Commands>(
    first: A
  ) -> _ConditionalCommands<A, B> { _ConditionalCommands(first: first, second: nil) }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<A: Commands, B: Commands>(
    second: B
  ) -> _ConditionalCommands<A, B> { _ConditionalCommands(first: nil, second: second) }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
    content
  }
}

/// An empty set of commands.
nonisolated public struct EmptyCommands: Commands {
  /// Creates an empty set of commands.
  public init() {}

  /// The commands.
  @MainActor public var body: some Commands { ShownCommands { EmptyView() } }
}

/// The commands of one of two branches.
nonisolated public struct _ConditionalCommands<A: Commands, B: Commands>: Commands {
  let first: A?
  let second: B?

  /// The commands.
  @MainActor public var body: some Commands {
    ShownCommands {
      if let first {
        CommandsView(commands: first)
      } else if let second {
        CommandsView(commands: second)
      }
    }
  }
}

nonisolated private struct CommandPair<A: Commands, B: Commands>: Commands {
  let first: A
  let second: B

  @MainActor var body: some Commands {
    ShownCommands {
      CommandsView(commands: first)
      CommandsView(commands: second)
    }
  }
}
