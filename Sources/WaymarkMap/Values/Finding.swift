// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// Something that the map has found, about a screen or a link.
  public struct Finding: Codable, Hashable, Sendable {
    /// What was found.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
      /// A screen from which no control leads to another, except back and to other tabs.
      case deadEnd
      /// A screen from which nothing leads back to the screen that opened it.
      case noWayBack
      /// A screen that a person cannot leave, or only for others like it.
      case trap
      /// A screen that no link opens.
      case noLink
      /// A screen that only a link opens: no control leads to it.
      case onlyLink
      /// A link of the table whose screen neither a link nor a control shows.
      case unreachable
      /// A link of the table that opens another screen, or none.
      case lostLink
      /// A link whose values the map does not know: no screen shows one.
      case noExample
      /// A link that opens another screen first, because a gate is closed.
      case gate
      /// A screen that offers something else once a gate is open.
      case gateDifference
      /// A control that has no label for people.
      case unnamedControl
      /// A misuse that the app reports on the way to a screen.
      case misuse
      /// Something that lies beyond the bounds of the map.
      case bound

      /// Whether the app should change.
      ///
      /// With a fault, a person is stuck, a link fails, or a control cannot be used by everybody.
      /// All others are notes, such as that a screen leads no further.
      public var isFault: Bool {
        switch self {
        case .noWayBack, .trap, .unreachable, .lostLink, .unnamedControl, .misuse: true
        case .deadEnd, .noLink, .onlyLink, .noExample, .gate, .gateDifference, .bound: false
        }
      }
    }

    /// What was found.
    public var kind: Kind
    /// The id of the screen that the finding is about; nil if it is about a link or the app.
    public var screen: Screen.ID?
    /// The pattern of the link that the finding is about; nil if it is about a screen or the app.
    public var link: String?
    /// The finding as a sentence for people.
    public var message: String

    /// Creates a finding.
    public init(_ kind: Kind, screen: Screen.ID? = nil, link: String? = nil, message: String) {
      self.kind = kind
      self.screen = screen
      self.link = link
      self.message = message
    }
  }

  /// Returns the findings of a kind.
  public func findings(_ kind: Finding.Kind) -> [Finding] { findings.filter { $0.kind == kind } }
}

extension NavigationMap.Finding: Comparable {
  /// Orders findings by kind, then by what they are about.
  public static func < (one: Self, other: Self) -> Bool {
    one.order.lexicographicallyPrecedes(other.order)
  }

  private var order: [String] { [kind.rawValue, screen ?? "", link ?? "", message] }
}
