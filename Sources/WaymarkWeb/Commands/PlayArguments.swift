// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import WaymarkHeadless
import WaymarkRecording
@_spi(Host) import WaymarkViews

/// The command line of `play`, which performs a recording.
struct PlayArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    AppCommand.configuration(
      .play,
      abstract: "Performs a recording without a server; status 1 if the app shows something else.")
  }

  @Argument(help: "The file of the recording, from serve --recordings.")
  var file: String

  @Flag(help: "Prints the recording as the code of a UI test.")
  var test = false

  /// Performs the recording in an app.
  ///
  /// - Parameter start: Starts the app.
  /// - Returns: What is printed.
  /// - Throws: ``PlayError`` with the reason why the recording cannot be performed.
  @MainActor
  func play(in start: @escaping Runtime.Start) async throws(PlayError) -> String {
    let recording = try Recording(file: file)
    let driver = Driver(
      clock: ManualClock(), at: SourcePlace(), record: { _, _ in }, start: start)
    driver.failsOnDiagnostics = false
    var script = TestScript("testRecording")
    let divergence = await driver.play(recording, at: SourcePlace()) { input in
      script.add(input, in: driver.snapshot(), driver.host.tree)
    }
    if let divergence { throw PlayError(description: "\(divergence)") }
    return test ? script.text : "The app shows the same at \(recording.steps.count) steps.\n"
  }

  /// Performs a recording in an app; exits with status 1 if that fails.
  @MainActor
  static func run(
    _ name: String, _ arguments: [String], _ mount: @escaping @MainActor (ViewGraph) -> Void
  ) {
    let options = parseOrExit(arguments)
    let result = AppCommand.perform(name) { () -> Result<String, PlayError> in
      do throws(PlayError) {
        return .success(try await options.play(in: Runtime.mounting(mount)))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let text): FileHandle.standardOutput.write(Data(text.utf8))
    case .failure(let error): AppCommand.end(name, "\(error)")
    }
  }
}

extension Recording {
  /// Reads a recording from a file.
  ///
  /// - Parameter file: The name of the file.
  /// - Throws: ``PlayError`` with the reason if that fails.
  init(file: String) throws(PlayError) {
    let text: String
    do {
      text = try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      throw PlayError(description: "cannot read \(file): \(error.localizedDescription)")
    }
    do {
      self = try Recording(lines: text)
    } catch {
      throw PlayError(description: "\(file): \(error)")
    }
  }
}

/// The reason why a recording cannot be performed, or the first difference.
struct PlayError: Error, CustomStringConvertible {
  let description: String
}
