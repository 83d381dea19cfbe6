// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct CanvasApp: App {
  var body: some Scene { WindowGroup { CanvasPage() } }
}

private struct CanvasPage: View {
  var body: some View {
    VStack(spacing: 40) {
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: -50, y: 0, width: 150, height: size.height)), with: .color(.black))
        context.fill(
          Path(CGRect(x: 100, y: 0, width: 100, height: 50)),
          with: .linearGradient(
            Gradient(stops: [
              .init(color: .white, location: 0.5), .init(color: .black, location: 0.5),
            ]), startPoint: CGPoint(x: 100, y: 0), endPoint: CGPoint(x: 200, y: 0)))
        var clipped = context
        clipped.clip(to: Path(CGRect(x: 0, y: 50, width: 20, height: 50)))
        clipped.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.translateBy(x: 150, y: 75)
        context.rotate(by: .degrees(90))
        context.draw(Text("long text"), at: .zero)
      }
      .frame(width: 200, height: 100)
      .accessibilityIdentifier("canvas")
      Canvas { context, size in
        context.draw(Text("corner"), at: CGPoint(x: size.width, y: 0), anchor: .topTrailing)
      }
      .frame(width: 120, height: 60)
      .environment(\.layoutDirection, .rightToLeft)
      .accessibilityIdentifier("mirrored")
    }
    .preferredColorScheme(.light)
  }
}

/// Where a browser draws the operations of a canvas.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct CanvasBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(CanvasApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 500, height: 600, scale: 1)
        try await page.enter(server.address)
        try await page.evaluate(
          "window.named = name => document.querySelector(`[data-testid=\"${name}\"]`); true")
        // The sizes of both have arrived.
        try await page.wait(
          until: """
            named('canvas').querySelector('svg')?.getAttribute('viewBox') === '0 0 200 200'
              && named('mirrored').querySelector('.text').getBoundingClientRect().x < 500
            """)
        try await body(page)
      }
    }
  }

  @Test func `paths, gradients and clipping have the coordinates of the canvas`() async throws {
    try await run { page in
      let picture = try await page.screenshot().base64EncodedString()
      let drawn = try await page.evaluate(
        """
        (async () => {
          const bytes = Uint8Array.from(atob('\(picture)'), part => part.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas.drawImage(image, 0, 0);
          const {x, y} = named('canvas').getBoundingClientRect();
          const places = [[10, 10], [95, 90], [10, 75], [25, 75], [140, 25], [160, 25], [-20, 10]];
          return places.map(([dx, dy]) => {
            const [red] = canvas.getImageData(Math.round(x + dx), Math.round(y + dy), 1, 1).data;
            return red > 200 ? 'white' : red < 60 ? 'black' : red;
          }).join();
        })()
        """
      ).string
      #expect(drawn == "black,black,white,black,white,black,white")
    }
  }

  @Test func `texts have the transform of the context, and do not mirror`() async throws {
    try await run { page in
      let places = try await page.evaluate(
        """
        (() => {
          const text = name => named(name).querySelector('.text').getBoundingClientRect();
          const [turned, canvas] = [text('canvas'), named('canvas').getBoundingClientRect()];
          const [corner, mirrored] = [text('mirrored'), named('mirrored').getBoundingClientRect()];
          return [
            turned.height > 2 * turned.width,
            Math.round(turned.x + turned.width / 2 - canvas.x),
            Math.round(turned.y + turned.height / 2 - canvas.y),
            Math.round(corner.right - mirrored.right), Math.round(corner.top - mirrored.top),
            corner.height < 30,
          ].join();
        })()
        """
      ).string
      #expect(places == "true,150,75,0,0,true")
    }
  }
}
