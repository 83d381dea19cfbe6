// SPDX-License-Identifier: MIT

import Foundation
import Testing
@_spi(Host) import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

/// What a recorder writes for each input.
@MainActor
struct RecorderTests {
  private let field = ElementID(index: 2)
  private let tree: ElementTree

  init() throws {
    let window = ElementID(index: 1)
    tree = try ElementTree(replaying: [
      .create(window, .window), .insert(window, into: .root, at: 0), .create(field, .textField),
      .set(field, .placeholder, .text("Card")), .insert(field, into: window, at: 0),
    ])
  }

  /// Returns the steps for inputs, and the end.
  private func steps(
    _ inputs: [SceneInput], isRedacted: @escaping @MainActor (URL?) -> Bool = { _ in false }
  ) -> [Recording.Step] {
    var steps: [Recording.Step] = []
    var time = Duration.zero
    let recorder = Recorder {
      tree
    } now: {
      time += .milliseconds(1500)
      return time
    } isRedacted: {
      isRedacted($0)
    } write: { step in
      steps.append(step)
    }
    for input in inputs { recorder.receive(input) }
    recorder.finish()
    recorder.receive(.phase(.inactive))
    recorder.finish()
    return steps
  }

  @Test func `inputs are written in order with their times, and the end once`() {
    let steps = steps([.phase(.inactive), .event(HostEvent(.focus(true), on: field))])
    #expect(
      steps.map(\.input) == [
        .phase(.inactive),
        .action(.action(.focus(true)), on: ElementReference(.textField, name: "Card")), .end,
      ])
    #expect(steps.map(\.time) == [1500, 3000, 4500])
    #expect(steps.allSatisfy { $0.before == ScreenState(tree) })
  }

  @Test func `what cannot have an effect is not written, nor a change that an action makes`() {
    let frame = ElementFrame(width: 500, height: 500)
    let steps = steps([
      .event(HostEvent(.tap, on: ElementID(index: 9))), .rejection(.notFound),
      .event(HostEvent(.frame(frame), on: ElementID(index: 1))), .window(frame),
      .event(HostEvent(.tap, on: field)), .rejection(.unsupported),
      .window(frame),
    ])
    #expect(steps.map(\.isRejected) == [false, true, false, false])
    #expect(steps.map(\.input).suffix(2) == [.window(frame), .end])
  }

  @Test func `a drag names its source, unless that does not matter`() {
    func drop(_ phase: DropValue.Phase, _ source: ElementID) -> SceneInput {
      .event(HostEvent(.drop(DropValue(phase, .element(source))), on: field))
    }
    let gone = ElementID(index: 9)
    let steps = steps([
      drop(.entered, field), drop(.left, gone), drop(.dropped, gone), .rejection(.notFound),
    ])
    let reference = ElementReference(.textField, name: "Card")
    #expect(
      steps.map(\.input) == [
        .action(.drop(.entered, of: reference, at: []), on: reference),
        .action(
          .action(.drop(DropValue(.left, .outside(text: "", link: nil)))), on: reference), .end,
      ])
    #expect(steps.allSatisfy { !$0.isRejected })
  }

  @Test func `what is confidential is left out, and content from then on`() throws {
    let url = try #require(URL(string: "https://shop.example/token/123"))
    let typed = HostEvent(.changeText("4111"), on: field)
    let texts = steps([.phase(.active), .event(typed), .link(url)]) { $0 == nil }
    #expect(texts.allSatisfy { $0.before.content == nil && $0.before.titles.isEmpty })
    let line = texts.map(\.line).joined()
    #expect(line.contains("••••") && !line.contains("4111") && !line.contains("Card"))
    let pressed = [
      KeyPressValue(.down, .character("x"), characters: "X"), KeyPressValue(.up, .named(.tab)),
    ]
    let presses = steps(pressed.map { .event(HostEvent(.keyPress($0), on: field)) }) { $0 == nil }
    let keys = presses.map(\.line).joined()
    #expect(keys.contains("•") && keys.contains("tab") && !keys.lowercased().contains("\"x\""))
    let drop = DropValue(.dropped, .outside(text: "4111", link: "https://shop.example/4111"))
    let drops = steps([.event(HostEvent(.drop(drop), on: field))]) { $0 == nil }.map(\.line)
      .joined()
    #expect(drops.contains("••••") && !drops.contains("4111"))
    let file = FileValue(name: "4111.txt", mediaType: "text/plain", path: "/tmp/4111.txt")
    let files = steps([.event(HostEvent(.chooseFiles([file]), on: field))]) { $0 == nil }
      .map(\.line).joined()
    #expect(files.contains("chooseFiles") && !files.contains("4111"))
    let links = steps([.phase(.active), .link(url), .phase(.active)]) { $0 == url }
    #expect(links[1].input == .unsupported("a redacted link"))
    #expect(links.map { $0.before.content == nil } == [false, true, true, true])
  }

  @Test func `what is not repeatable is told`() {
    let activity = NSUserActivity(activityType: "reading")
    #expect(
      steps([.arrival, .activity(activity)]).map(\.input) == [
        .unsupported("a quick action or a notification response"),
        .unsupported("an activity without a URL"), .end,
      ])
  }
}
