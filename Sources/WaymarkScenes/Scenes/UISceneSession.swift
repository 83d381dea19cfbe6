// SPDX-License-Identifier: MIT

public import Foundation

/// What is kept of a scene.
///
/// Sessions live as long as the app: no host brings one back after it.
@MainActor
@preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows that a person works with; the only one that there is.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; nil before and after its life.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role = Role.windowApplication
  /// How the scene was made.
  open internal(set) var configuration: UISceneConfiguration
  /// Names the session.
  public let persistentIdentifier: String
  /// What the delegate's `stateRestorationActivity(for:)` said when the scene went to the background
  /// last.
  open internal(set) var stateRestorationActivity: NSUserActivity?
  /// What the app wants to know of the scene.
  open var userInfo: [String: Any]?

  override init() {
    persistentIdentifier = UUID().uuidString
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is made.
@MainActor
@preconcurrency
open class UISceneConfiguration: NSObject {
  /// The configuration's name; no file says more of it.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, made by its `init()`; nil for the one that the app was
  /// entered by.
  open var delegateClass: AnyClass?

  /// A configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Asks for a scene; see ``UIApplication/activateSceneSession(for:errorHandler:)``.
@MainActor
@preconcurrency
open class UISceneSessionActivationRequest: NSObject {
  /// The session of the scene; nil for a new one.
  public let session: UISceneSession?
  /// What the scene is to show.
  open var userActivity: NSUserActivity?
  /// How it is brought to the front; changes nothing.
  open var options: UIScene.ActivationRequestOptions?

  /// Asks for a scene that is there.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    self.userActivity = userActivity
    self.options = options
    super.init()
  }

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.userActivity = userActivity
    self.options = options
    super.init()
  }
}

/// How a scene is to end; nothing of it changes anything.
@MainActor
@preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
  /// Options.
  public override init() { super.init() }
}

/// Why a request for a scene failed.
public struct UISceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons, by UIKit's names and numbers.
  public enum Code: Int, Sendable {
    /// The host shows only one window of the app.
    case multipleScenesNotSupported
    /// The app has no such scene, or cannot do it.
    case requestDenied
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The reason in words.
  public var description: String {
    switch code {
    case .multipleScenesNotSupported: "the host shows only one window of this app"
    case .requestDenied: "the app has no such scene, or may not close it"
    }
  }
}
