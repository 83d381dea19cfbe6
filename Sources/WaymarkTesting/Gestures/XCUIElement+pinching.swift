// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless
import WaymarkRender

extension XCUIElement {
  /// Pinches with two fingers in the middle of the element, for its `MagnifyGesture`.
  ///
  /// Fails the test if neither the element nor one around it has such a gesture, or if the element
  /// does not exist or is not hittable.
  ///
  /// - Parameters:
  ///   - scale: The factor; below 1, the fingers move together.
  ///   - velocity: The change of the factor per second; only its magnitude matters.
  ///   - fileID: The file of the test.
  ///   - file: The path of the file.
  ///   - line: The line of the test.
  ///   - column: The column of the test.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    let change = Double(scale) - 1
    turn("pinch(withScale:velocity:)", [.magnify], change, Double(velocity), at: place) {
      (100 * (1 + change * $0), 0)
    }
  }

  /// Rotates two fingers around the middle of the element, for its `RotateGesture`.
  ///
  /// Fails the test if neither the element nor one around it has such a gesture, or if the element
  /// does not exist or is not hittable.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians; clockwise if positive.
  ///   - velocity: The change of the angle in radians per second; only its magnitude matters.
  ///   - fileID: The file of the test.
  ///   - file: The path of the file.
  ///   - line: The line of the test.
  ///   - column: The column of the test.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    let angle = Double(rotation)
    turn("rotate(_:withVelocity:)", [.rotate], angle, Double(velocity), at: place) {
      (100, angle * $0)
    }
  }

  /// Moves two fingers whose distance from the middle and whose angle are functions of the
  /// progress.
  private func turn(
    _ verb: String, _ kinds: [TouchStroke.GestureKind], _ change: Double, _ velocity: Double,
    at place: SourcePlace, _ fingers: @escaping (Double) -> (Double, Double)
  ) {
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    let middle = driver.point(0.5, 0.5)
    func points(_ part: Double) -> [PointValue] {
      let (distance, angle) = fingers(part)
      return [-1.0, 1].map { side in
        PointValue(
          x: middle.x + side * distance * cos(angle), y: middle.y + side * distance * sin(angle))
      }
    }
    var stroke = TouchStroke(at: points(0), for: kinds)
    stroke.move(abs(change) / max(abs(velocity), 0.01), points)
    stroke.end()
    guard !driver.make(stroke, on: index, in: snapshot, verb, path) else { return }
    driver.fail(verb, path, "the element has no such gesture")
  }
}
