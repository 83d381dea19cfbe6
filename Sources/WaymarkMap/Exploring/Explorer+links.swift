// SPDX-License-Identifier: MIT

import WaymarkHeadless

// The queries of the link table during an exploration, and the controls that it records.
extension Explorer {
  /// The names of a screen's controls while the gates of its link are closed, and open.
  struct Offers {
    var closed: Set<String>?
    var open: Set<String>?
  }

  /// Whether the links of a pattern have no parameters.
  func isFixed(_ pattern: String?) -> Bool {
    links?.entries.contains { $0.pattern == pattern && $0.isFixed } ?? true
  }

  func noteUnnamed(_ controls: [Control], on id: ID) {
    for control in controls where control.isUnnamed {
      let query = control.step.query ?? ""
      findings.insert(
        .init(
          .unnamedControl, screen: id,
          message: "A \(control.step.role ?? "control") of \(id) has no label: \(query)"))
    }
  }

  func hasLink(_ pattern: String) -> Bool {
    edges.contains { $0.to == pattern && $0.step.action == .open }
  }
}
