// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

/// A view with a modifier, or an argument of one, that has no effect: it is reported once.
nonisolated struct IgnoredArgument<Content: View>: WrappingView {
  let content: Content
  /// What has no effect; nil where the argument has its default.
  let problem: String?

  @MainActor
  func makeNode(in parent: ViewNode) -> SingleChildNode {
    let node = SingleChildNode(in: parent)
    update(node)
    return node
  }

  @MainActor
  func update(_ node: SingleChildNode) {
    if let problem { node.graph.report("\(problem) has no effect.", severity: .warning) }
  }
}

extension IgnoredArgument: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.add(content) }
}

extension View {
  /// Reports that something has no effect, where that is not what an app would expect.
  ///
  /// It is for what changes the layout, colours or values of an app. What only smooths, hints or
  /// animates is documented, and not reported.
  nonisolated func ignoring(_ problem: String?) -> IgnoredArgument<Self> {
    IgnoredArgument(content: self, problem: problem)
  }
}
