// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

/// Paths: their creation and their properties.
@Suite struct PathTests {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    (Path(square), "M0 0 L10 0 L10 10 L0 10 Z"),
    (
      Path { path in
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
        path.addCurve(
          to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2.345, y: 2),
          control2: CGPoint(x: 3, y: -3))
        path.closeSubpath()
        path.closeSubpath()
      }, "M1 2 Q5 6 3 4 C2.35 2 3 -3 1 1 Z"
    ),
    (Path { $0.addLine(to: CGPoint(x: 7, y: 8)) }, "M7 8 L7 8"),
    (Path { $0.addLines([.zero, CGPoint(x: 1, y: 0)]) }, "M0 0 L1 0"),
    (Path { $0.move(to: CGPoint(x: CGFloat.nan, y: .infinity)) }, "M0 0"),
    (Path(square).offsetBy(dx: 1, dy: -1), "M1 -1 L11 -1 L11 9 L1 9 Z"),
    (
      Path(square).applying(CGAffineTransform(scaleX: 2, y: 3)), "M0 0 L20 0 L20 30 L0 30 Z"
    ),
    (
      Path { $0.addPath(Path(Self.square), transform: CGAffineTransform(translationX: 5, y: 0)) },
      "M5 0 L15 0 L15 10 L5 10 Z"
    ),
    (Path(), ""),
  ])
  func `an outline is what was drawn`(path: Path, words: String) {
    #expect(path.description == words)
  }

  @Test(arguments: [
    // Clockwise in SwiftUI's sense, where y points up.
    (0.0, 90.0, false, CGPoint(x: 7.07, y: 7.07), true),
    (0.0, 90.0, true, CGPoint(x: 7.07, y: 7.07), false),
    (0.0, 90.0, true, CGPoint(x: -10, y: 0), true),
    (90.0, 0.0, false, CGPoint(x: 0, y: -10), true),
    (0.0, 720.0, false, CGPoint(x: 0, y: -10), true),
  ])
  func `an arc goes its way around`(
    start: Double, end: Double, clockwise: Bool, point: CGPoint, isOnIt: Bool
  ) {
    let arc = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
    var isNear = false
    for part in stride(from: 0.0, to: 1.0, by: 0.005) {
      let here = arc.trimmedPath(from: CGFloat(part), to: CGFloat(part) + 0.005).currentPoint
      guard let here else { continue }
      isNear = isNear || abs(here.x - point.x) < 0.4 && abs(here.y - point.y) < 0.4
    }
    #expect(isNear == isOnIt)
  }

  @Test func `a corner is rounded between two lines`() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 0.01 && abs(end.y - 4) < 0.01)
    #expect(path.description.hasPrefix("M0 0 L6 0 C"))
  }

  @Test func `a path knows what is in it`() {
    let ring = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 11, y: 5)))
    let circle = Path(ellipseIn: Self.square)
    #expect(circle.contains(CGPoint(x: 5, y: 0.5)) && !circle.contains(CGPoint(x: 0.5, y: 0.5)))
    let bounds = circle.boundingRect
    #expect(abs(bounds.minX) < 0.05 && abs(bounds.maxY - 10) < 0.05)
    #expect(Path().boundingRect == .zero)
  }

  @Test func `a part of an outline is as long as it should be`() {
    #expect(Path(Self.square).trimmedPath(from: 0, to: 0.5).description == "M0 0 L10 0 L10 10")
    #expect(
      Path(Self.square).trimmedPath(from: 0.125, to: 0.25).description == "M5 0 L10 0")
    #expect(Path(Self.square).trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(Path(Self.square).trimmedPath(from: -1, to: 2) == Path(Self.square))
  }

  @Test func `turns and moves come one after another`() {
    let transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    let point = CGPoint.zero.applying(transform)
    #expect(abs(point.x) < 1e-9 && abs(point.y - 10) < 1e-9)
    let back = point.applying(transform.inverted())
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }
}
