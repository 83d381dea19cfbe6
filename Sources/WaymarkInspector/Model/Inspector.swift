// SPDX-License-Identifier: MIT

package import Foundation
package import WaymarkHeadless
@_spi(Host) package import WaymarkRecording
package import WaymarkRender
@_spi(Host) package import WaymarkViews

/// Observes all sessions of an app, for the people who develop it.
@MainActor
package final class Inspector: ObservableObject {
  /// The maximum number of ended sessions that are kept.
  package static let endedLimit = 20

  /// The observed sessions, the newest first.
  @Published package private(set) var sessions: [InspectedSession] = []
  /// The name of the app.
  let appName: String
  /// Starts the app, to show earlier states.
  let start: Runtime.Start
  /// Draws elements for a window; returns the URL of the picture.
  let picture: @MainActor (ElementTree, ElementFrame) -> URL?

  /// Creates an inspector.
  ///
  /// - Parameters:
  ///   - appName: The name of the app.
  ///   - start: Starts the app.
  ///   - picture: Draws elements for a window of a size; returns the URL of the picture.
  package init(
    appName: String, start: @escaping Runtime.Start,
    picture: @escaping @MainActor (ElementTree, ElementFrame) -> URL?
  ) {
    self.appName = appName
    self.start = start
    self.picture = picture
  }

  /// Begins to observe a session, whose app is mounted next.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - beginning: What is known before the app starts.
  ///   - graph: The app.
  ///   - source: What the host knows of the session.
  /// - Returns: The session, which the host notifies from then on.
  package func begin(
    _ number: Int, _ beginning: Recording.Start, _ graph: ViewGraph, _ source: SessionSource
  ) -> InspectedSession {
    let session = InspectedSession(number, beginning, graph, source)
    session.ended = { [weak self] in self?.forgetEnded() }
    sessions.insert(session, at: 0)
    return session
  }

  private func forgetEnded() {
    let ended = sessions.filter { !$0.isOpen }.dropFirst(Self.endedLimit)
    if !ended.isEmpty { sessions.removeAll { old in ended.contains { $0 === old } } }
  }
}

/// What a host knows of a session.
@MainActor
package struct SessionSource {
  /// Returns the elements that the app shows.
  package var tree: @MainActor () -> ElementTree
  /// Returns the URL path of the front screen; nil if it has none.
  package var address: @MainActor () -> String?
  /// Opens the URL path or URL of a link; returns the problem if that is not possible.
  package var open: @MainActor (String) -> String?
  /// Returns the time since the server started.
  package var now: @MainActor () -> Duration

  package init(
    tree: @escaping @MainActor () -> ElementTree,
    address: @escaping @MainActor () -> String?,
    open: @escaping @MainActor (String) -> String?, now: @escaping @MainActor () -> Duration
  ) {
    self.tree = tree
    self.address = address
    self.open = open
    self.now = now
  }
}
