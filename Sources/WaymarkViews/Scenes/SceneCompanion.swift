// SPDX-License-Identifier: MIT

package import Foundation
import WaymarkDiagnostics
import WaymarkRender

private enum ViewOwnerKey: EnvironmentKey {
  static var defaultValue: AnyObject? { nil }
}

extension EnvironmentValues {
  /// The object that displays the enclosing views, such as a view controller; nil in presented
  /// views.
  package var viewOwner: AnyObject? {
    get { self[ViewOwnerKey.self] }
    set { self[ViewOwnerKey.self] = newValue }
  }
}

extension EnvironmentScope {
  /// Makes this the scope of views that only the runtime displays.
  func clearViewOwner() {
    var values = EnvironmentValues(nil)
    values.viewOwner = nil
    set(values.own)
  }
}

extension ViewGraph {
  /// An object that is retained while the scene's views are shown.
  package var companion: AnyObject? {
    get { scene.companion }
    set { scene.companion = newValue }
  }

  /// The size of the scene's window in points, as reported by the host.
  package var windowSize: CGSize {
    CGSize(width: scene.window.value.width, height: scene.window.value.height)
  }

  /// The display's pixels per point, as reported by the host.
  package var displayScale: CGFloat { CGFloat(appearance.displayScale) }

  /// Runs an effect after the next batch of mutations, after each `onAppear` and `onDisappear`.
  package func afterDisappearing(_ effect: @escaping () -> Void) {
    effects.add(.disappear, effect)
    askForFlush()
  }
}

extension SceneSurroundings {
  /// Reports misuse by the code of the current scene, or by code outside of a scene.
  @MainActor
  package static func report(_ message: String) {
    if let graph = current?.graph {
      graph.report(message)
    } else {
      DiagnosticSink.current.report(Diagnostic(message))
    }
  }
}

extension View {
  /// Runs an action when the view is unmounted, even if effects are disabled.
  nonisolated package func onUnmount(perform action: @escaping () -> Void) -> some View {
    UnmountView(content: self, action: action)
  }
}

nonisolated private struct UnmountView<Content: View>: WrappingView {
  let content: Content
  let action: () -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> UnmountNode {
    let node = UnmountNode(in: parent)
    node.action = action
    return node
  }

  @MainActor
  func update(_ node: UnmountNode) { node.action = action }
}

private final class UnmountNode: SingleChildNode {
  var action: (() -> Void)?

  override func didUnmount() {
    action?()
    action = nil
  }
}
