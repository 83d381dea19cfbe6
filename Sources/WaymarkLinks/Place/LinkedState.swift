// SPDX-License-Identifier: MIT

/// An app's own navigation state, as far as links can open it.
///
/// Usually a `TabView`'s selection and a few paths; other open screens, such as alerts, need not be
/// part of it.
public protocol LinkedState<LinkedRoute> {
  /// The type of the routes that links lead to.
  associatedtype LinkedRoute: Hashable & Sendable

  /// The current place in the app. Setting it navigates there in one assignment.
  var linkPlace: LinkPlace<LinkedRoute> { get set }
}
