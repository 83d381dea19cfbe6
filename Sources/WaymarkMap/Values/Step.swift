// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// An action that the map performs, as a person or the system does.
  public struct Step: Codable, Hashable, Sendable {
    /// What is done.
    public enum Action: String, Codable, Hashable, Sendable {
      /// The app is launched.
      case launch
      /// A link launches the app, or opens in it.
      case open
      /// A control is tapped.
      case tap
      /// The button of a navigation bar that goes back is tapped.
      case back
      /// The presentation in front is swiped down.
      case dismiss
      /// A text is typed into a field.
      case type
    }

    /// What is done.
    public var action: Action
    /// The role of the control, such as `button`; nil if there is no control.
    public var role: String?
    /// The name of the control: its label, or else its placeholder or its identifier; nil if it has
    /// none.
    public var name: String?
    /// The control as written in a UI test: `app.buttons["about"]`.
    public var query: String?
    /// The link that is opened, or the text that is typed.
    public var text: String?

    /// Creates a step.
    public init(
      _ action: Action, role: String? = nil, name: String? = nil, query: String? = nil,
      text: String? = nil
    ) {
      self.action = action
      self.role = role
      self.name = name
      self.query = query
      self.text = text
    }
  }
}

extension NavigationMap.Step: CustomStringConvertible {
  /// The step for people: `tap button “About”`.
  public var description: String {
    let control = [role, name.map { "“\($0)”" } ?? (role == nil ? nil : "without a name")]
      .compactMap { $0 }.joined(separator: " ")
    return switch action {
    case .launch: "launch"
    case .open: "open \(text ?? "")"
    case .tap: "tap \(control)"
    case .back: "go back"
    case .dismiss: "swipe down"
    case .type: "type “\(text ?? "")” into \(control)"
    }
  }
}

extension NavigationMap.Step: Comparable {
  /// Orders steps by action, control and text.
  public static func < (one: Self, other: Self) -> Bool {
    one.order.lexicographicallyPrecedes(other.order)
  }

  private var order: [String] {
    [action.rawValue, role ?? "", name ?? "", query ?? "", text ?? ""]
  }
}
