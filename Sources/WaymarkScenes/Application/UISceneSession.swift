// SPDX-License-Identifier: MIT

public import Foundation

/// The persistent information about a scene.
///
/// Sessions end with the app: hosts do not restore them.
@MainActor
@preconcurrency
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of interactive windows, which is the only one.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; nil before and after it is connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role = Role.windowApplication
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The identifier of the session.
  public let persistentIdentifier: String
  /// The result of the delegate's `stateRestorationActivity(for:)` when the scene last entered the
  /// background.
  open internal(set) var stateRestorationActivity: NSUserActivity?
  /// Additional information of the app.
  open var userInfo: [String: Any]?

  override init() {
    persistentIdentifier = UUID().uuidString
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The configuration of a scene.
@MainActor
@preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration; there are no configuration files.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene delegate, created with `init()`; nil for the delegate class with which
  /// the app was launched.
  open var delegateClass: AnyClass?

  /// Creates a configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A request to activate a scene; see ``UIApplication/activateSceneSession(for:errorHandler:)``.
@MainActor
@preconcurrency
open class UISceneSessionActivationRequest: NSObject {
  /// The session of the scene; nil for a new scene.
  public let session: UISceneSession?
  /// The activity to show.
  open var userActivity: NSUserActivity?
  /// The options of the activation, which have no effect.
  open var options: UIScene.ActivationRequestOptions?

  /// Creates a request for an existing scene.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    self.userActivity = userActivity
    self.options = options
    super.init()
  }

  /// Creates a request for a new scene.
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

/// The options for ending a scene, which have no effect.
@MainActor
@preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}

/// The error of a failed scene request.
public struct UISceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error codes, with UIKit's names and raw values.
  public enum Code: Int, Sendable {
    /// The host supports only one window for the app.
    case multipleScenesNotSupported
    /// The app has no such scene, or cannot close it.
    case requestDenied
  }

  /// The error code.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// A description of the error.
  public var description: String {
    switch code {
    case .multipleScenesNotSupported: "The host supports only one window for this app."
    case .requestDenied: "The app has no such scene, or cannot close it."
    }
  }
}
