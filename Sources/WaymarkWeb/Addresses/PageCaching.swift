// SPDX-License-Identifier: MIT

/// How long the rendered page of a route may be sent to other visitors.
///
/// The server does not share a page whose views read `AppStorage`, because it depends on the person,
/// nor the page of a route with a gate. A visitor who has a session gets the page of that session.
public struct PageCaching: Hashable, Sendable {
  /// What a page depends on.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: Int

    /// Creates traits from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The size of the window, as the visitor's browser reported it last, or an estimate.
    public static let window = Traits(rawValue: 1)
    /// The text size of the browser.
    public static let textSize = Traits(rawValue: 2)
    /// All traits.
    public static let all: Traits = [.window, .textSize]
  }

  /// How long a page is sent after it was rendered; if it is not positive, no page is shared.
  public var time: Duration
  /// What the page depends on; there is one page for each combination of the values.
  public var traits: Traits

  /// Allows pages to be shared.
  ///
  /// - Parameters:
  ///   - time: How long a page is sent after it was rendered. A page that has changed since is
  ///     corrected when its script has connected; other visitors and search engines see the old one.
  ///   - traits: What the page depends on. The page is rendered for a phone and the default text
  ///     size if it does not depend on them.
  public init(for time: Duration, by traits: Traits = .all) {
    self.time = time
    self.traits = traits
  }
}
