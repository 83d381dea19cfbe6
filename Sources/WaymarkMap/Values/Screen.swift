// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// A screen of the map.
  public struct Screen: Codable, Hashable, Sendable, Identifiable {
    /// How a screen is shown.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// The first screen of a window or a tab.
      case root
      /// Pushed on a stack.
      case push
      case sheet, cover, popover, alert
      /// A confirmation dialog.
      case dialog
      case menu
    }

    /// The pattern of the screen's link, such as `/trails/:trail`; for a screen without a link,
    /// what the app declares of it: its value (`Step.stage`), its view (`SignInSheet`) or its
    /// title.
    public var id: String
    /// How the screen is shown where the map first found it.
    public var kind: Kind
    /// The title, if the screen has one.
    public var title: String?
    /// The pattern of the screen's link; nil for a screen without a link.
    public var pattern: String?
    /// The paths of the examples that the map has explored; empty for a screen without a link.
    public var examples: [String]
    /// The steps from outside of the app to the screen.
    public var steps: [Step]
    /// The number of recordings that visited the screen; nil without ``NavigationMap/coverage``.
    public var visits: Int?

    /// Whether a recording visited the screen; nil without coverage.
    var isVisited: Bool? { visits.map { $0 > 0 } }

    /// Creates a screen.
    public init(
      id: String, kind: Kind, title: String? = nil, pattern: String? = nil,
      examples: [String] = [], steps: [Step] = []
    ) {
      self.id = id
      self.kind = kind
      self.title = title
      self.pattern = pattern
      self.examples = examples
      self.steps = steps
    }
  }
}
