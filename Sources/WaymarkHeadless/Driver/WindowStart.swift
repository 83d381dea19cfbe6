// SPDX-License-Identifier: MIT

package import WaymarkRender
@_spi(Host) package import WaymarkViews

/// What a window of an app has before its first view.
package struct WindowStart {
  /// The size.
  package var frame = ElementFrame.usualWindow
  /// The appearance; nil for that of the launch arguments.
  package var appearance: Appearance?
  /// The values of `SceneStorage` of the first window.
  package var sceneStorage = SceneStorageValues()
  /// Receives what the window receives from then on.
  package var onInput: (@MainActor (SceneInput) -> Void)?
}
