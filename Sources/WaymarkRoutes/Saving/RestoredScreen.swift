// SPDX-License-Identifier: MIT

/// The value of a screen that declares whether it may be restored from a snapshot.
///
/// The data of a screen may no longer exist when its path is restored: a payment in progress, a
/// recording, a document that was being imported. ``SnapshotFormat`` asks each decoded screen.
/// Screens that do not conform are always restored.
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
  /// What happens to the screen when its path is restored.
  var restoration: RouteRestoration { get }
}

/// Determines what happens to a saved screen when its path is restored.
public enum RouteRestoration {
  /// The screen is restored.
  case always

  /// The screen is dropped with all screens above it.
  case never

  /// Another screen is restored in its place with the same style; the screens above it stay.
  ///
  /// The ``RestoredScreen/restoration`` of the other screen is not applied. A path of one type
  /// drops a screen of another type with all screens above it.
  case replaced(by: AnyHashable)
}
