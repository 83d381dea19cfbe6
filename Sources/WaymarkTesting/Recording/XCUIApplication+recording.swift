// SPDX-License-Identifier: MIT

public import WaymarkHeadless
public import WaymarkRecording

extension XCUIApplication {
  /// Whether ``recording`` contains what the app receives; applies from the next launch on.
  public var recordsSession: Bool {
    get { driver.isRecording }
    set { driver.isRecording = newValue }
  }

  /// What the app has received since its launch, and what it showed before each input; nil unless
  /// ``recordsSession`` was true at the launch.
  public var recording: Recording? { driver.recording }

  /// Launches the app, and performs what a recording contains.
  ///
  /// The app begins with the recorded window and stored values, and the ``clock`` advances as the
  /// time did in the recording. The app may take up to a second of real time to show what it showed
  /// before a step, for work that does not use the clock.
  ///
  /// Like all of XCUITest's actions, those of a recording that cause errors fail the test, unless
  /// ``failsOnDiagnostics`` is false. A divergence does not.
  ///
  ///     let app = XCUIApplication(TripsApp.self)
  ///     let divergence = await app.play(try Recording(lines: text))
  ///     #expect(divergence == nil)
  ///
  /// - Parameters:
  ///   - recording: What to perform.
  ///   - fileID: The file of the call, where failures are reported.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The first difference, at which playing ends; nil if the app shows the same before
  ///   each step, and at the end.
  public func play(
    _ recording: Recording, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> RecordingDivergence? {
    await driver.play(
      recording, at: SourcePlace(fileID: fileID, file: file, line: line, column: column)
    ) { _ in }
  }

  /// Launches the app, performs what a recording contains, and returns it as the code of a UI test.
  ///
  /// The code uses only the API of XCUITest that this module has, and compiles in a test target that
  /// declares its ``XCUITargetApplication``. Inputs that a test does not need, such as focus, are left
  /// out, and an action without an equivalent is a comment.
  ///
  /// - Parameters:
  ///   - recording: What to perform.
  ///   - name: The name of the test function.
  ///   - fileID: The file of the call, where failures are reported.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The code of a function.
  /// - Throws: `RecordingDivergence` if the app shows something else.
  public func testCode(
    for recording: Recording, named name: String = "testRecording",
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(RecordingDivergence) -> String {
    var script = TestScript(name)
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    let divergence = await driver.play(recording, at: place) { input in
      script.add(input, in: self.driver.snapshot(), self.driver.host.tree)
    }
    if let divergence { throw divergence }
    return script.text
  }
}
