// SPDX-License-Identifier: MIT

import WaymarkRender

/// How the mutations of the next batch are shown.
struct BatchMotion {
  /// How the mutations that were noted last are shown.
  var noted = MotionValue.standard
  /// How the elements that end with this batch disappear.
  var departing: [ElementID: MotionValue] = [:]
  /// Where the batch is divided: the final look of an element is sent before its removal.
  var ends: [Int] = []
  /// Whether a node is about to end with all nodes below it.
  var isDeparting = false
}
