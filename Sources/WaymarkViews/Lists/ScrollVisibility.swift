// SPDX-License-Identifier: MIT

import WaymarkRender

nonisolated struct ScrollVisibilityView<Content: View>: View {
  let content: Content
  let threshold: Double
  let action: (Bool) -> Void
  @State private var record = VisibilityRecord()

  init(content: Content, threshold: Double, action: @escaping (Bool) -> Void) {
    self.content = content
    self.threshold = threshold.isNaN ? 0.5 : min(1, max(0, threshold))
    self.action = action
  }

  @MainActor var body: some View {
    let record = record
    ElementView(.box, [(.visibilityThreshold, .number(threshold))], content: content) {
      [action] event throws(HostEventError) in
      guard case .visible(let isVisible) = event else { throw .unsupported }
      record.isReported = isVisible
      record.update(action)
    }
    .onAppear {
      record.hasAppeared = true
      record.update(action)
    }
    .onDisappear {
      record.hasAppeared = false
      record.update(action)
    }
  }
}

/// What an observer of visibility knows.
///
/// A host may report that a covered view is visible before or after the view disappears, so that
/// both are remembered.
@MainActor
private final class VisibilityRecord {
  /// Whether the host has reported last that the view is visible.
  var isReported = false
  /// Whether the view has appeared, and not disappeared since.
  var hasAppeared = false
  private var isVisible = false

  nonisolated init() {}

  func update(_ action: (Bool) -> Void) {
    let new = isReported && hasAppeared
    guard new != isVisible else { return }
    isVisible = new
    action(new)
  }
}
