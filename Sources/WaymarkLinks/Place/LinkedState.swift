// SPDX-License-Identifier: MIT

/// An app's own navigation state, as far as links can open it.
///
/// A `TabView`'s selection and a few paths, most often; what is open otherwise, such as an alert,
/// need not be part of it.
public protocol LinkedState<LinkedRoute> {
  /// What links lead to.
  associatedtype LinkedRoute: Hashable & Sendable

  /// Where the app is. Setting it goes there, in one assignment.
  var linkPlace: LinkPlace<LinkedRoute> { get set }
}
