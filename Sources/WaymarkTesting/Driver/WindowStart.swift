// SPDX-License-Identifier: MIT

import WaymarkRender
@_spi(Host) import WaymarkViews

/// What a window of an app has before its first view.
struct WindowStart {
  /// The size.
  var frame = ElementFrame.usualWindow
  /// The appearance; nil for that of the launch arguments.
  var appearance: Appearance?
  /// The values of `SceneStorage` of the first window.
  var sceneStorage = SceneStorageValues()
  /// Receives what the window receives from then on.
  var onInput: (@MainActor (SceneInput) -> Void)?
}
