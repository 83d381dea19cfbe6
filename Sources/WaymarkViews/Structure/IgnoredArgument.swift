// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

/// A view with a modifier or an argument that has no effect, which is reported once.
nonisolated struct IgnoredArgument<Content: View>: WrappingView {
  let content: Content
  /// A description of what has no effect; nil if the argument has its default value.
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
  /// Reports that a modifier or an argument has no effect, where an app would expect one.
  ///
  /// Use this for arguments that would change the layout, colours or values of an app. Arguments
  /// that only smooth, hint or animate are documented, but not reported.
  nonisolated func ignoring(_ problem: String?) -> IgnoredArgument<Self> {
    IgnoredArgument(content: self, problem: problem)
  }
}
