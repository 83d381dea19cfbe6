// SPDX-License-Identifier: MIT

/// A place in an app, as the parts of the app name it to each other.
///
/// Usually an enum, one per feature, whose cases carry what the screen needs. It asks nothing of
/// its types: a payload need not be `Hashable` or `Sendable`. Who navigates knows this type alone,
/// and not the screen; what makes the screen is registered with a ``Router``.
///
/// ```swift
/// enum MyNavigation: Navigation {
///   case about
///   case profile(Person)
/// }
/// ```
public protocol Navigation {}
