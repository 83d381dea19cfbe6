// SPDX-License-Identifier: MIT

import Foundation
@_spi(Host) package import WaymarkRecording
import WaymarkRender
@_spi(Host) package import WaymarkViews

extension Driver {
  /// The real time that an app may take to show what it showed before a step.
  private static let patience = Duration.seconds(1)

  /// Performs a recording; `willPerform` is called before each input.
  package func play(
    _ recording: Recording, at place: SourcePlace,
    willPerform: @MainActor (SceneInput) -> Void
  ) async -> RecordingDivergence? {
    // What arrives before the first view.
    let nothing = ScreenState(ElementTree())
    var arrivals: [Arrival] = []
    for step in recording.steps {
      guard step.before.shape == nothing.shape, let input = input(of: step),
        let arrival = arrival(of: input)
      else { break }
      arrivals.append(arrival)
      willPerform(input)
    }
    terminate(at: place)
    scrolling.isReported = false
    defer { scrolling.isReported = true }
    let begin = clock.now
    launch(as: recording.start, by: arrivals, at: place)
    for (index, step) in recording.steps.enumerated().dropFirst(arrivals.count) {
      if let problem = await play(step, from: begin, willPerform) {
        return RecordingDivergence(number: index + 1, step: step, problem: problem)
      }
    }
    return nil
  }

  private func play(
    _ step: Recording.Step, from begin: ManualClock.Instant,
    _ willPerform: @MainActor (SceneInput) -> Void
  ) async -> RecordingDivergence.Problem? {
    await advance(to: begin.advanced(by: .milliseconds(step.time)))
    if let state = await difference(from: step.before) { return .shows(state) }
    switch step.input {
    case .end: return nil
    case .unsupported(let reason): return .unsupported(reason)
    default: break
    }
    guard let input = input(of: step) else { return .noElement }
    willPerform(input)
    let error = perform(input)
    await letTasksRun()
    flush()
    guard let error else { return step.isRejected ? .accepts : nil }
    return step.isRejected ? nil : .rejects(error)
  }

  private func arrival(of input: SceneInput) -> Arrival? {
    switch input {
    case .link(let url): .link(url)
    case .activity(let activity): .activity(activity)
    default: nil
    }
  }

  /// Waits until the app shows a state; returns another one that it shows instead.
  private func difference(from wanted: ScreenState) async -> ScreenState? {
    // What the clock causes has already happened.
    let isShown = await wait(timeout: Self.patience, clockTime: .zero) { [host] in
      wanted.matches(ScreenState(host.tree))
    }
    return isShown ? nil : ScreenState(host.tree)
  }

  /// Returns a step's input in the running app; nil if its element does not exist.
  private func input(of step: Recording.Step) -> SceneInput? {
    switch step.input {
    case .action(let action, let reference):
      guard let element = reference.element(in: host.tree),
        let action = action.action(in: host.tree)
      else { return nil }
      return .event(HostEvent(action, on: element))
    case .link(let text): return URL(string: text).map { .link($0) }
    case .activity(let type, let text):
      let activity = NSUserActivity(activityType: type)
      activity.webpageURL = URL(string: text)
      return .activity(activity)
    case .phase(let phase): return .phase(phase)
    case .window(let frame): return .window(frame)
    case .appearance(let appearance): return .appearance(appearance)
    case .unsupported, .end: return nil
    }
  }

  /// Launches the app as it was launched when a recording began.
  private func launch(as start: Recording.Start, by arrivals: [Arrival], at place: SourcePlace) {
    window = WindowStart(
      frame: start.window, appearance: start.appearance, sceneStorage: start.sceneStorage)
    store = AppStore(start.appStorage)
    launch(by: arrivals, at: place)
  }

  /// Performs an input; returns the error if the app rejects it.
  private func perform(_ input: SceneInput) -> HostEventError? {
    var failure: HostEventError?
    run { runtime in
      switch input {
      case .event(let event): failure = runtime.send(event)
      case .link, .activity: arrival(of: input).map(runtime.deliver)
      case .phase(let phase): runtime.setPhase(phase)
      case .window(let frame): runtime.resize(frame)
      case .appearance(let appearance): runtime.show(appearance)
      case .arrival, .rejection: break
      }
      runtime.flush()
    }
    switch input {
    case .phase(let phase): self.phase = phase
    case .window(let frame): window.frame = frame
    case .appearance(let appearance): window.appearance = appearance
    default: break
    }
    return failure
  }
}
