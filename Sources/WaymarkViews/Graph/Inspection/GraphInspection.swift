// SPDX-License-Identifier: MIT

/// What tools learn of a graph while it works: the bodies of the app's views, and why they ran.
///
/// A graph has none unless a tool asks for one. Views of Waymark itself are not counted.
@MainActor
package final class GraphInspection {
  /// A view that must be updated, and the reason.
  package struct Invalidation: Hashable, Sendable {
    /// The name of the view's type.
    package var view: String
    /// What has changed, such as `TrailList.filter`; nil if it is unknown.
    package var cause: String?

    package init(view: String, cause: String?) {
      self.view = view
      self.cause = cause
    }
  }

  /// The work of a graph in some time.
  package struct Work: Hashable, Sendable {
    /// The invalid views in order, without repetitions, at most ``limit``.
    package var invalidations: [Invalidation] = []
    /// The number of evaluated bodies by the names of the views' types.
    package var bodies: [String: Int] = [:]
    /// The number of mutations sent to the host.
    package var mutations = 0

    package init() {}

    /// Whether nothing was done.
    package var isEmpty: Bool { invalidations.isEmpty && bodies.isEmpty && mutations == 0 }
  }

  /// The maximum number of invalidations in a ``Work``.
  package nonisolated static let limit = 100

  private var work = Work()
  private var mutations = 0
  /// The number of evaluations by node.
  private var evaluations: [ObjectIdentifier: Int] = [:]
  /// The change whose effects are being determined.
  var cause: String?

  package init() {}

  /// Takes what the graph has done since the last call.
  ///
  /// - Parameter mutations: The number of mutations that the graph has sent to its host.
  /// - Returns: The work.
  package func takeWork(after mutations: Int) -> Work {
    defer { work = Work() }
    work.mutations = mutations - self.mutations
    self.mutations = mutations
    return work
  }

  /// Returns how often the body of a node has run.
  func evaluations(of node: ObjectIdentifier) -> Int { evaluations[node] ?? 0 }

  /// Called when the body of a view runs.
  func didEvaluate(_ node: ObjectIdentifier, _ type: Any.Type) {
    evaluations[node, default: 0] += 1
    let name = ViewName.of(type)
    if !name.isWaymarks { work.bodies[name.text, default: 0] += 1 }
  }

  /// Called when a view of the app must be updated.
  func didInvalidate(_ name: ViewName) {
    guard work.invalidations.count < Self.limit else { return }
    let invalidation = Invalidation(view: name.text, cause: cause)
    if !work.invalidations.contains(invalidation) { work.invalidations.append(invalidation) }
  }

  /// Called when a node is unmounted.
  func didEnd(_ node: ObjectIdentifier) { evaluations[node] = nil }
}

/// The name of a view's type.
@MainActor
struct ViewName {
  /// The name without module and generic arguments.
  let text: String
  let module: String

  /// Whether the type belongs to Waymark.
  var isWaymarks: Bool { Self.ownModules.contains(module) }

  /// The modules with views that apps use.
  private static let ownModules: Set = ["Waymark", "WaymarkScenes", "WaymarkViews"]

  private static var names: [ObjectIdentifier: ViewName] = [:]

  /// Returns the name of a type.
  static func of(_ type: Any.Type) -> ViewName {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = ViewName(_typeName(type, qualified: true))
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Reads a qualified name, such as `Shop.(unknown context at $1f0).Row<Swift.Int>`.
  private init(_ qualified: String) {
    var plain = ""
    var depth = 0
    for character in qualified {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      default: if depth == 0 { plain.append(character) }
      }
    }
    let parts = plain.split(separator: ".")
    module = parts.first.map(String.init) ?? ""
    text = parts.count > 1 ? String(parts[parts.count - 1]) : plain
  }
}
