// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import SeededGenerators
import Testing
import WaymarkRender

@testable import WaymarkViews
@testable import WaymarkWeb

/// The views that the tests move: each is 200 points away or at its position.
private enum Mover {
  static let all: [(name: String, animation: Animation)] = [
    ("linear", .linear(duration: 1)),
    ("easeInOut", .easeInOut(duration: 0.8)),
    ("curve", .timingCurve(0.7, -0.4, 0.3, 1.4, duration: 1)),
    ("smooth", .smooth(duration: 0.6)),
    ("bouncy", .bouncy(duration: 0.6)),
    ("physical", .interpolatingSpring(stiffness: 60, damping: 5)),
    ("stiff", .interpolatingSpring(mass: 2, stiffness: 40, damping: 40, initialVelocity: 3)),
  ]
}

private struct MovingApp: App {
  var body: some Scene { WindowGroup { MovingView() } }
}

private struct MovingView: View {
  @State private var isAway = false
  @State private var isThere = true
  @State private var isWide = false
  @State private var names = ["one", "two", "three"]
  @State private var taps = 0
  @State private var target = 0.0
  @State private var count = 0
  @State private var year = 1984
  @State private var random = SplitMix(seed: 7)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button("Away") { isAway.toggle() }.accessibilityIdentifier("away")
      Button("Come or go") { withAnimation(.linear(duration: 20)) { isThere.toggle() } }
        .accessibilityIdentifier("visit")
      Button("Widen") { withAnimation(.linear(duration: 20)) { isWide.toggle() } }
        .accessibilityIdentifier("widen")
      Button("Turn round") { withAnimation(.linear(duration: 20)) { names.reverse() } }
        .accessibilityIdentifier("reverse")
      Button("Next") { next() }.accessibilityIdentifier("next")
      Text("\(taps) taps").accessibilityIdentifier("taps")
      ForEach(Mover.all, id: \.name) { mover in
        Circle().frame(width: 10, height: 10).offset(x: isAway ? 200 : 0)
          .animation(mover.animation, value: isAway).accessibilityIdentifier(mover.name)
      }
      HStack {
        if isThere {
          Button("Guest") { taps += 1 }.accessibilityIdentifier("guest")
            .transition(.move(edge: .top))
        }
        Text("Host").accessibilityIdentifier("host")
      }
      HStack(spacing: 0) {
        Color.red.frame(width: isWide ? 140 : 40, height: 10).accessibilityIdentifier("bar")
        Text("Behind").accessibilityIdentifier("behind")
      }
      HStack { ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) } }
      Circle().frame(width: 10, height: 10).offset(x: target).accessibilityIdentifier("restless")
      Text("\(count)").accessibilityIdentifier("count")
      Button("Next year") { withAnimation(.easeOut(duration: 1)) { year += 1 } }
        .accessibilityIdentifier("later")
      Text(verbatim: "\(year)").contentTransition(.numericText())
        .accessibilityIdentifier("year")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }

  private func next() {
    count += 1
    let animations = Mover.all.map(\.animation)
    withAnimation(animations.randomElement(using: &random)) {
      target = Double.random(in: 0...300, using: &random)
    }
  }
}

/// Animations in the browser, whose time stands still while they are measured.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct MotionBrowserTests {
  private func open(
    reducesMotion: Bool = false, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(MovingApp.self) { server in
      try await Browser.run { page in
        if reducesMotion { try await page.setMedia(["prefers-reduced-motion": "reduce"]) }
        try await page.enter(server.address)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  private func left(_ name: String, _ page: ChromiumPage) async throws -> Double {
    let value = try await page.evaluate(
      "document.querySelector('[data-testid=\(name)]').getBoundingClientRect().x")
    return try #require(value.number)
  }

  @Test func `curves and springs are where the closed form has them`() async throws {
    try await open { page in
      try await page.stopAnimations()
      let start = try await left("linear", page)
      try await page.click("[data-testid=away]")
      try await page.wait(until: "moves.length >= \(Mover.all.count)")
      for (name, animation) in Mover.all {
        for part in [0, 0.25, 0.5, 0.75, 1] {
          let time = animation.course.duration * part
          try await page.setAnimationTime(min(time * 1000, animation.course.duration * 1000 - 0.01))
          let expected = start + 200 * animation.course.progress(at: time)
          let shown = try await left(name, page)
          #expect(abs(shown - expected) < 1, "\(name) at \(part): \(shown), not \(expected)")
        }
      }
    }
  }

  @Test func `the first animated change waits for the script that plays it`() async throws {
    try await open { page in
      let script = "document.querySelector('script[src*=animations]')"
      #expect(try await page.evaluate("\(script) === null").bool == true)
      try await page.stopAnimations()
      // Nobody has touched the page.
      try await page.evaluate("document.querySelector('[data-testid=away]').click()")
      try await page.wait(until: "moves.length >= \(Mover.all.count)")
      #expect(try await page.evaluate("\(script) === null").bool == false)
    }
  }

  @Test func `D17 an interrupted animation continues from its current value`() async throws {
    try await open { page in
      try await page.stopAnimations()
      var random = SplitMix(seed: 11)
      for number in 1...200 {
        let before = try await left("restless", page)
        try await page.click("[data-testid=next]")
        try await page.wait(
          until: "document.querySelector('[data-testid=count]').textContent === '\(number)'")
        let after = try await left("restless", page)
        #expect(abs(after - before) < 0.5, "\(number): from \(before) to \(after)")
        try await page.setAnimationTime(.random(in: 0...900, using: &random))
      }
    }
  }

  @Test func `a removed view is unreachable at once, and visible until its transition ends`()
    async throws
  {
    try await open { page in
      let spot = try await page.middle("[data-testid=guest]")
      try await page.click("[data-testid=visit]")
      try await page.wait(until: "document.querySelector('.ghost')")
      try await page.click(x: spot.x, y: spot.y)
      _ = try await page.evaluate("document.getAnimations().forEach(a => a.finish())")
      try await page.wait(until: "!document.querySelector('.ghost')")
      #expect(try await page.text("[data-testid=taps]") == "0 taps")
    }
  }

  @Test func `D18 the views around a change move to their new position`() async throws {
    try await open { page in
      try await page.stopAnimations()
      let places = [
        try await left("host", page), try await left("behind", page), try await left("one", page),
      ]
      for name in ["visit", "widen", "reverse"] {
        let count = try await page.evaluate("moves.length").number ?? 0
        try await page.click("[data-testid=\(name)]")
        try await page.wait(until: "moves.length > \(count)")
      }
      func positions() async throws -> [Double] {
        [
          try await left("host", page), try await left("behind", page),
          try await left("one", page),
        ]
      }
      let begin = try await positions()
      for (old, new) in zip(places, begin) { #expect(abs(old - new) < 1) }
      try await page.setAnimationTime(10_000)
      let middle = try await positions()
      try await page.setAnimationTime(19_999.9)
      let end = try await positions()
      for (index, place) in middle.enumerated() {
        #expect(abs(place - (begin[index] + end[index]) / 2) < 1)
        #expect(abs(end[index] - begin[index]) > 10)
      }
      #expect(abs(end[1] - begin[1] - 100) < 1)
    }
  }

  @Test func `a digit goes as the next one comes`() async throws {
    try await open { page in
      try await page.stopAnimations()
      try await page.click("[data-testid=later]")
      try await page.wait(until: "moves.length >= 2")
      for time in [0, 100, 250, 600, 900] as [Double] {
        try await page.setAnimationTime(time)
        let shares = try await page.evaluate(
          """
          [...document.querySelectorAll('[data-testid=year] span span')]
            .map(digit => +getComputedStyle(digit).opacity)
          """
        ).array?.compactMap(\.number)
        let (next, last) = (try #require(shares?.first), try #require(shares?.last))
        #expect(shares?.count == 2 && abs(next + last - 1) < 0.01, "\(time) ms")
      }
    }
  }

  @Test func `D22 with reduced motion nothing moves`() async throws {
    try await open(reducesMotion: true) { page in
      let start = try await left("linear", page)
      try await page.click("[data-testid=away]")
      try await page.wait(
        until: """
          document.querySelector('[data-testid=linear]').getBoundingClientRect().x > \(start + 199)
          """)
      try await page.click("[data-testid=widen]")
      try await page.wait(
        until: "document.querySelector('[data-testid=bar]').getBoundingClientRect().width > 139")
      #expect(try await page.evaluate("document.getAnimations().length").number == 0)
    }
  }
}
