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

extension AnimationValue {
  /// The timing as the script reads it: the duration and the delay in milliseconds, the number of
  /// runs or 0 for no end, 1 if every second run goes back, and the curve: `b` with two points, `s`
  /// with the stiffness, the damping and the velocity of a spring, or `l` with positions.
  var timing: String {
    let times = [duration * 1000, delay * 1000].map { Style.number($0.rounded()) }
    let runs = repeatCount.map { max(1, $0) } ?? 0
    return (times + ["\(runs)", autoreverses ? "1" : "0", course]).joined(separator: " ")
  }

  private var course: String {
    switch curve {
    case .bezier(let first, let second):
      "b " + [first.x, first.y, second.x, second.y].map(Style.number).joined(separator: " ")
    case .spring(let spring):
      "s "
        + [spring.stiffness, spring.damping, spring.velocity].map(Style.number)
        .joined(separator: " ")
    case .samples(let samples):
      "l " + samples.prefix(1200).map(Style.number).joined(separator: " ")
    }
  }
}

extension TransitionValue {
  /// The transition as the script reads it: the effects as the element comes and as it goes, with
  /// their own timings.
  var line: String { "\(insertion.line)|\(removal.line)" }
}

extension TransitionValue.Half {
  fileprivate var line: String {
    effects.map(\.line).joined(separator: ";") + (animation.map { "@\($0.timing)" } ?? "")
  }
}

extension TransitionValue.Effect {
  fileprivate var line: String {
    switch self {
    case .opacity: "o"
    case .scale(let factor, let anchor):
      "s " + [factor, anchor.x, anchor.y].map(Style.number).joined(separator: " ")
    case .move(let edge): "m \(edge.rawValue)"
    case .offset(let way): "t " + [way.x, way.y].map(Style.number).joined(separator: " ")
    }
  }
}
