// SPDX-License-Identifier: MIT

import Foundation

/// The command line and the environment with which an app was launched.
///
/// An app that reads ``current`` instead of `ProcessInfo` reads the same in production, and what a
/// UI test set as `launchArguments` and `launchEnvironment` under test. There the app shares its
/// process with the test and with other tests that run at the same time, so the process's own
/// command line cannot be set for one of them; Swift lets nobody set `CommandLine.arguments`, which
/// `ProcessInfo` reads. A served app shares its process with all who visit it, and reads the
/// server's.
public struct LaunchOptions: Hashable, Sendable {
  /// The command line; as in `ProcessInfo`, the first argument is the program.
  public var arguments: [String]
  /// The environment's variables by name.
  public var environment: [String: String]

  /// Creates options.
  public init(arguments: [String] = [], environment: [String: String] = [:]) {
    self.arguments = arguments
    self.environment = environment
  }

  /// The options with which the process was launched.
  public static let process = LaunchOptions(
    arguments: ProcessInfo.processInfo.arguments,
    environment: ProcessInfo.processInfo.environment)

  /// The options of the running task: the process's, unless a test bound others.
  ///
  /// Under test they hold in the initializers of the app and its models, in bodies, in actions and
  /// in the tasks that those start. What a dispatch queue, a timer or a detached task calls later
  /// reads the process's, so read them at launch and keep what was read.
  @TaskLocal public static var current = LaunchOptions.process
}
