// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkViews

struct SpringTests {
  /// Solves the equation of motion in small steps.
  private func simulated(_ spring: Spring, velocity: Double, until end: Double) -> Double {
    let step = 1e-5
    var (position, speed, time) = (0.0, velocity, 0.0)
    while time < end {
      speed += spring.force(target: 1.0, position: position, velocity: speed) / spring.mass * step
      position += speed * step
      time += step
    }
    return position
  }

  @Test(arguments: [
    Spring(duration: 0.5, bounce: 0), Spring(duration: 0.4, bounce: 0.6),
    Spring(duration: 0.7, bounce: -0.5),
    Spring(mass: 2, stiffness: 90, damping: 4), Spring(stiffness: 50, damping: 0),
  ])
  func `positions solve the equation of motion`(spring: Spring) {
    for velocity in [0.0, 3, -2] {
      for time in [0.05, 0.2, 0.6] {
        let expected = simulated(spring, velocity: velocity, until: time)
        let value = spring.value(target: 1.0, initialVelocity: velocity, time: time)
        #expect(abs(value - expected) < 1e-3, "\(spring) \(velocity) at \(time)")
      }
    }
  }

  @Test func `a duration and a bounce are those of the physical parameters`() {
    let spring = Spring(duration: 0.5, bounce: 0.25)
    let same = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.duration - 0.5) < 1e-9 && abs(same.bounce - 0.25) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: -0.3).bounce + 0.3) < 1e-9)
    #expect(Spring.snappy.bounce > Spring.smooth.bounce && Spring.bouncy.bounce > 0.2)
  }

  @Test func `a spring is at rest after its settling duration and not before`() {
    for spring in [Spring.smooth, .bouncy, Spring(duration: 1, bounce: -0.4)] {
      let end = spring.settlingDuration
      #expect(abs(spring.value(target: 1.0, time: end) - 1) < 0.0011)
      let late = stride(from: end * 0.7, to: end, by: 0.001).map {
        abs(spring.value(target: 1.0, time: $0) - 1)
      }
      #expect(late.max() ?? 0 > 0.001)
    }
    #expect(Spring(stiffness: 10, damping: 0).settlingDuration == 20)
    let timed = Spring(settlingDuration: 2, dampingRatio: 0.5)
    #expect(abs(timed.settlingDuration - 2) < 0.01)
  }

  @Test func `an update leads to where the closed form leads`() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.03)
    }
    #expect(abs(value - spring.value(target: 5.0, time: 0.3)) < 1e-3)
    #expect(abs(velocity - spring.velocity(target: 5.0, time: 0.3)) < 0.1)
  }

  @Test func `parameters that make no spring are limited`() {
    for spring in [
      Spring(duration: 0, bounce: 2), Spring(duration: .nan, bounce: .infinity),
      Spring(mass: 0, stiffness: -1, damping: -1), Spring(settlingDuration: -1, dampingRatio: .nan),
    ] {
      #expect(spring.value(target: 1.0, time: 0.5).isFinite)
      #expect(spring.settlingDuration.isFinite && spring.stiffness > 0)
    }
    let wild = [
      Animation.linear(duration: .infinity), .easeIn(duration: -1).delay(.nan),
      .interpolatingSpring(stiffness: .nan, damping: .infinity, initialVelocity: .nan),
      .linear.speed(0).repeatCount(-5), .timingCurve(.nan, .infinity, 7, -.infinity),
    ]
    for animation in wild {
      #expect(animation.course.duration.isFinite && animation.course.delay.isFinite)
      #expect(animation.course.progress(at: 0.1).isFinite)
      #expect((animation.course.repeatCount ?? 1) >= 1)
    }
  }
}

struct AnimationTests {
  @Test func `speed applies to the modifiers before it`() {
    let first = Animation.linear(duration: 2).delay(1).speed(2).course
    #expect(first.duration == 1 && first.delay == 0.5)
    let last = Animation.linear(duration: 2).speed(2).delay(1).course
    #expect(last.duration == 1 && last.delay == 1)
    let spring = Animation.bouncy.speed(2).course
    #expect(
      abs(spring.progress(at: 0.2) - Animation.bouncy.course.progress(at: 0.4)) < 1e-9)
  }

  @Test func `a repeated animation is reversed every second time, and ends with the change`() {
    let course = Animation.linear(duration: 1).delay(0.5).repeatCount(3).course
    let places = [0, 0.5, 0.75, 1.5, 1.75, 2.5, 2.75, 3.5, 9].map { course.progress(at: $0) }
    #expect(zip(places, [0, 0, 0.25, 1, 0.75, 0, 0.25, 1, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
    let endless = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(abs(endless.course.progress(at: 1000.25) - 0.25) < 1e-9)
    #expect(endless.duration(until: .removed) == nil)
    #expect(Animation.linear(duration: 1).repeatCount(3).duration(until: .removed) == 3)
  }

  @Test func `curves go through their known points`() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.4 && UnitCurve.easeOut.value(at: 0.5) > 0.6)
    #expect(abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-6)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 0.1), endControlPoint: UnitPoint(x: 0.6, y: 0.9))
    for time in [0.1, 0.4, 0.8] {
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }
  }
}
