// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension XCUIElement {
  /// Turns a picker's wheel to the choice of some words, or sets a date picker.
  ///
  /// A date picker has no wheels here: it is given `2026-05-01`, `09:30` or `2026-05-01T09:30`, as
  /// its ``value`` is written. Fails the test when the element is neither, not there, not hittable,
  /// disabled, or has no such choice.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    adjust("adjust(toPickerWheelValue:)", at: place) { adjustment throws(Misfit) in
      switch adjustment {
      case .wheel(let choices):
        let choice = choices.first { $0.words == pickerWheelValue }
        guard let choice else {
          let all = choices.map { "\"\($0.words)\"" }.joined(separator: ", ")
          throw Misfit(reason: "there is no \"\(pickerWheelValue)\" among \(all)")
        }
        return HostEvent(.select, on: choice.option)
      case .date(let id): return HostEvent(.changeDate(pickerWheelValue), on: id)
      case .slider, nil: throw Misfit(reason: "the element is no wheel of a picker")
      }
    }
  }

  /// Moves a slider to a part of its length: 0 is its lower, 1 its upper end.
  ///
  /// Fails the test when the element is no slider, not there, not hittable, or disabled.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    adjust("adjust(toNormalizedSliderPosition:)", at: place) { adjustment throws(Misfit) in
      guard case .slider(let id, let ends) = adjustment else {
        throw Misfit(reason: "the element is no slider")
      }
      let width = ends.upperBound - ends.lowerBound
      return HostEvent(
        .changeNumber(ends.lowerBound + width * Double(normalizedSliderPosition)), on: id)
    }
  }

  /// Where a slider is, as a part of its length; 0 for what is no slider.
  public var normalizedSliderPosition: CGFloat {
    guard let (snapshot, index) = driver.find(path, for: "normalizedSliderPosition"),
      case .slider(let id, let ends) = snapshot.elements[index].adjustment,
      case .number(let amount) = driver.host.tree[id]?.properties[.amount],
      ends.upperBound > ends.lowerBound
    else { return 0 }
    return CGFloat((amount - ends.lowerBound) / (ends.upperBound - ends.lowerBound))
  }

  /// Why an element cannot be adjusted.
  private struct Misfit: Error { var reason: String }

  private func adjust(
    _ verb: String, at place: SourcePlace,
    _ event: (AccessibilitySnapshot.Adjustment?) throws(Misfit) -> HostEvent
  ) {
    guard let (snapshot, index) = driver.touch(path, verb, at: place) else { return }
    let element = snapshot.elements[index]
    guard element.isEnabled else { return driver.fail(verb, path, "the element is disabled") }
    do throws(Misfit) {
      driver.send(try event(element.adjustment), verb, path)
    } catch {
      driver.fail(verb, path, error.reason)
    }
  }
}
