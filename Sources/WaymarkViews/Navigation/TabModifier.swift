// SPDX-License-Identifier: MIT

import WaymarkRender

extension TabContent {
  /// Hides the buttons of the tabs in the tab bar.
  ///
  /// A hidden tab keeps its state, and its content is shown while it is selected (T10).
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.attributes((.barHidden, hidden ? .bool(true) : nil)) }
  }

  /// Sets what screen readers call the tab.
  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.accessibilityLabel(label) }
  }

  /// Sets what screen readers call the tab.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.accessibilityLabel(labelKey) }
  }

  /// Sets what screen readers call the tab.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.accessibilityLabel(label) }
  }

  /// Sets the identifier of the tab for tests, which is never displayed or announced.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.accessibilityIdentifier(identifier) }
  }
}

/// Tabs with a view modifier.
nonisolated struct TabModifier<Base: TabContent, Modified: View>: TabContent {
  typealias TabValue = Base.TabValue
  typealias Body = Never

  let base: Base
  let modify: (AnyView) -> Modified

  @MainActor static func _tabs(_ content: Self) -> AnyView {
    AnyView(content.modify(Base._tabs(content.base)))
  }
}
