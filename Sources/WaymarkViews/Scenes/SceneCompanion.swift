// SPDX-License-Identifier: MIT

package import Foundation
import WaymarkDiagnostics
import WaymarkRender

private enum ViewOwnerKey: EnvironmentKey {
  static var defaultValue: AnyObject? { nil }
}

extension EnvironmentValues {
  /// What shows the views around, such as a view controller; nil in what views present.
  package var viewOwner: AnyObject? {
    get { self[ViewOwnerKey.self] }
    set { self[ViewOwnerKey.self] = newValue }
  }
}

extension EnvironmentScope {
  /// Makes this the scope of views that nothing but the runtime shows.
  func clearViewOwner() {
    var values = EnvironmentValues(nil)
    values.viewOwner = nil
    set(values.own)
  }
}

extension ViewGraph {
  /// What keeps something beside the scene's views for as long as they are shown.
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

  /// Runs something after the next batch of mutations, behind each `onAppear` and `onDisappear`.
  package func afterDisappearing(_ effect: @escaping () -> Void) {
    effects.add(.disappear, effect)
    askForFlush()
  }
}

extension SceneSurroundings {
  /// Reports misuse by the code of the current scene, or of no scene.
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
  /// Runs an action when the view loses its place, whether effects run or not.
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
