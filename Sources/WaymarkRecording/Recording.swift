// SPDX-License-Identifier: MIT

public import WaymarkRender
@_spi(Host) public import WaymarkViews

/// What a person did in an app, from its launch on, as a value.
///
/// It contains everything that the app has received: actions, links, changes of the window and of
/// the scene's phase; and for each of them what the app showed before. A player performs the same
/// in a new instance of the app, and reports where the app first shows something else.
///
/// Elements are identified by what a person knows of them (``ElementReference``), so that a
/// recording survives changes of the app that do not concern it.
///
/// Its text has one JSON object a line (``lines``, ``init(lines:)``), so that a host can append to a
/// file while the app runs.
public struct Recording: Hashable, Sendable {
  /// What is known before the app starts.
  public struct Start: Hashable, Sendable, Codable {
    /// The name of the app.
    public var app: String
    /// The size of the window.
    public var window: ElementFrame
    /// The appearance of the window.
    public var appearance: Appearance
    /// The values of `AppStorage`.
    @_spi(Host) public var appStorage: SceneStorageValues
    /// The values of `SceneStorage`.
    @_spi(Host) public var sceneStorage: SceneStorageValues

    /// Creates a start without stored values.
    public init(
      app: String, window: ElementFrame = .usualWindow, appearance: Appearance = Appearance()
    ) {
      self.app = app
      self.window = window
      self.appearance = appearance
      appStorage = SceneStorageValues()
      sceneStorage = SceneStorageValues()
    }
  }

  /// Something that the app received.
  public enum Input: Hashable, Sendable {
    /// A person's action on an element.
    case action(RecordedAction, on: ElementReference)
    /// The URL of a link.
    case link(String)
    /// An activity with its type and the URL of its web page.
    case activity(String, String)
    /// Another phase of the scene.
    case phase(ScenePhase)
    /// Another size of the window.
    case window(ElementFrame)
    /// Another appearance of the window.
    case appearance(Appearance)
    /// Something that cannot be performed again, such as a quick action.
    case unsupported(String)
    /// The end of the recording.
    case end
  }

  /// An input, its time, and what the app showed before.
  public struct Step: Hashable, Sendable {
    /// The milliseconds since the start.
    public var time: Int
    /// What the app showed before.
    public var before: ScreenState
    /// The input.
    public var input: Input
    /// Whether the app rejected the action, which then changed nothing.
    public var isRejected: Bool

    /// Creates a step.
    public init(time: Int, before: ScreenState, input: Input, isRejected: Bool = false) {
      self.time = time
      self.before = before
      self.input = input
      self.isRejected = isRejected
    }
  }

  /// What is known before the app starts.
  public var start: Start
  /// The inputs in order.
  public var steps: [Step]

  /// Creates a recording.
  public init(start: Start, steps: [Step] = []) {
    self.start = start
    self.steps = steps
  }
}
