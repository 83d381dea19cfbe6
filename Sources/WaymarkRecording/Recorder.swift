// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkRender
@_spi(Host) public import WaymarkViews

/// Records what a scene receives.
///
/// A host creates one before it mounts the app, and passes it each input.
@_spi(Host) @MainActor
public final class Recorder {
  /// The maximum number of steps, after which a recorder stops.
  public static let stepLimit = 100_000

  private let tree: @MainActor () -> ElementTree
  private let now: @MainActor () -> Duration
  private let isRedacted: @MainActor (URL?) -> Bool
  private let write: @MainActor (Recording.Step) -> Void
  private let begin: Duration
  /// The last step, until it is known whether the app has rejected it.
  private var pending: Recording.Step?
  private var count = 0
  private var wasRedacted = false
  private var isFinished = false

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - tree: Returns the elements that the app shows.
  ///   - now: Returns the time of the app's clock.
  ///   - isRedacted: Returns whether what a person does now, or a link that arrives, is
  ///     confidential: texts are then replaced, names and links left out, and from then on only the
  ///     kinds of elements are compared.
  ///   - write: Receives each step.
  public init(
    tree: @escaping @MainActor () -> ElementTree, now: @escaping @MainActor () -> Duration,
    isRedacted: @escaping @MainActor (URL?) -> Bool = { _ in false },
    write: @escaping @MainActor (Recording.Step) -> Void
  ) {
    self.tree = tree
    self.now = now
    self.isRedacted = isRedacted
    self.write = write
    begin = now()
  }

  /// Records an input that the scene is about to receive.
  public func receive(_ input: SceneInput) {
    if case .rejection = input {
      pending?.isRejected = true
      return
    }
    guard !isConsequence(input) else { return }
    writeReceived()
    guard count < Self.stepLimit, !isFinished else { return }
    let tree = tree()
    let isSecret = isRedacted(input.url) || isSecure(input, tree)
    wasRedacted = wasRedacted || isSecret
    guard let input = recorded(input, tree, isSecret) else { return }
    count += 1
    pending = Recording.Step(
      time: time, before: ScreenState(tree, isRedacted: wasRedacted), input: input)
    // By then the app has handled the input.
    Task { [weak self] in self?.writeReceived() }
  }

  /// The steps with which the recording ends now: the last input, and the end.
  public var ending: [Recording.Step] {
    let end = Recording.Step(
      time: time, before: ScreenState(tree(), isRedacted: wasRedacted), input: .end)
    return (pending.map { [$0] } ?? []) + [end]
  }

  /// Writes the end of the recording; all further inputs are ignored.
  public func finish() {
    guard !isFinished else { return }
    ending.forEach(write)
    pending = nil
    isFinished = true
  }

  /// Whether an input is how the last action changes the window.
  private func isConsequence(_ input: SceneInput) -> Bool {
    guard case .action(.action(let action), _)? = pending?.input else { return false }
    switch (action, input) {
    case (.frame(let new), .window(let frame)): return frame == new
    case (.appearance(let new), .appearance(let appearance)): return appearance == new
    default: return false
    }
  }

  /// Writes the last input, if that has not happened yet; the app must have handled it.
  public func writeReceived() {
    guard let step = pending else { return }
    pending = nil
    write(step)
  }

  private var time: Int { max(0, Int((now() - begin) / .milliseconds(1))) }

  /// Whether an input is text, or a key press, in a secure field.
  private func isSecure(_ input: SceneInput, _ tree: ElementTree) -> Bool {
    guard case .event(let event) = input else { return false }
    switch event.action {
    case .changeText, .keyPress: return tree[event.target]?.properties[.secure] == .bool(true)
    default: return false
    }
  }

  /// Returns nil for what cannot have an effect: an action on an element that does not exist.
  private func recorded(
    _ input: SceneInput, _ tree: ElementTree, _ isSecret: Bool
  ) -> Recording.Input? {
    switch input {
    case .event(let event):
      guard let element = ElementReference(to: event.target, in: tree, isRedacted: isSecret),
        let action = RecordedAction(event.action, in: tree, isRedacted: isSecret)
      else { return nil }
      return .action(action, on: element)
    case .link where isSecret, .activity where isSecret: return .unsupported("a redacted link")
    case .link(let url): return .link(url.absoluteString)
    case .activity(let activity):
      guard let url = activity.webpageURL else { return .unsupported("an activity without a URL") }
      return .activity(activity.activityType, url.absoluteString)
    case .arrival: return .unsupported("a quick action or a notification response")
    case .phase(let phase): return .phase(phase)
    case .window(let frame): return .window(frame)
    case .appearance(let appearance): return .appearance(appearance)
    case .rejection: return nil
    }
  }
}

extension SceneInput {
  /// The URL of a link or an activity.
  fileprivate var url: URL? {
    switch self {
    case .link(let url): url
    case .activity(let activity): activity.webpageURL
    default: nil
    }
  }
}
