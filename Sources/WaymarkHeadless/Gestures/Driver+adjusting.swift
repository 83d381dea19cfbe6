// SPDX-License-Identifier: MIT

import WaymarkRender

extension Driver {
  /// Selects an option of a picker wheel, or sets a date or colour picker; fails if the element is
  /// none of these, does not exist, is not hittable, is disabled, or has no such option.
  package func adjust(
    _ path: QueryPath, toWheelValue value: String, _ verb: String, at place: SourcePlace
  ) {
    adjust(path, verb, at: place) { adjustment throws(AdjustmentError) in
      switch adjustment {
      case .wheel(let choices):
        guard let choice = choices.first(where: { $0.title == value }) else {
          let all = choices.map { "\"\($0.title)\"" }.joined(separator: ", ")
          throw AdjustmentError(reason: "no option \"\(value)\" exists among \(all)")
        }
        return HostEvent(.select, on: choice.option)
      case .date(let id): return HostEvent(.changeDate(value), on: id)
      case .color(let id): return HostEvent(.changeColor(value), on: id)
      case .slider, nil: throw AdjustmentError(reason: "the element is not a picker wheel")
      }
    }
  }

  /// Moves a slider to a position, where 0 is its lower and 1 its upper end; fails if the element is
  /// not a slider, does not exist, is not hittable or is disabled.
  package func adjust(
    _ path: QueryPath, toSliderPosition position: Double, _ verb: String, at place: SourcePlace
  ) {
    adjust(path, verb, at: place) { adjustment throws(AdjustmentError) in
      guard case .slider(let id, let ends) = adjustment else {
        throw AdjustmentError(reason: "the element is not a slider")
      }
      let width = ends.upperBound - ends.lowerBound
      return HostEvent(.changeNumber(ends.lowerBound + width * position), on: id)
    }
  }

  /// The reason why an element cannot be adjusted.
  private struct AdjustmentError: Error { var reason: String }

  private func adjust(
    _ path: QueryPath, _ verb: String, at place: SourcePlace,
    _ event: (AccessibilitySnapshot.Adjustment?) throws(AdjustmentError) -> HostEvent
  ) {
    guard let (snapshot, index) = touch(path, verb, at: place) else { return }
    let element = snapshot.elements[index]
    guard element.isEnabled else { return fail(verb, path, "the element is disabled") }
    do throws(AdjustmentError) {
      send(try event(element.adjustment), verb, path)
    } catch {
      fail(verb, path, error.reason)
    }
  }
}
