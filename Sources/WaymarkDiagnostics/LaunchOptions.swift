// SPDX-License-Identifier: MIT

import Foundation

/// The command line and the environment with which an app was launched.
///
/// In production, ``current`` has the same values as `ProcessInfo`; in a UI test, it has those of
/// `launchArguments` and `launchEnvironment`. There, the app shares its process with the test and
/// with concurrent tests, so the command line of the process cannot be set for one of them; Swift
/// also does not allow setting `CommandLine.arguments`, which `ProcessInfo` reads. A served app
/// shares its process with all visitors, and reads the options of the server.
public struct LaunchOptions: Hashable, Sendable {
  /// The command line; as in `ProcessInfo`, the first argument is the program.
  public var arguments: [String]
  /// The environment variables by name.
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

  /// The options of the running task: those of the process, unless a test has bound others.
  ///
  /// In a test, they apply to the initializers of the app and its models, to bodies, to actions and
  /// to the tasks that those start. Code that runs later on a dispatch queue, in a timer or in a
  /// detached task reads those of the process, so read the options at launch and store them.
  @TaskLocal public static var current = LaunchOptions.process
}
