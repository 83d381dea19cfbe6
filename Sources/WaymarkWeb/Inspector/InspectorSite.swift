// SPDX-License-Identifier: MIT

import Foundation
import WaymarkHeadless
import WaymarkInspector
@_spi(Host) import WaymarkViews

/// The inspector of a served app: an app of its own, below a path that is reserved for the host.
@MainActor
struct InspectorSite {
  /// What happens in the sessions of the app.
  let inspector: Inspector
  /// The path of the inspector's pages.
  let base: BasePath
  nonisolated let token: AccessToken

  /// Creates the inspector of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - base: The path below which the app is served.
  ///   - mount: Mounts the app into a graph.
  init(_ name: String, below base: BasePath, mount: @escaping @MainActor (ViewGraph) -> Void) {
    self.base = base.appending(WebPaths.inspector)
    token = AccessToken(base: self.base)
    inspector = Inspector(
      appName: name, start: Runtime.mounting(mount),
      picture: { ScreenDrawing($0, $1).url })
  }
}
