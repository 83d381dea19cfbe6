// SPDX-License-Identifier: MIT

import Synchronization

/// What else the app's code finds bound to its task while it runs as the code of a scene.
///
/// Of modules that this one does not know.
@MainActor
package protocol SceneScope {
  /// Runs work with its values bound.
  func bind<R>(_ work: () throws -> R) rethrows -> R
}

/// The scene whose code runs; tasks that it begins belong to it, too.
///
/// Several apps may run in one process, so nothing that is shared by one app can be found by a
/// global name alone.
package final class SceneSurroundings: Sendable {
  @TaskLocal package static var current: SceneSurroundings?

  /// The scene's graph, which sets it for as long as it lives.
  ///
  /// A weak reference would make each of the many references to the graph a slow one.
  @MainActor package internal(set) unowned(unsafe) var graph: ViewGraph?
  /// What all scenes of the app share.
  @MainActor package weak var application: AnyObject?

  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// Creates the surroundings of a scene that has no graph yet.
  package init() {}

  /// What a feature keeps here, by its type.
  package subscript<Value: Sendable>(type: Value.Type) -> Value? {
    get { values.withLock { $0[ObjectIdentifier(type)] as? Value } }
    set { values.withLock { $0[ObjectIdentifier(type)] = newValue } }
  }
}

extension ViewGraph {
  /// Runs the app's code as the code of this scene.
  package func beInside(_ work: () -> Void) { inside(work) }

  func inside<R>(_ work: () throws -> R) rethrows -> R {
    if SceneSurroundings.current === surroundings { return try work() }
    return try SceneSurroundings.$current.withValue(surroundings) {
      guard let scope else { return try work() }
      return try scope.bind(work)
    }
  }
}
