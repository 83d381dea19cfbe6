// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// A `flowDestination(for:)` that is on screen: the type it is for, where it stands, and the
/// closure of its last evaluation.
///
/// Its modifier owns it, so that it ends with the modifier.
@MainActor
final class Destination: ObservableObject {
  private(set) var version = 0
  private(set) var index = -1
  private var make: (@MainActor (OpenRoute) -> AnyView?)?

  /// Takes the closure of a newer evaluation.
  ///
  /// Publishes nothing: this happens inside `body`.
  func take(at index: Int, _ make: @escaping @MainActor (OpenRoute) -> AnyView?) {
    self.index = index
    self.make = make
    version += 1
  }

  /// The view of a screen; nil if it is of another type.
  func view(for screen: OpenRoute) -> AnyView? { make?(screen) }
}

/// A destination in the form it had when a screen's view was made with it.
struct DestinationLook: Equatable {
  let destination: Destination
  let version: Int

  static func == (one: DestinationLook, other: DestinationLook) -> Bool {
    one.destination === other.destination && one.version == other.version
  }
}

/// The destinations of a stack, by type.
@MainActor
final class DestinationTable {
  private struct Registered {
    weak var destination: Destination?
  }

  private var registered: [ObjectIdentifier: [Registered]] = [:]
  private var reported: Set<ObjectIdentifier> = []

  /// Makes a destination known; false if it was.
  func add(_ destination: Destination, for type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    var known = registered[key] ?? []
    guard !known.contains(where: { $0.destination === destination }) else { return false }
    known.removeAll { $0.destination == nil }
    known.append(Registered(destination: destination))
    registered[key] = known
    return true
  }

  /// The destination for exactly this type that is declared nearest below a screen; of two on
  /// one screen the one that came first.
  func destination(for type: Any.Type, below index: Int) -> Destination? {
    var best: Destination?
    for one in registered[ObjectIdentifier(type)] ?? [] {
      guard let destination = one.destination, destination.index < index else { continue }
      if let known = best, known.index >= destination.index { continue }
      best = destination
    }
    return best
  }

  /// Reports that there is none for a type, once a type.
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

  /// Reports that a screen that was saved cannot be shown.
  func reportUndecoded(_ screen: EncodedScreen) {
    DiagnosticSink.current.report(
      Diagnostic(
        """
        A saved screen of type “\(screen.typeName)” is not decoded: neither \
        `FlowPath.register(_:)` nor a `flowDestination(for:)` has named the type, or what was \
        saved is none of it.
        """,
        severity: .error))
  }
}
