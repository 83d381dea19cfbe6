// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The tables of the most recently used bundles.
///
/// It can be used on any thread.
final class LocalizationCache: Sendable {
  private struct State {
    var bundles: [String: BundleTables] = [:]
    /// The paths of the bundles, the most recently used last.
    var recent: [String] = []
    var problems: [LocalizationProblem] = []
    var reported: Set<LocalizationProblem> = []
  }

  private let state = Mutex(State())
  private let capacity: Int
  /// The maximum number of remembered problems, which prevents duplicate reports; more are dropped.
  private static let mostProblems = 1000

  init(capacity: Int = 32) {
    self.capacity = max(1, capacity)
  }

  /// The number of bundles with retained tables.
  var count: Int { state.withLock { $0.bundles.count } }

  func format(
    for key: String, table: String, bundle: Bundle, locale: Locale
  ) -> LocalizedFormat? {
    withTables(of: bundle) { $0.format(for: key, table: table, locale: locale) }
  }

  func hasTables(_ bundle: Bundle) -> Bool {
    withTables(of: bundle) { !$0.isEmpty }
  }

  /// Removes and returns the problems found since the last call.
  func removeProblems() -> [LocalizationProblem] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  private func withTables<Result: Sendable>(
    of bundle: Bundle, _ body: (inout BundleTables) -> Result
  ) -> Result {
    let path = bundle.bundlePath
    return state.withLock { state in
      var tables = state.bundles.removeValue(forKey: path) ?? BundleTables(bundle)
      let result = body(&tables)
      for problem in tables.removeProblems() where state.reported.count < Self.mostProblems {
        if state.reported.insert(problem).inserted { state.problems.append(problem) }
      }
      state.bundles[path] = tables
      if state.recent.last != path {
        state.recent.removeAll { $0 == path }
        state.recent.append(path)
      }
      if state.recent.count > capacity {
        state.bundles[state.recent.removeFirst()] = nil
      }
      return result
    }
  }
}
