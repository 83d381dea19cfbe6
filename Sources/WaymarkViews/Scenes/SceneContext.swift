// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkRender

/// What belongs to a scene as a whole, whatever it shows.
@MainActor
final class SceneContext: EndingFeature {
  static let slot = GraphSlot { SceneContext() }

  let links = LinkHandlers()
  let storage = SceneStore()
  let sizes = SizeClasses()
  let phase = EnvironmentBox(ScenePhase.active)
  let appearance = EnvironmentBox(Appearance())
  let window = EnvironmentBox(ElementFrame.usualWindow)
  /// Views in sight that offer an activity; the last has come last.
  var activities: [UserActivityNode] = []
  /// Who takes part in the scene's life beside its views.
  var member: (any SceneMember)? {
    didSet { links.member = member }
  }
  /// What is kept beside the scene's views.
  var companion: AnyObject?
  /// The request for which the window was opened; nil for the first window of an app.
  var request: _WindowRequest?
  /// The windows of the app; nil if no `App` is shown.
  var windows: AppWindows?
  /// Who shows other windows.
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
  /// Hands a link to every `onOpenURL` that is there, outermost first, and brings everything up to
  /// date.
  ///
  /// A link that comes before the first view is kept until then (U1). A page of the web goes to
  /// `onContinueUserActivity` where there is no `onOpenURL` (U2).
  public func open(_ url: URL) { receive(.link(url)) }

  /// Hands an activity to every `onContinueUserActivity` of its type that is there, outermost
  /// first, and brings everything up to date.
  ///
  /// It is kept until the first view like a link, and with links in order. A page of the web goes
  /// to `onOpenURL` where there is one (U2).
  public func `continue`(_ activity: NSUserActivity) { receive(.activity(activity)) }

  package func receive(_ arrival: Arrival) {
    flush()
    inside { scene.links.deliver(arrival) }
    flush()
  }

  /// What a person does now, as the view that came into sight last says it; nil where none does.
  public var userActivity: NSUserActivity? { userActivities.last }

  /// All that a person does now, as the scene and the views that are in sight say it; the view that
  /// came into sight last says the last.
  public var userActivities: [NSUserActivity] {
    (scene.member?.activity.map { [$0] } ?? [])
      + scene.activities.filter(\.isOffering).compactMap(\.activity)
  }

  /// Whether the scene is seen and used; `active` unless the host says otherwise.
  ///
  /// Setting it brings everything up to date.
  public var scenePhase: ScenePhase {
    get { scene.phase.value }
    set {
      if let member = scene.member {
        inside { member.move(to: newValue) }
      } else {
        show(newValue)
      }
    }
  }

  /// The size of the window: 390 × 844 points unless the host says otherwise.
  ///
  /// Setting it brings everything up to date; what is not plausible is not taken.
  public var windowFrame: ElementFrame {
    get { scene.window.value }
    set {
      guard newValue.isPlausible, newValue != scene.window.value else { return }
      scene.window.take(EnvironmentBox(newValue))
      scene.sizes.take(newValue)
      flush()
    }
  }

  /// How the person wants the window to look; light unless the host says otherwise.
  ///
  /// Setting it brings everything up to date; what is not plausible is not taken.
  public var appearance: Appearance {
    get { scene.appearance.value }
    set {
      guard newValue.isPlausible, newValue != scene.appearance.value else { return }
      scene.appearance.take(EnvironmentBox(newValue))
      flush()
    }
  }

  /// All that views keep in `SceneStorage`: one value, to be kept by the host and to be given back
  /// to the scene when it comes again (U4).
  ///
  /// Set before the first view it is what the views begin with; set later they change to it.
  public var sceneStorage: SceneStorageValues {
    get { scene.storage.contents }
    set {
      scene.storage.contents = newValue
      flush()
    }
  }

  /// Gives the scene's own values to all views.
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
