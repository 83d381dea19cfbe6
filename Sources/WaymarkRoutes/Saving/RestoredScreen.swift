// SPDX-License-Identifier: MIT

/// A screen's value that says whether it may be restored from a snapshot.
///
/// What a screen needs may be gone by the time its path is restored: a payment in progress, a
/// recording, a document that was being imported. ``SnapshotFormat`` asks each screen that it has
/// decoded. Screens that do not conform are always restored.
///
/// ```swift
/// enum Screen: Hashable, Codable, RestoredScreen {
///   case trail(Int), payment(UUID), player(Int)
///
///   var restoration: RouteRestoration {
///     switch self {
///     case .trail: .always
///     case .payment: .never
///     case .player(let id): .replaced(by: Screen.trail(id))
///     }
///   }
/// }
/// ```
public protocol RestoredScreen: Hashable {
  /// What becomes of the screen when its path is restored.
  var restoration: RouteRestoration { get }
}

/// What becomes of a saved screen when its path is restored.
public enum RouteRestoration {
  /// It is restored.
  case always

  /// It is dropped, with all above it.
  case never

  /// Another screen is restored in its place, in the same style; those above it stay.
  ///
  /// The other screen's own ``RestoredScreen/restoration`` is not asked. A path of one type
  /// drops it, with all above it, if it is of another type.
  case replaced(by: AnyHashable)
}
