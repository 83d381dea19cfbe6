// SPDX-License-Identifier: MIT

@_spi(Host) package import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

/// The recording of an app that is running.
@MainActor
final class RecordingSession {
  private let start: Recording.Start
  private var steps: [Recording.Step] = []
  private var recorder: Recorder?

  /// Begins to record what an app on a host receives.
  init(_ start: Recording.Start, _ host: HeadlessHost, _ clock: ManualClock) {
    self.start = start
    recorder = Recorder {
      host.tree
    } now: {
      clock.now.offset
    } write: { [weak self] step in
      self?.steps.append(step)
    }
  }

  func receive(_ input: SceneInput) { recorder?.receive(input) }

  /// The recording, which ends now.
  var recording: Recording {
    Recording(start: start, steps: steps + (recorder?.ending ?? []))
  }
}

extension Driver {
  /// Begins to record the app that is about to be launched.
  func beginRecording() {
    session = nil
    window.onInput = onInput
    guard isRecording else { return }
    var start = Recording.Start(
      app: "", window: window.frame, appearance: window.appearance ?? Appearance())
    start.appStorage = store.contents
    start.sceneStorage = window.sceneStorage
    let session = RecordingSession(start, host, clock)
    self.session = session
    window.onInput = { [onInput] input in
      session.receive(input)
      onInput?(input)
    }
  }

  /// What the app has received since its launch; nil if that is not recorded.
  package var recording: Recording? {
    flush()
    return session?.recording
  }
}
