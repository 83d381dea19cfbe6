// SPDX-License-Identifier: MIT

import Foundation
import ShowcaseApp
import WaymarkLinks
import WaymarkViews
import WaymarkWeb

/// A server of the showcase in a process of its own, as in production.
///
/// The measured page then does not compete with the benchmark for the main actor.
struct PageServer {
  /// The port on the loopback interface.
  let port: Int
  private let process: Process
  private let input: Pipe

  /// Starts this program again as a server, and waits until it listens.
  ///
  /// - Parameter origin: An origin that the server accepts besides its own.
  /// - Throws: ``PageServerError`` if it does not, and the errors of `Process`.
  init(origin: String) async throws {
    process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--serve", origin]
    input = Pipe()
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // The server prints one line with its URL.
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = line.split(separator: ":").last.flatMap({ Int($0.prefix { $0.isNumber }) })
    else { throw PageServerError.noPort(line) }
    self.port = port
  }

  /// Stops the server.
  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Serves until the benchmark closes this process' standard input or ends.
  @MainActor
  static func serve(origin: String) async throws {
    Thread.detachNewThread {
      while !FileHandle.standardInput.availableData.isEmpty {}
      exit(0)
    }
    let options = WebHost.Options(port: 0, origins: [origin], testIdentifiers: true)
    try await WebHost.run(LinkedGuide.self, options)
  }
}

/// An error of the benchmark's server.
enum PageServerError: Error {
  /// It printed this line instead of its URL.
  case noPort(String)
}

/// The showcase with its links.
private struct LinkedGuide: LinkedApp {
  static var links: RouteTable<GuideRoute> { guideLinks }

  static func linkedRoute(for value: AnyHashable) -> GuideRoute? { GuideRoute(value) }

  private let guide = TrailGuide()

  var body: some Scene { guide.body }
}
