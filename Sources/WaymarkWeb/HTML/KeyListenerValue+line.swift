// SPDX-License-Identifier: MIT

import WaymarkRender

extension KeyListenerValue {
  /// The value as the script reads it: the phases and, if keys are listed, their names.
  var line: String {
    if keys?.isEmpty == true { return "" }
    let phases = phases.map(\.rawValue).joined(separator: ",")
    return ([phases] + (keys ?? []).map(\.scriptName)).joined(separator: " ")
  }
}
