// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// A `flowDestination(for:)` that is on screen: its type, its position, and the closure of its last
/// evaluation.
///
/// Owned by its modifier, so that their lifetimes are the same.
@MainActor
final class Destination: ObservableObject {
  private(set) var version = 0
  private(set) var index = -1
  private var make: (@MainActor (OpenRoute) -> AnyView?)?

  /// Stores the closure of a newer evaluation.
  ///
  /// Does not publish a change, because it is called inside `body`.
  func update(at index: Int, _ make: @escaping @MainActor (OpenRoute) -> AnyView?) {
    self.index = index
    self.make = make
    version += 1
  }

  /// Returns the view of a screen; nil if the screen is of another type.
  func view(for screen: OpenRoute) -> AnyView? { make?(screen) }
}

/// The version of a destination with which a screen's view was created.
struct DestinationLook: Equatable {
  let destination: Destination
  let version: Int

  static func == (one: DestinationLook, other: DestinationLook) -> Bool {
    one.destination === other.destination && one.version == other.version
  }
}

/// The destinations of a stack, by their types.
@MainActor
final class DestinationTable {
  private struct Registered {
    weak var destination: Destination?
  }

  private var registered: [ObjectIdentifier: [Registered]] = [:]
  private var reported: Set<ObjectIdentifier> = []

  /// Adds a destination; returns false if it was already in the table.
  func add(_ destination: Destination, for type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    var known = registered[key] ?? []
    guard !known.contains(where: { $0.destination === destination }) else { return false }
    known.removeAll { $0.destination == nil }
    known.append(Registered(destination: destination))
    registered[key] = known
    return true
  }

  /// Returns the destination for exactly this type that is declared nearest below a screen; of two
  /// on one screen, the first.
  func destination(for type: Any.Type, below index: Int) -> Destination? {
    var best: Destination?
    for one in registered[ObjectIdentifier(type)] ?? [] {
      guard let destination = one.destination, destination.index < index else { continue }
      if let known = best, known.index >= destination.index { continue }
      best = destination
    }
    return best
  }

  /// Reports a missing destination, once for each type.
  func reportMissing(_ type: Any.Type) {
    guard reported.insert(ObjectIdentifier(type)).inserted else { return }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        No destination for a screen of type “\(type)”: add `flowDestination(for: \(type).self)` \
        inside the FlowStack, on its root or on a screen below this one.
        """,
        severity: .error))
  }

  /// Reports that a restored screen cannot be shown.
  func reportUndecoded(_ screen: EncodedScreen) {
    DiagnosticSink.current.report(
      Diagnostic(
        """
        Cannot decode a saved screen of type “\(screen.typeName)”: the type is not registered by \
        `FlowPath.register(_:)` or a `flowDestination(for:)`, or the saved value has another type.
        """,
        severity: .error))
  }
}
