// SPDX-License-Identifier: MIT

import WaymarkRender

extension BatchChange {
  /// The operations that begin the animated part of a patch; none if nothing is animated.
  var timings: [PatchOperation] {
    var elements: [String: [ElementID]] = [:]
    var order: [String] = []
    var hasOthers = false
    for (motion, changed) in motions where !changed.isEmpty {
      guard let timing = motion.timing else {
        hasOthers = true
        continue
      }
      if elements[timing] == nil { order.append(timing) }
      elements[timing, default: []] += changed
    }
    if order.count == 1, !hasOthers { return [.motion(order[0], of: nil)] }
    return order.map { timing in
      let ids = Set(elements[timing] ?? [])
      return .motion(timing, of: ids.sorted())
    }
  }
}

extension MotionValue {
  /// The timing as the script reads it; nil if the host shows changes by itself.
  fileprivate var timing: String? {
    switch self {
    case .standard: nil
    case .immediate: ""
    case .animated(let course): course.timing
    }
  }
}
