// SPDX-License-Identifier: MIT

extension FlowPath: CustomStringConvertible {
  /// A one-line description of the path, such as `FlowPath [push 1, sheet+ "Filters"]`.
  ///
  /// Each route is its style, with `+` if it has its own navigation stack, and the description of
  /// its screen. To save a path, encode it instead.
  public var description: String { "FlowPath \(routes)" }
}

extension FlowPath: CustomDebugStringConvertible {
  /// A description with a line for each route: index, style, the screen's type and the screen.
  public var debugDescription: String {
    guard !isEmpty else { return description }
    let rows = routes.enumerated().map { index, route in
      [
        "\(index)", "\(route.style)", "\(type(of: route.screen.base))", screenText(route.screen),
      ]
    }
    let widths = (0..<3).map { column in rows.map(\.[column].count).max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return (cells + row.suffix(1)).joined(separator: "  ")
    }
    return (["FlowPath of \(count)"] + lines).joined(separator: "\n")
  }
}

extension FlowPath: CustomReflectable {
  /// A mirror that presents the path as a collection of routes with unwrapped screens.
  public var customMirror: Mirror {
    Mirror(
      self, unlabeledChildren: routes.map { route in route.map(\.base) },
      displayStyle: .collection)
  }
}
