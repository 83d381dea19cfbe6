// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkViews

private typealias Configuration = ScrollTransitionConfiguration

/// The looks that hosts receive for the phases of a scroll transition.
@MainActor
struct ScrollTransitionTests {
  /// The values of the boxes of a view, from the outside inwards.
  private func values(of view: some View) -> [ScrollTransitionValue] {
    Probe(view).all(.box).compactMap { $0[.scrollTransition] }
  }

  private func value(of view: some View) throws -> ScrollTransitionValue {
    try #require(values(of: view).first)
  }

  private func value(
    _ topLeading: Configuration, _ bottomTrailing: Configuration
  ) throws -> ScrollTransitionValue {
    try value(
      of: Text("a").scrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing) {
        $0.opacity(1 - abs($1.value) / 2)
      })
  }

  @Test func `D38: hosts receive the effects of each phase`() throws {
    let both = values(
      of: Text("a").scrollTransition { effect, phase in
        effect.opacity(phase.isIdentity ? 0.5 : 0.1).scaleEffect(1 + phase.value)
      })
    #expect(both.map(\.part) == [.frame, .content])
    let value = try #require(both.last)
    func look(_ opacity: Double, _ scale: Double) -> LookValue {
      let middle = PointValue(x: 0.5, y: 0.5)
      return LookValue(
        opacity: opacity, steps: [.transform(.scale(x: scale, y: scale), anchor: middle)])
    }
    #expect(value.topLeading?.look == look(0.1, 0))
    #expect(value.identity == look(0.5, 1))
    #expect(value.bottomTrailing?.look == look(0.1, 2))
    #expect(both.first?.identity == value.identity)
  }

  @Test func `effects are kept in order, and those that cannot be drawn are limited`() {
    let effect = EmptyVisualEffect()
      .offset(x: 4, y: .nan)
      .rotation3DEffect(
        .degrees(.infinity), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5
      )
      .rotationEffect(.degrees(9), anchor: UnitPoint(x: .infinity, y: 1))
      .blur(radius: -3).brightness(.nan).contrast(.infinity).saturation(-1).grayscale(7)
      .hueRotation(.degrees(20)).opacity(2).opacity(0.5).opacity(.nan)
    #expect(
      effect._look
        == LookValue(
          opacity: 0.5,
          steps: [
            .offset(PointValue(x: 4, y: 0)),
            .transform(
              .rotate3D(.init(x: 0, y: 1, z: 0, degrees: 0, perspective: 0.5)),
              anchor: PointValue(x: 0, y: 0.5)),
            .transform(.rotate(degrees: 9), anchor: PointValue(x: 0, y: 1)),
          ],
          filters: [
            .blur(radius: 0), .brightness(0), .contrast(1), .saturation(0), .grayscale(1),
            .hueRotation(degrees: 20),
          ]))
  }

  @Test func `the axis is that of the nearest scroll view, unless a view names one`() throws {
    let text = Text("a").scrollTransition { effect, _ in effect }
    #expect(try value(of: ScrollView { text }).axis == .vertical)
    #expect(try value(of: ScrollView(.horizontal) { text }).axis == .horizontal)
    #expect(try value(of: ScrollView([.horizontal, .vertical]) { text }).axis == .vertical)
    #expect(try value(of: ScrollView(.horizontal) { ScrollView { text } }).axis == .vertical)
    #expect(try value(of: ScrollView(.horizontal) { List { text } }).axis == .vertical)
    #expect(try value(of: ScrollView(.horizontal) { Form { text } }).axis == .vertical)
    let across = Text("a").scrollTransition(axis: .horizontal) { effect, _ in effect }
    #expect(try value(of: List { across }).axis == .horizontal)
  }

  @Test func `each end has its own configuration`() throws {
    let one = try value(
      .identity, .interactive(timingCurve: .linear).threshold(.visible(0.3)))
    #expect(one.topLeading == nil)
    let side = try #require(one.bottomTrailing)
    #expect(side.curve == UnitCurve.linear.hostCurve && side.animation == nil)
    #expect(side.threshold == .init(element: 0.3))
    let none = try value(.identity, .identity)
    #expect(none.topLeading == nil && none.bottomTrailing == nil && none.identity.opacity == 1)
    let usual = try value(.interactive, .interactive).topLeading
    #expect(usual?.curve == UnitCurve.easeInOut.hostCurve)
    #expect(usual?.threshold == .init(element: 1))
  }

  @Test func `a look is animated if no end follows the position`() throws {
    let animation = Animation.linear(duration: 2)
    let both = try value(.animated(animation), .animated.animation(animation))
    #expect(both.topLeading?.animation == animation.course)
    #expect(both.bottomTrailing?.animation == animation.course)
    #expect(try value(.identity, .animated(animation)).bottomTrailing?.animation?.duration == 2)
    let mixed = try value(.animated, .interactive)
    #expect(mixed.topLeading?.animation == nil && mixed.bottomTrailing?.animation == nil)
    #expect(mixed.topLeading != nil)
  }

  @Test func `a spring is sampled, from its beginning to its end`() throws {
    let spring = try #require(value(.animated, .animated).topLeading?.animation)
    #expect(spring.duration == Animation.default.course.duration)
    guard case .samples(let samples) = spring.curve else {
      Issue.record("\(spring.curve)")
      return
    }
    #expect(samples.first == 0 && samples.last == 1 && samples[5] > 0.2)
  }

  @Test(
    arguments: [
      (.visible, 0, 1, 0), (.hidden, 0, 0, 0), (.centered, 0.5, 0.5, 0),
      (.visible(-2), 0, -2, 0), (.visible(.nan), 0, 0, 0), (.visible.inset(by: 12), 0, 1, 12),
      (.centered.inset(by: -.infinity), 0.5, 0.5, 0),
      (.hidden.interpolated(towards: .visible, amount: 0.25), 0, 0.25, 0),
      (
        .visible.inset(by: 8).interpolated(towards: .centered.inset(by: 4), amount: 0.5), 0.25,
        0.75, 6
      ),
      (.visible.interpolated(towards: .centered, amount: .infinity), 0, 0, 0),
    ] as [(ScrollTransitionConfiguration.Threshold, Double, Double, Double)])
  func `a threshold is a part of both lengths and a distance`(
    threshold: ScrollTransitionConfiguration.Threshold, container: Double, element: Double,
    points: Double
  ) throws {
    let value = try value(.interactive.threshold(threshold), .identity)
    let expected = ScrollTransitionValue.Threshold(
      container: container, element: element, points: points)
    #expect(value.topLeading?.threshold == expected)
  }
}
