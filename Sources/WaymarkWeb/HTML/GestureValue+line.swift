// SPDX-License-Identifier: MIT

import WaymarkRender

extension GestureValue {
  /// The gesture as the script reads it: a letter and a number.
  var line: String {
    switch self {
    case .drag(let minimumDistance): "d\(Style.number(minimumDistance))"
    case .press(let minimumDuration, _): "p\(Style.number(minimumDuration))"
    case .taps(let count): "t\(count)"
    case .magnify: "m"
    case .rotate: "r"
    }
  }

  /// Whether the browser would do something else with the same touch.
  var isDrag: Bool {
    if case .drag = self { true } else { false }
  }

  /// Whether it takes two fingers.
  var isPair: Bool { self == .magnify || self == .rotate }
}
