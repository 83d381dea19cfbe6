// SPDX-License-Identifier: MIT

import Foundation
package import WaymarkRender

/// The motion of a spring from 0 to 1: the closed solution of the equation of a damped oscillator.
extension SpringValue {
  /// The exponents of the motion: how fast it decays, and how fast it oscillates or, without
  /// oscillation, grows slower.
  private var rates: (decay: Double, rate: Double, oscillates: Bool) {
    let decay = damping / 2
    let square = decay * decay - stiffness
    return (decay, abs(square).squareRoot(), square < 0)
  }

  /// The rate below which a motion counts as critically damped.
  private static let leastRate = 0.01

  /// Returns the position at a time in seconds.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (decay, rate, oscillates) = rates
    guard rate > Self.leastRate else {
      return 1 - exp(-decay * time) * (1 + (decay - velocity) * time)
    }
    let share = (decay - velocity) / rate
    if oscillates {
      return 1 - exp(-decay * time) * (cos(rate * time) + share * sin(rate * time))
    }
    return 1
      - (exp((rate - decay) * time) * (1 + share) + exp(-(rate + decay) * time) * (1 - share)) / 2
  }

  /// Returns the velocity at a time in seconds, in lengths of the whole distance per second.
  package func velocity(at time: Double) -> Double {
    guard time > 0 else { return velocity }
    let step = 1e-5
    return (progress(at: time + step) - progress(at: max(0, time - step)))
      / (time + step - max(0, time - step))
  }

  /// The longest time in seconds that a spring moves: one without damping never rests.
  package static let longestDuration = 20.0

  /// Returns the time in seconds after which the position stays near 1, at most
  /// ``longestDuration``.
  package func settlingDuration(epsilon: Double = 0.001) -> Double {
    guard bound(at: Self.longestDuration) < epsilon else { return Self.longestDuration }
    var (low, high) = (0.0, Self.longestDuration)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bound(at: middle) < epsilon { high = middle } else { low = middle }
    }
    return high
  }

  /// Returns an upper bound of the distance to 1 from a time on.
  private func bound(at time: Double) -> Double {
    let (decay, rate, oscillates) = rates
    guard rate > Self.leastRate else {
      return exp(-decay * time) * (1 + abs(decay - velocity) * time)
    }
    let share = abs(decay - velocity) / rate
    if oscillates { return exp(-decay * time) * (1 + share * share).squareRoot() }
    return
      (exp((rate - decay) * time) * (1 + share)
      + exp(-(rate + decay) * time) * abs(1 - share)) / 2
  }
}
