// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct ScrollTransitionApp: App {
  var body: some Scene { WindowGroup { ScrollTransitionView() } }
}

/// Strips that show three of eight cards, with a length of 100 points each, and a list.
private struct ScrollTransitionView: View {
  @State private var hasGuest = true

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Button("Remove") { withAnimation(.linear(duration: 0.05)) { hasGuest = false } }
          if hasGuest {
            Color.green.frame(height: 20)
              .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
              .accessibilityIdentifier("guest")
          }
          Strip(name: "plain", configuration: .interactive(timingCurve: .linear))
            .scrollTargetBehavior(.viewAligned)
          Strip(name: "turned", configuration: .interactive(timingCurve: .linear))
            .environment(\.layoutDirection, .rightToLeft)
          Strip(
            name: "mixed",
            configuration: .interactive(timingCurve: .linear)
              .threshold(.visible.interpolated(towards: .centered, amount: 0.5)))
          Strip(
            name: "animated",
            configuration: .animated(.linear(duration: 60)).threshold(.visible(0.5)))
          ForEach(0..<20, id: \.self) { number in
            Color.blue.frame(height: 100)
              .scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
                effect.opacity(1 + phase.value)
              }
              .accessibilityIdentifier("row\(number)")
          }
        }
      }
      .navigationTitle("Transitions")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct Strip: View {
  let name: String
  let configuration: ScrollTransitionConfiguration

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<8, id: \.self) { number in
          Color.red.frame(width: 100, height: 40)
            .scrollTransition(configuration) { effect, phase in
              effect.opacity(phase == .topLeading ? 0.4 : phase.isIdentity ? 1 : 0.2)
                .scaleEffect(phase.isIdentity ? 1 : 0.5)
            }
            .accessibilityIdentifier("\(name)\(number)")
        }
      }
      .scrollTargetLayout()
    }
    .frame(width: 300)
    .accessibilityIdentifier(name)
  }
}

/// Scroll transitions in a browser, which draws views by their positions.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct ScrollTransitionBrowserTests {
  private func run(
    reducesMotion: Bool = false, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(ScrollTransitionApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 500)
        if reducesMotion { try await page.setMedia(["prefers-reduced-motion": "reduce"]) }
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.find = id => document.querySelector(`[data-testid='${id}']`);
          window.looks = name => [0, 1, 2, 3, 4].map(number => {
            const {opacity, transform} = getComputedStyle(find(name + number).firstElementChild);
            const scale = transform === 'none' ? 1 : +transform.match(/[\\d.]+/)[0];
            return [+opacity, scale].map(part => Math.round(part * 100) / 100).join('/');
          }).join(' ');
          // Those of the animated cards, which begin when the script comes.
          window.finish = () => document.getAnimations()
            .filter(one => one instanceof CSSTransition).forEach(one => one.finish());
          window.scrollerOf = name =>
            find(name).matches('.scroll') ? find(name) : find(name).querySelector('.scroll');
          """)
        try await body(page)
      }
    }
  }

  private static let rest = "1/1 1/1 1/1 0.2/0.5 0.2/0.5"

  private func expect(_ looks: String, of name: String, in page: ChromiumPage) async throws {
    try await page.wait(until: "looks('\(name)') === '\(looks)'")
  }

  @Test(arguments: [("plain", 150), ("turned", -150)])
  func `D38: a card has the look of its position, in both directions`(
    name: String, distance: Int
  ) async throws {
    try await run { page in
      try await expect(Self.rest, of: name, in: page)
      let scroll = "scrollerOf('\(name)')"
      try await page.evaluate("\(scroll).style.scrollSnapType = 'none'")
      try await page.evaluate("\(scroll).scrollLeft = \(distance)")
      // The first card is outside; half of the second and of the fifth are visible.
      try await expect("0.4/0.5 0.7/0.75 1/1 1/1 0.6/0.75", of: name, in: page)
    }
  }

  @Test func `D38: effects do not change where cards come to rest`() async throws {
    try await run { page in
      try await expect(Self.rest, of: "plain", in: page)
      try await page.evaluate("scrollerOf('plain').scrollTo({left: 270, behavior: 'smooth'})")
      try await page.wait(until: "scrollerOf('plain').scrollLeft === 300")
    }
  }

  @Test func `D38: with Reduce Motion, a card fades but does not shrink`() async throws {
    try await run(reducesMotion: true) { page in
      for name in ["plain", "animated"] {
        try await page.wait(until: "finish() || looks('\(name)').startsWith('1/1 1/1 1/1 0.2/1')")
      }
    }
  }

  @Test func `a threshold can depend on both lengths`() async throws {
    try await run { page in
      // The position of a card counts up to 0.25 * 300 + 0.75 * 100 points from the outside: at
      // rest, the first and the third card are 100 points inside.
      try await expect("0.8/0.83 1/1 0.73/0.83 0.2/0.5 0.2/0.5", of: "mixed", in: page)
    }
  }

  @Test func `an animated look takes its time when the threshold is crossed`() async throws {
    try await run { page in
      let moves = """
        document.getAnimations().filter(a => a instanceof CSSTransition
          && find('animated').contains(a.effect.target))
        """
      // The script may have come after the first frame.
      try await page.wait(
        until: "\(moves).forEach(a => a.finish()) || looks('animated') === '\(Self.rest)'")
      try await page.evaluate("scrollerOf('animated').scrollLeft = 60")
      // Opacity and size of the first and of the fourth card.
      try await page.wait(until: "\(moves).length === 4")
      try await page.evaluate("\(moves).forEach(a => a.finish())")
      try await expect("0.4/0.5 1/1 1/1 1/1 0.2/0.5", of: "animated", in: page)
    }
  }

  @Test func `a removed view does not stay because of its scroll transition`() async throws {
    try await run { page in
      try await page.wait(until: "find('guest').firstElementChild.getAnimations().length")
      try await page.evaluate("finish()")
      try await page.tap("Remove")
      try await page.wait(until: "!find('guest') && !document.querySelector('.ghost')")
    }
  }

  @Test func `rows fade below the bar of the page`() async throws {
    try await run { page in
      let opacity = """
        +getComputedStyle(find('row5').firstElementChild).opacity
        """
      try await page.evaluate(
        """
        (() => {
          const page = find('row5').closest('.page');
          const bar = page.parentNode.querySelector('.bar').getBoundingClientRect();
          page.scrollTop += find('row5').getBoundingClientRect().top - bar.bottom + 50;
        })()
        """)
      // Half of the row is below the bar.
      try await page.wait(until: "Math.abs(\(opacity) - 0.5) < 0.02")
    }
  }
}
