// SPDX-License-Identifier: MIT

public import Foundation

/// An action that opens URLs outside of the app; call the instance like a function.
///
/// Without a handler, the host opens them: a browser page opens a tab, and a test host records the
/// URL.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of a handler.
  public struct Result: Sendable {
    fileprivate enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The app has opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The URL is not opened.
    public static let discarded = Result(outcome: .discarded)
    /// The host opens the URL.
    public static let systemAction = Result(outcome: .system(nil))
    /// The host opens another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?
  /// The host's action; nil outside of a view.
  fileprivate var system: (@MainActor @Sendable (URL) -> Bool)?

  /// Creates an action that calls a handler first.
  @preconcurrency
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
    system = nil
  }

  nonisolated init(system: (@MainActor @Sendable (URL) -> Bool)?) {
    handler = nil
    self.system = system
  }

  /// Whether the host opens all URLs.
  nonisolated var isSystem: Bool { handler == nil }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens a URL and reports whether it was opened.
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
  /// The action that opens URLs outside of the app, which views can replace.
  ///
  /// If a handler leaves a URL to the system, the host opens it, not the enclosing handler.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      action.system = self[OpenURLKey.self].system
      self[OpenURLKey.self] = action
    }
  }
}
