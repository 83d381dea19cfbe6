// SPDX-License-Identifier: MIT

import Foundation
import WaymarkViews
import XCTest

@testable import WaymarkWeb

/// A server in a synchronous program, which occupies the main thread and runs its loop like
/// `App.main()`.
final class TimerXCTests: XCTestCase {
  func testTimersOfAServedAppFire() throws {
    let messages = try MainActor.assumeIsolated {
      try MainThread.runLoop { () -> Result<[String], any Error> in
        do {
          return .success(try await Self.messages(of: TimerApp.self))
        } catch {
          return .failure(error)
        }
      }.get()
    }
    XCTAssertEqual(messages.map { $0.contains("Scheduled") }, [true, false])
    XCTAssertEqual(messages.map { $0.contains("Added") }, [false, true])
  }

  /// Returns the messages that the server sends by itself, twice.
  @MainActor
  private static func messages<A: App>(of app: A.Type) async throws -> [String] {
    var messages: [String] = []
    try await TestServer.run(app) { server in
      let client = try await server.openSocket()
      while messages.count < 2, case .text(let message) = await client.incoming() {
        messages.append(message)
      }
    }
    return messages
  }
}

/// Two consecutive timers: one that is scheduled, and one that is added to the main loop.
private struct TimerApp: App {
  var body: some Scene {
    WindowGroup { TimerView() }
  }
}

private struct TimerView: View {
  @State private var text = "Waiting"

  var body: some View {
    Text(text).task { fire("Scheduled") { fire("Added", isScheduled: false) {} } }
  }

  private func fire(
    _ news: String, isScheduled: Bool = true, then next: @escaping @MainActor @Sendable () -> Void
  ) {
    let update: @Sendable (Timer) -> Void = { _ in
      MainActor.assumeIsolated {
        text = news
        next()
      }
    }
    if isScheduled {
      _ = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: false, block: update)
    } else {
      RunLoop.main.add(Timer(timeInterval: 0.002, repeats: false, block: update), forMode: .default)
    }
  }
}
