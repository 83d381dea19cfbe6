// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Adds what the script of the page needs to measure the children of a layout of the app.
  func applyArrangement(_ element: ElementTree.Element, _ markup: inout Markup) {
    if let axis = element[.arrangement], element.kind == .zstack {
      markup["data-row"] = ""
      if element[.width] == nil { markup.addClass("row-\(axis.rawValue)") }
    }
    if let proposals = element[.proposals] {
      markup["data-ask"] = proposals.map(Self.line(of:)).joined(separator: " ")
    }
  }

  /// Returns the width and the height, such as `120,` without a height.
  private static func line(of proposal: ProposalValue) -> String {
    [proposal.width, proposal.height].map { $0.map(Style.number) ?? "" }.joined(separator: ",")
  }
}
