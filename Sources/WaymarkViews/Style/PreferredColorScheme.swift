// SPDX-License-Identifier: MIT

import WaymarkRender

/// A window or presentation that applies the colour scheme that its views prefer.
@MainActor
protocol SchemePresenting: ElementNode {
  var schemes: SchemePreferences { get }
}

/// The preferred colour schemes of views, and the resulting one.
@MainActor
final class SchemePreferences {
  let box = EnvironmentBox<ColorScheme?>(nil)
  private var nodes: [PreferredSchemeNode] = []

  func add(_ node: PreferredSchemeNode) { nodes.append(node) }
  func remove(_ node: PreferredSchemeNode) { nodes.removeAll { $0 === node } }

  /// Applies the outermost preference; if there are several, the first.
  fileprivate func settle(in element: ElementNode) {
    let wishes = nodes.filter { $0.scheme != nil }
    let wish = wishes.min { $0.depth < $1.depth }?.scheme
    guard wish != box.value else { return }
    box.adopt(EnvironmentBox(wish))
    element.send(.colorScheme, wish?.value)
  }
}

enum PreferredSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

extension View {
  /// Sets the preferred colour scheme of the enclosing window or presentation; nil leaves it to
  /// other views and the host.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredSchemeView(content: self, scheme: colorScheme)
  }
}

nonisolated struct PreferredSchemeView<Content: View>: WrappingView {
  let content: Content
  let scheme: ColorScheme?

  @MainActor
  func makeNode(in parent: ViewNode) -> PreferredSchemeNode {
    PreferredSchemeNode(scheme, in: parent)
  }

  @MainActor
  func update(_ node: PreferredSchemeNode) { node.scheme = scheme }
}

final class PreferredSchemeNode: SingleChildNode {
  private weak var presenting: (any SchemePresenting)?

  var scheme: ColorScheme? {
    didSet { if scheme != oldValue { settle() } }
  }

  init(_ scheme: ColorScheme?, in parent: ViewNode) {
    self.scheme = scheme
    super.init(in: parent)
    var next: ViewNode? = parent
    while let node = next {
      if let found = node as? any SchemePresenting {
        presenting = found
        break
      }
      next = node.parent
    }
    presenting?.schemes.add(self)
    settle()
  }

  private func settle() {
    if let presenting, presenting.isAlive { presenting.schemes.settle(in: presenting) }
  }

  override func didUnmount() {
    presenting?.schemes.remove(self)
    settle()
  }
}
