// SPDX-License-Identifier: MIT

import WaymarkViews

/// A switch that a person turns on and off.
///
/// A tap performs the actions of `valueChanged` and then of `primaryActionTriggered`.
@MainActor
@preconcurrency
open class UISwitch: UIControl {
  /// A Boolean value that indicates whether the switch is on; setting it performs no actions.
  open var isOn = false {
    didSet { if isOn != oldValue { changed() } }
  }

  /// The colour of the switch while it is on; nil uses the inherited tint colour.
  open var onTintColor: UIColor? {
    didSet { if onTintColor != oldValue { changed() } }
  }

  /// Turns the switch on or off without performing actions.
  ///
  /// `animated` has no effect: hosts decide whether to animate the change.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var content: AnyView {
    let isOn = Binding { [weak self] in
      self?.isOn ?? false
    } set: { [weak self] new in
      guard let self, new != self.isOn else { return }
      self.isOn = new
      sendActions(for: .valueChanged)
      sendActions(for: .primaryActionTriggered)
    }
    let toggle = Toggle("", isOn: isOn).labelsHidden()
      .tint(onTintColor.map { Color(uiColor: $0) })
      .disabled(!isEnabled)
    return AnyView(named(toggle))
  }
}
