// SPDX-License-Identifier: MIT

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Lets a statement through as it is.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }

  /// No statement: no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// The first statement.
  public static func buildPartialBlock<C: Commands>(first: C) -> C { first }

  /// Another statement.
  public static func buildPartialBlock<A: Commands, B: Commands>(
    accumulated: A, next: B
  ) -> some Commands {
    CommandPair(first: accumulated, second: next)
  }

  /// An `if` without `else`.
  public static func buildOptional<C: Commands>(
    _ content: C?
  ) -> _ConditionalCommands<C, EmptyCommands> {
    _ConditionalCommands(first: content, second: content == nil ? EmptyCommands() : nil)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<A: Commands, B: Commands>(
    first: A
  ) -> _ConditionalCommands<A, B> { _ConditionalCommands(first: first, second: nil) }

  /// The other branch.
  public static func buildEither<A: Commands, B: Commands>(
    second: B
  ) -> _ConditionalCommands<A, B> { _ConditionalCommands(first: nil, second: second) }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
    content
  }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  /// None.
  public init() {}

  /// What it consists of.
  @MainActor public var body: some Commands { ShownCommands { EmptyView() } }
}

/// The commands of one branch of two.
nonisolated public struct _ConditionalCommands<A: Commands, B: Commands>: Commands {
  let first: A?
  let second: B?

  /// What it consists of.
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
