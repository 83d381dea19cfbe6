// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless
import WaymarkRender

extension XCUIElement {
  /// Selects an option of a picker wheel, or sets a date or colour picker.
  ///
  /// A date picker has no wheels here: its value is `2026-05-01`, `09:30` or `2026-05-01T09:30`, in
  /// the format of ``value``; that of a colour picker is `#ff8000`. Fails the test if the element is
  /// none of these, does not exist, is not hittable, is disabled, or has no such option.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    driver.adjust(
      path, toWheelValue: pickerWheelValue, "adjust(toPickerWheelValue:)", at: place)
  }

  /// Moves a slider to a normalized position, where 0 is its lower and 1 its upper end.
  ///
  /// Fails the test if the element is not a slider, does not exist, is not hittable or is disabled.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    driver.adjust(
      path, toSliderPosition: Double(normalizedSliderPosition),
      "adjust(toNormalizedSliderPosition:)", at: place)
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
}
