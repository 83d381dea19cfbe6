// SPDX-License-Identifier: MIT

import WaymarkRender

extension AnimationValue {
  /// The timing as the script reads it: the duration and the delay in milliseconds, the number of
  /// runs or 0 for no end, 1 if every second run is reversed, and the curve: `b` with two points,
  /// `s` with the stiffness, the damping and the velocity of a spring, or `l` with positions.
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
