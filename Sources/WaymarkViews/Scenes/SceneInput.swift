// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkRender

/// What a scene receives from outside: all that its views depend on besides the app's own work.
@_spi(Host) public enum SceneInput {
  /// A person's action.
  case event(HostEvent)
  /// The app has rejected the last event, which has changed nothing.
  case rejection(HostEventError)
  /// A link.
  case link(URL)
  /// An activity.
  case activity(NSUserActivity)
  /// A quick action or a notification response.
  case arrival
  /// A new phase of the scene.
  case phase(ScenePhase)
  /// A new size of the window.
  case window(ElementFrame)
  /// A new appearance of the window.
  case appearance(Appearance)

  init(_ arrival: Arrival) {
    self =
      switch arrival {
      case .link(let url): .link(url)
      case .activity(let activity): .activity(activity)
      case .other: .arrival
      }
  }
}

@_spi(Host) extension ViewGraph {
  /// Called before the scene receives something, when all earlier updates are applied; nil unless a
  /// host observes it.
  public var onInput: (@MainActor (SceneInput) -> Void)? {
    get { scene.onInput }
    set {
      scene.onInput = newValue
      observesEvent = nil
      guard let newValue else { return }
      observesEvent = { event, error in
        newValue(error.map(SceneInput.rejection) ?? SceneInput.event(event))
      }
    }
  }

  func observe(_ input: SceneInput) {
    guard let onInput = scene.onInput else { return }
    flush()
    onInput(input)
  }
}
