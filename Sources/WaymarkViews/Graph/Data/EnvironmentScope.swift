// SPDX-License-Identifier: MIT

/// The environment of a place in the graph: values set there or above, and the enclosing
/// containers.
final class EnvironmentScope {
  private(set) var boxes: EnvironmentBoxes
  var containers: Containers

  init() {
    boxes = [:]
    containers = Containers()
  }

  init(below scope: EnvironmentScope) {
    boxes = scope.boxes
    containers = scope.containers
  }

  /// Whether an enclosing view sets a key.
  func sets<K: EnvironmentKey>(_ key: K.Type) -> Bool {
    boxes[ObjectIdentifier(key)] != nil
  }

  /// Sets the values of a modifier, whose keys never change.
  func set(_ values: EnvironmentBoxes) {
    for (key, box) in values.pairs { boxes[key] = box }
  }
}
