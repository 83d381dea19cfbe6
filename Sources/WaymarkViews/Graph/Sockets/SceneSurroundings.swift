// SPDX-License-Identifier: MIT

import Synchronization

/// Task-local values of other modules that are bound while the app's code runs in a scene.
@MainActor
package protocol SceneScope {
  /// Runs work with the values bound.
  func bind<R>(_ work: () throws -> R) rethrows -> R
}

/// The scene whose code is running; tasks started by that code belong to the scene, too.
///
/// Several apps can run in one process, so data that one app shares cannot be global.
package final class SceneSurroundings: Sendable {
  @TaskLocal package static var current: SceneSurroundings?

  /// The scene's graph, which sets this property during its lifetime.
  ///
  /// A weak reference would slow down each of the many accesses to the graph.
  @MainActor package internal(set) unowned(unsafe) var graph: ViewGraph?
  /// The object that all scenes of the app share.
  @MainActor package weak var application: AnyObject?

  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// Creates the surroundings of a scene without a graph.
  package init() {}

  /// Accesses the data of a feature by its type.
  package subscript<Value: Sendable>(type: Value.Type) -> Value? {
    get { values.withLock { $0[ObjectIdentifier(type)] as? Value } }
    set { values.withLock { $0[ObjectIdentifier(type)] = newValue } }
  }
}

extension ViewGraph {
  /// Runs app code in the context of this scene.
  package func beInside(_ work: () -> Void) { inside(work) }

  func inside<R>(_ work: () throws -> R) rethrows -> R {
    if SceneSurroundings.current === surroundings { return try work() }
    return try SceneSurroundings.$current.withValue(surroundings) {
      guard let scope else { return try work() }
      return try scope.bind(work)
    }
  }
}
