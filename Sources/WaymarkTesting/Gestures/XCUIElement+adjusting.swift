// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless
import WaymarkRender

extension XCUIElement {
  /// Selects an option of a picker wheel, or sets a date picker.
  ///
  /// A date picker has no wheels here: its value is `2026-05-01`, `09:30` or `2026-05-01T09:30`, in
  /// the format of ``value``. Fails the test if the element is neither, does not exist, is not
  /// hittable, is disabled, or has no such option.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    adjust("adjust(toPickerWheelValue:)", at: place) { adjustment throws(AdjustmentError) in
      switch adjustment {
      case .wheel(let choices):
        let choice = choices.first { $0.title == pickerWheelValue }
        guard let choice else {
          let all = choices.map { "\"\($0.title)\"" }.joined(separator: ", ")
          throw AdjustmentError(reason: "no option \"\(pickerWheelValue)\" exists among \(all)")
        }
        return HostEvent(.select, on: choice.option)
      case .date(let id): return HostEvent(.changeDate(pickerWheelValue), on: id)
      case .slider, nil: throw AdjustmentError(reason: "the element is not a picker wheel")
      }
    }
  }

  /// Moves a slider to a normalized position, where 0 is its lower and 1 its upper end.
  ///
  /// Fails the test if the element is not a slider, does not exist, is not hittable or is disabled.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    adjust("adjust(toNormalizedSliderPosition:)", at: place) { adjustment throws(AdjustmentError) in
      guard case .slider(let id, let ends) = adjustment else {
        throw AdjustmentError(reason: "the element is not a slider")
      }
      let width = ends.upperBound - ends.lowerBound
      return HostEvent(
        .changeNumber(ends.lowerBound + width * Double(normalizedSliderPosition)), on: id)
    }
  }

  /// The normalized position of a slider; 0 for other elements.
  public var normalizedSliderPosition: CGFloat {
    guard let (snapshot, index) = driver.find(path, for: "normalizedSliderPosition"),
      case .slider(let id, let ends) = snapshot.elements[index].adjustment,
      let amount = driver.host.tree[id]?[.amount],
      ends.upperBound > ends.lowerBound
    else { return 0 }
    return CGFloat((amount - ends.lowerBound) / (ends.upperBound - ends.lowerBound))
  }

  /// The reason why an element cannot be adjusted.
  private struct AdjustmentError: Error { var reason: String }

  private func adjust(
    _ verb: String, at place: SourcePlace,
    _ event: (AccessibilitySnapshot.Adjustment?) throws(AdjustmentError) -> HostEvent
  ) {
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    let element = snapshot.elements[index]
    guard element.isEnabled else { return driver.fail(verb, path, "the element is disabled") }
    do throws(AdjustmentError) {
      driver.send(try event(element.adjustment), verb, path)
    } catch {
      driver.fail(verb, path, error.reason)
    }
  }
}
