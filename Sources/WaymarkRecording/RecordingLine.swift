// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender
@_spi(Host) import WaymarkViews

/// A line of a recording's text: the start or a step.
struct RecordingLine: Codable {
  /// The version of the format.
  static let version = 1

  private struct Activity: Codable {
    var type: String
    var url: String
  }

  // The start.
  private var recording: Int?
  private var app: String?
  private var appStorage: SceneStorageValues?
  private var sceneStorage: SceneStorageValues?
  // Steps.
  private var at: Int?
  private var shows: [String]?
  private var shape: String?
  private var content: String?
  private var on: ElementReference?
  private var action: RecordedAction?
  private var rejected: Bool?
  private var link: String?
  private var activity: Activity?
  private var phase: String?
  private var unsupported: String?
  private var isEnd: Bool?
  // Both.
  private var window: ElementFrame?
  private var appearance: Appearance?

  private enum CodingKeys: String, CodingKey {
    case recording, app, appStorage, sceneStorage, at, shows, shape, content, on, rejected, link
    case activity, phase, unsupported, window, appearance
    case action = "do"
    case isEnd = "end"
  }

  init(_ start: Recording.Start) {
    recording = Self.version
    app = start.app
    window = start.window
    appearance = start.appearance
    appStorage = start.appStorage.values.isEmpty ? nil : start.appStorage
    sceneStorage = start.sceneStorage.values.isEmpty ? nil : start.sceneStorage
  }

  init(_ step: Recording.Step) {
    at = step.time
    shows = step.before.titles.isEmpty ? nil : step.before.titles
    shape = step.before.shape
    content = step.before.content
    rejected = step.isRejected ? true : nil
    switch step.input {
    case .action(let action, let element): (self.action, on) = (action, element)
    case .link(let url): link = url
    case .activity(let type, let url): activity = Activity(type: type, url: url)
    case .phase(let phase): self.phase = "\(phase)"
    case .window(let frame): window = frame
    case .appearance(let appearance): self.appearance = appearance
    case .unsupported(let reason): unsupported = reason
    case .end: isEnd = true
    }
  }

  /// The start; nil if the line is not one of this format's version.
  var start: Recording.Start? {
    guard recording == Self.version, let app, let window, let appearance, window.isPlausible,
      appearance.isPlausible
    else { return nil }
    var start = Recording.Start(app: app, window: window, appearance: appearance)
    start.appStorage = appStorage ?? start.appStorage
    start.sceneStorage = sceneStorage ?? start.sceneStorage
    return start
  }

  /// The step; nil if the line is not one.
  var step: Recording.Step? {
    guard let at, at >= 0, let shape, let input else { return nil }
    return Recording.Step(
      time: at, before: ScreenState(titles: shows ?? [], shape: shape, content: content),
      input: input, isRejected: rejected ?? false)
  }

  private var input: Recording.Input? {
    if let action, let on { return .action(action, on: on) }
    if let link { return .link(link) }
    if let activity { return .activity(activity.type, activity.url) }
    if let phase {
      let phases = [ScenePhase.background, .inactive, .active]
      return phases.first { "\($0)" == phase }.map { .phase($0) }
    }
    if let window { return .window(window) }
    if let appearance { return .appearance(appearance) }
    if let unsupported { return .unsupported(unsupported) }
    return isEnd == true ? .end : nil
  }
}

extension RecordingLine {
  /// The line as JSON, or an empty object if a value has no such form.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // An app rejects such numbers, but they must not end the recording.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  init(_ text: some StringProtocol) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Self.self, from: Data(text.utf8))
  }
}
