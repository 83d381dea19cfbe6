// SPDX-License-Identifier: MIT

package import WaymarkHeadless
@_spi(Host) package import WaymarkRecording
package import WaymarkRender
@_spi(Host) import WaymarkViews

/// Shows earlier states of a session: performs its recording in a new instance of the app.
@MainActor
package struct TimeMachine {
  private let start: Runtime.Start

  /// Creates a time machine for an app.
  package init(_ start: @escaping Runtime.Start) { self.start = start }

  /// Returns the elements that the app showed before a step.
  ///
  /// - Parameters:
  ///   - index: The index of the step.
  ///   - recording: The recording of the session.
  /// - Returns: The elements, which equal those of the session at that time.
  /// - Throws: ``RecordingDivergence`` if the app shows something else when it receives the same,
  ///   because it depends on what is not recorded, such as the network.
  package func elements(
    before index: Int, of recording: Recording
  ) async throws(RecordingDivergence) -> ElementTree {
    let driver = try await play(recording, before: index) { _, _ in }
    defer { driver.terminate(at: SourcePlace()) }
    return driver.host.tree
  }

  /// Returns the code of a UI test that does what was done before a step.
  ///
  /// - Parameters:
  ///   - index: The index of the step.
  ///   - recording: The recording of the session.
  /// - Returns: A function in Swift.
  /// - Throws: ``RecordingDivergence`` as for ``elements(before:of:)``.
  package func testCode(
    before index: Int, of recording: Recording
  ) async throws(RecordingDivergence) -> String {
    var script = TestScript("testSession")
    let driver = try await play(recording, before: index) { input, driver in
      script.add(input, in: driver.snapshot(), driver.host.tree)
    }
    driver.terminate(at: SourcePlace())
    return script.text
  }

  /// Returns what a person, a screen reader or a UI test could find before a step.
  ///
  /// - Parameters:
  ///   - index: The index of the step.
  ///   - recording: The recording of the session.
  /// - Returns: One element per line, as `assertSnapshot(of:as:)` compares it with `.tree`.
  /// - Throws: ``RecordingDivergence`` as for ``elements(before:of:)``.
  package func snapshot(
    before index: Int, of recording: Recording
  ) async throws(RecordingDivergence) -> String {
    let driver = try await play(recording, before: index) { _, _ in }
    defer { driver.terminate(at: SourcePlace()) }
    return "\(driver.snapshot())"
  }

  private func play(
    _ recording: Recording, before index: Int,
    willPerform: @escaping @MainActor (SceneInput, Driver) -> Void
  ) async throws(RecordingDivergence) -> Driver {
    let driver = Driver(
      clock: ManualClock(), at: SourcePlace(), record: { _, _ in }, start: start)
    driver.failsOnDiagnostics = false
    var part = Recording(start: recording.start, steps: Array(recording.steps.prefix(index)))
    if recording.steps.indices.contains(index) {
      // The state before it is compared, too.
      var end = recording.steps[index]
      end.input = .end
      part.steps.append(end)
    }
    let divergence = await driver.play(part, at: SourcePlace()) { willPerform($0, driver) }
    if let divergence {
      driver.terminate(at: SourcePlace())
      throw divergence
    }
    return driver
  }
}
