// SPDX-License-Identifier: MIT

public import Foundation

/// Opens links that lead out of the app: a value of the environment, called like a function.
///
/// Without a handler it has the host open them: a browser page opens a tab, a test's host notes the
/// address.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// What a handler says it did with a link.
  public struct Result: Sendable {
    fileprivate enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The app has opened it.
    public static let handled = Result(outcome: .handled)
    /// Nothing opens it.
    public static let discarded = Result(outcome: .discarded)
    /// The host is to open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The host is to open another link in its place.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?
  /// What the host does; nil where there is none, as outside of a view.
  fileprivate var system: (@MainActor @Sendable (URL) -> Bool)?

  /// An action that asks a handler first.
  @preconcurrency
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
    system = nil
  }

  nonisolated init(system: (@MainActor @Sendable (URL) -> Bool)?) {
    handler = nil
    self.system = system
  }

  /// Whether the host opens all links.
  nonisolated var isSystem: Bool { handler == nil }

  /// Opens a link.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens a link, and says whether it was opened.
  public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) { completion(open(url)) }

  private func open(_ url: URL) -> Bool {
    switch handler?(url).outcome {
    case .handled: true
    case .discarded: false
    case .system(let other): system?(other ?? url) ?? false
    case nil: system?(url) ?? false
    }
  }
}

struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

extension EnvironmentValues {
  /// Opens links that lead out of the app; may be replaced for a part of it.
  ///
  /// What a handler leaves to the system goes to the host, not to the handler around it.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      action.system = self[OpenURLKey.self].system
      self[OpenURLKey.self] = action
    }
  }
}
