// SPDX-License-Identifier: MIT

/// A destination in an app, by which the parts of the app refer to each other's screens.
///
/// Usually an enum, one for each feature, whose cases contain the input of the screen. There are no
/// requirements: a payload need not be `Hashable` or `Sendable`. Code that navigates depends only
/// on this type, not on the screen; the object that creates the screen is registered with a
/// ``Router``.
///
/// ```swift
/// enum MyNavigation: Navigation {
///   case about
///   case profile(Person)
/// }
/// ```
public protocol Navigation {}
