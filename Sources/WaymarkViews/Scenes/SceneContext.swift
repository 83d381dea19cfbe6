// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkRender

/// The state of a scene as a whole.
@MainActor
final class SceneContext: EndingFeature {
  static let slot = GraphSlot { SceneContext() }

  let links = LinkHandlers()
  let storage = SceneStore()
  let sizes = SizeClasses()
  let phase = EnvironmentBox(ScenePhase.active)
  let appearance = EnvironmentBox(Appearance())
  let window = EnvironmentBox(ElementFrame.usualWindow)
  /// The visible views that offer an activity, in order of appearance.
  var activities: [UserActivityNode] = []
  /// Participates in the life cycle of the scene in addition to its views.
  var member: (any SceneMember)? {
    didSet { links.member = member }
  }
  /// An object that is retained with the scene's views.
  var companion: AnyObject?
  /// The request for which the window was opened; nil for the first window of an app.
  var request: _WindowRequest?
  /// The windows of the app; nil if no `App` is shown.
  var windows: AppWindows?
  /// Called before the scene receives something.
  var onInput: (@MainActor (SceneInput) -> Void)?
  /// Opens further windows.
  weak var windowHost: (any WindowHost)?

  func didEnd(_ graph: ViewGraph) {
    companion = nil
    guard let member else { return }
    graph.inside { member.end() }
    self.member = nil
  }
}

extension ViewGraph {
  var scene: SceneContext { self[SceneContext.slot] }
}

@_spi(Host) extension ViewGraph {
  /// Delivers a link to every mounted `onOpenURL`, outermost first, and applies all updates.
  ///
  /// A link that arrives before the first view is retained until then (U1). A web URL is delivered
  /// to `onContinueUserActivity` if there is no `onOpenURL` (U2).
  public func open(_ url: URL) { receive(.link(url)) }

  /// Delivers an activity to every mounted `onContinueUserActivity` of its type, outermost first,
  /// and applies all updates.
  ///
  /// An activity that arrives before the first view is retained until then, in order with links. A
  /// web URL is delivered to `onOpenURL` if there is one (U2).
  public func `continue`(_ activity: NSUserActivity) { receive(.activity(activity)) }

  package func receive(_ arrival: Arrival) {
    flush()
    scene.onInput?(SceneInput(arrival))
    inside { scene.links.deliver(arrival) }
    flush()
  }

  /// The current user activity, from the view that appeared last; nil if there is none.
  public var userActivity: NSUserActivity? { userActivities.last }

  /// The current user activities of the scene and its visible views, in order of appearance.
  public var userActivities: [NSUserActivity] {
    (scene.member?.activity.map { [$0] } ?? [])
      + scene.activities.filter(\.isOffering).compactMap(\.activity)
  }

  /// The phase of the scene; `active` unless the host sets another.
  ///
  /// Setting this property applies all updates.
  public var scenePhase: ScenePhase {
    get { scene.phase.value }
    set {
      observe(.phase(newValue))
      if let member = scene.member {
        inside { member.move(to: newValue) }
      } else {
        show(newValue)
      }
    }
  }

  /// The size of the window; 390 × 844 points unless the host sets another.
  ///
  /// Setting this property applies all updates; implausible values are ignored.
  public var windowFrame: ElementFrame {
    get { scene.window.value }
    set {
      guard newValue.isPlausible, newValue != scene.window.value else { return }
      observe(.window(newValue))
      scene.window.adopt(EnvironmentBox(newValue))
      scene.sizes.update(for: newValue)
      flush()
    }
  }

  /// The preferred appearance of the window; light unless the host sets another.
  ///
  /// Setting this property applies all updates; implausible values are ignored.
  public var appearance: Appearance {
    get { scene.appearance.value }
    set {
      guard newValue.isPlausible, newValue != scene.appearance.value else { return }
      observe(.appearance(newValue))
      scene.appearance.adopt(EnvironmentBox(newValue))
      flush()
    }
  }

  /// The `SceneStorage` values of all views, which the host saves and restores with the scene (U4).
  ///
  /// If set before the first view, the views start with these values; otherwise they change to
  /// them.
  public var sceneStorage: SceneStorageValues {
    get { scene.storage.contents }
    set {
      scene.storage.contents = newValue
      flush()
    }
  }

  /// Sets the scene's values in the environment of all views.
  func setSceneEnvironment() {
    let host = host
    let openURL = OpenURLAction(system: { [weak host] url in
      host?.open(address: url.absoluteString) ?? false
    })
    let share = ShareAction { [weak host] in host?.share($0) ?? false }
    rootScope.set([
      ObjectIdentifier(ScenePhaseKey.self): scene.phase,
      ObjectIdentifier(AppearanceKey.self): scene.appearance,
      ObjectIdentifier(WindowFrameKey.self): scene.window,
      ObjectIdentifier(OpenURLKey.self): EnvironmentBox(openURL),
      ObjectIdentifier(ShareKey.self): EnvironmentBox(share),
      ObjectIdentifier(OpenWindowKey.self): EnvironmentBox(OpenWindowAction(surroundings)),
      ObjectIdentifier(DismissWindowKey.self): EnvironmentBox(DismissWindowAction(surroundings)),
    ])
    rootScope.set(scene.sizes.boxes)
  }
}
