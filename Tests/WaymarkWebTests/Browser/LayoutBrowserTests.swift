// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct LayoutApp: App {
  var body: some Scene { WindowGroup { LayoutView() } }
}

private struct LayoutView: View {
  var body: some View {
    ScrollView {
      VStack {
        layers
        circles
        frames
        several
        materials
      }
    }
  }

  private var layers: some View {
    HStack {
      ZStack {
        Circle().fill(.red).frame(width: 60, height: 60)
        Text("A").accessibilityIdentifier("plain")
      }
      ZStack {
        Text("B").background(.yellow)
        Circle().fill(.red).frame(width: 60, height: 60).background(.blue)
        Text("C").accessibilityIdentifier("over a background")
      }
      ZStack {
        Rectangle().fill(.red).frame(width: 60, height: 60).shadow(radius: 4)
        Text("D").accessibilityIdentifier("over a shadow")
      }
      ZStack {
        Text("E").zIndex(1).accessibilityIdentifier("raised")
        Rectangle().fill(.red).frame(width: 60, height: 60)
      }
      Color.blue.frame(width: 60, height: 60)
        .overlay {
          Rectangle().fill(.red).frame(width: 40, height: 40)
          Text("F").accessibilityIdentifier("in an overlay")
        }
    }
  }

  private var circles: some View {
    HStack {
      Circle().fill(.red).accessibilityIdentifier("wide").frame(width: 80, height: 30)
      Circle().fill(.red).accessibilityIdentifier("high").frame(width: 20, height: 50)
      Circle().strokeBorder(.red, lineWidth: 4).accessibilityIdentifier("ring")
        .frame(width: 70, height: 40)
      Circle().fill(.red).accessibilityIdentifier("free").frame(width: 40)
    }
    .frame(height: 60)
  }

  @ViewBuilder private var frames: some View {
    Color.red.frame(width: 600, height: 20).padding(10).background(.blue)
      .accessibilityIdentifier("too wide")
    Color.red.frame(width: 90, height: 80).accessibilityIdentifier("inner")
      .frame(width: 40, height: 30)
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 80).accessibilityIdentifier("first")
      Color.blue.frame(width: 20, height: 80)
    }
    .frame(height: 100)
    HStack(spacing: 0) {
      Text("A text that is longer than the rest of the row, and so takes a second line")
      Color.red.frame(width: 300, height: 20).accessibilityIdentifier("beside")
    }
    GeometryReader { proxy in
      Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height)) unscaled")
    }
    .frame(width: 120, height: 40).scaleEffect(0.5)
  }

  private var several: some View {
    Text("base").frame(width: 100, height: 50)
      .background(alignment: .bottomTrailing) {
        Color.green.accessibilityIdentifier("ground")
        Text("G").accessibilityIdentifier("lower corner")
      }
      .overlay(alignment: .topLeading) {
        Color.clear.accessibilityIdentifier("cover")
        Text("H").accessibilityIdentifier("upper corner")
      }
      .accessibilityIdentifier("base")
  }
}

extension LayoutView {
  private var materials: some View {
    HStack {
      Text("1").background(.ultraThinMaterial).accessibilityIdentifier("material 1")
      Text("2").background(.thinMaterial).accessibilityIdentifier("material 2")
      Text("3").background(.regularMaterial).accessibilityIdentifier("material 3")
      Text("4").background(.thickMaterial).accessibilityIdentifier("material 4")
      Text("5").background(.ultraThickMaterial).accessibilityIdentifier("material 5")
      Circle().fill(.thinMaterial).frame(width: 20, height: 20)
        .accessibilityIdentifier("material circle")
    }
  }
}

/// Where a browser draws stacks, shapes, frames and layers.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct LayoutBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(LayoutApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 500, height: 900)
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.named = name => document.querySelector(`[data-testid="${name}"]`);
          window.frame = name => {
            const {x, y, width, height} = named(name).getBoundingClientRect();
            return [x, y, width, height].join();
          };
          """)
        try await body(page)
      }
    }
  }

  /// Returns the position and the size of an element with an identifier.
  private func frame(_ name: String, _ page: ChromiumPage) async throws -> [Double] {
    let text = try await page.evaluate("frame('\(name)')").string ?? ""
    return text.split(separator: ",").compactMap { Double($0) }
  }

  @Test func `the later children of a stack of layers are in front`() async throws {
    try await run { page in
      for name in ["plain", "over a background", "over a shadow", "raised", "in an overlay"] {
        let front = try await page.evaluate(
          """
          (() => {
            const {x, y, width, height} = named('\(name)').getBoundingClientRect();
            const front = document.elementFromPoint(x + width / 2, y + height / 2);
            return front.dataset.testid || front.className;
          })()
          """
        ).string
        #expect(front == name)
      }
    }
  }

  @Test(arguments: [("wide", 15), ("high", 10), ("free", 20), ("ring", 20)])
  func `a circle fits the smaller side of its frame`(name: String, radius: Int) async throws {
    try await run { page in
      let picture = try await page.screenshot().base64EncodedString()
      let drawn = try await page.evaluate(
        """
        (async () => {
          const bytes = Uint8Array.from(atob('\(picture)'), part => part.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas.drawImage(image, 0, 0);
          const {x, y, width, height} = named('\(name)').getBoundingClientRect();
          const isRed = part => {
            const [dx, dy] = part.map(one => one * \(radius));
            const place = [x + width / 2 + dx, y + height / 2 + dy];
            const [red, green] = canvas.getImageData(...place, 1, 1).data;
            return red > 200 && green < 130;
          };
          const edge = [[.9, 0], [0, -.9], [-.63, .63]].every(isRed);
          const outside = [[1.2, 0], [0, 1.2], [.82, .82], [-.82, -.82]].some(isRed);
          return [isRed([0, 0]), edge, outside].join();
        })()
        """
      ).string
      #expect(drawn == "\(name != "ring"),true,false")
    }
  }

  @Test func `a fixed frame keeps its size in a smaller parent`() async throws {
    try await run { page in
      let wide = try await frame("too wide", page)
      #expect(wide.first == -60)
      #expect(wide.suffix(2) == [620, 40])
      let inner = try await frame("inner", page)
      #expect(inner.first == 205)
      #expect(inner.suffix(2) == [90, 80])
      let first = try await frame("first", page)
      #expect(first.suffix(2) == [20, 80])
      let beside = try await frame("beside", page)
      #expect(beside.first == 200)
      #expect(beside.suffix(2) == [300, 20])
      let scrolled = try await page.evaluate(
        """
        [...document.querySelectorAll('.page, .scroll')].some(node => {
          node.scrollBy(40, 0);
          return node.scrollLeft && getComputedStyle(node).overflowX !== 'hidden';
        })
        """)
      #expect(scrolled == false)
    }
  }

  @Test func `the views of a background or an overlay lie on top of each other`() async throws {
    try await run { page in
      let base = try await frame("base", page)
      for name in ["ground", "cover"] {
        let filled = try await frame(name, page)
        #expect(filled == base)
      }
      let upper = try await frame("upper corner", page)
      #expect(upper.prefix(2) == base.prefix(2))
      let lower = try await frame("lower corner", page)
      try #require(lower.count == 4 && base.count == 4)
      #expect(abs(lower[0] + lower[2] - base[0] - base[2]) < 0.01)
      #expect(abs(lower[1] + lower[3] - base[1] - base[3]) < 0.01)
    }
  }

  @Test func `a reader measures before a scale effect`() async throws {
    try await run { page in
      try await page.wait(until: "document.body.innerText.includes('120x40 unscaled')")
    }
  }

  @Test(arguments: ["light", "dark"])
  func `a thicker material lets less through, and all blur`(scheme: String) async throws {
    try await run { page in
      try await page.setMedia(["prefers-color-scheme": scheme])
      let looks =
        try await page.evaluate(
          """
          [1, 2, 3, 4, 5].map(number => {
            const style = getComputedStyle(named('material ' + number));
            return style.backgroundColor.match(/[\\d.]+(?=\\)$)/)[0] + style.backdropFilter;
          }).join()
          """
        ).string ?? ""
      let opacities = looks.split(separator: ",").compactMap {
        Double($0.prefix { $0.isNumber || $0 == "." })
      }
      #expect(opacities.count == 5)
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 < $1 })
      #expect(looks.matches(of: /blur\(20px\)/).count == 5)
      let circle = try await page.evaluate(
        """
        getComputedStyle(named('material circle').querySelector('.circle'), '::before')
          .backdropFilter
        """
      ).string
      #expect(circle?.contains("blur") == true)
    }
  }

  @Test func `hover styles require a pointer that hovers, and quick taps do not zoom`()
    async throws
  {
    try await run { page in
      let unguarded = try await page.evaluate(
        """
        (() => {
          const found = [];
          const walk = (rules, isGuarded) => {
            for (const rule of rules) {
              if (/:hover/.test(rule.selectorText) && !isGuarded) found.push(rule.selectorText);
              const hovers = /hover: hover/.test(rule.conditionText);
              if (rule.cssRules) walk(rule.cssRules, isGuarded || hovers);
            }
          };
          for (const sheet of document.styleSheets) walk(sheet.cssRules, false);
          return found.join();
        })()
        """
      ).string
      #expect(unguarded == "")
      let touch = try await page.evaluate(
        "getComputedStyle(document.documentElement).touchAction"
      ).string
      #expect(touch == "manipulation")
    }
  }
}
