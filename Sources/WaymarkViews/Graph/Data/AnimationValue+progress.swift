// SPDX-License-Identifier: MIT

package import WaymarkRender

extension AnimationValue {
  /// Returns the progress at a time in seconds: 0 before the animation and 1 after it, even if its
  /// last run is reversed; a spring can exceed both.
  package func progress(at time: Double) -> Double {
    let elapsed = time - delay
    guard elapsed > 0 else { return 0 }
    guard duration > 0 else { return 1 }
    let run = (elapsed / duration).rounded(.down)
    if let repeatCount, run >= Double(repeatCount) { return 1 }
    let part = elapsed / duration - run
    let isReversed = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return value(at: isReversed ? 1 - part : part)
  }

  /// Returns the progress at a fraction of a run.
  private func value(at part: Double) -> Double {
    switch curve {
    case .bezier(let first, let second): Self.height(of: (first, second), at: part)
    case .spring(let spring): spring.progress(at: part * duration)
    case .samples(let samples): Self.sample(samples, at: part)
    }
  }

  private static func sample(_ samples: [Double], at part: Double) -> Double {
    guard let last = samples.last else { return part }
    let place = part * Double(samples.count - 1)
    let index = Int(place)
    guard index >= 0, index + 1 < samples.count else { return last }
    return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
  }

  /// Returns the height of a Bézier curve at a time, by bisection: its times never decrease.
  package static func height(of points: (PointValue, PointValue), at time: Double) -> Double {
    if points.0.x == points.0.y, points.1.x == points.1.y { return time }
    func component(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if component(points.0.x, points.1.x, middle) < time { low = middle } else { high = middle }
    }
    return component(points.0.y, points.1.y, (low + high) / 2)
  }
}
