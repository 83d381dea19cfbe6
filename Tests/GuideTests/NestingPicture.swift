// SPDX-License-Identifier: MIT

import WaymarkRender

/// A drawing of an app's content in boxes, with the route of each screen in each path.
///
/// A screen declares its route with ``View/mark(_:)``.
struct NestingPicture: CustomStringConvertible {
  private struct Line {
    var text: String
    var marks: [String] = []
  }

  private struct Layer {
    var name: String
    var lines: [Line]
  }

  /// The contents of a screen.
  private struct Found {
    var titles: [String] = []
    var marks: [String] = []
    var stacks: [[Line]] = []
  }

  private var layers: [Layer] = []
  private let paths: [String]

  init(_ tree: ElementTree, paths: [String]) {
    self.paths = paths
    for window in tree.nodes { layers += Self.layers(window) }
  }

  private static func layers(_ node: ElementTree.Node) -> [Layer] {
    let content = node.children.filter { $0.kind != .overlays }
    let above = node.children.filter { $0.kind == .overlays }.flatMap(\.children)
    var found = Found()
    for child in content { gather(child, into: &found) }
    var layer = Layer(name: node.kind.rawValue, lines: [])
    if found.titles.isEmpty, found.marks.isEmpty, found.stacks.count == 1 {
      layer.name += " with a stack"
      layer.lines = found.stacks[0]
    } else {
      layer.lines = lines(of: found)
    }
    return [layer] + above.flatMap(layers)
  }

  private static func gather(_ node: ElementTree.Node, into found: inout Found) {
    switch node.kind {
    case .navigationStack:
      found.stacks.append(
        node.children.flatMap { screen in
          var found = Found()
          for child in screen.children { gather(child, into: &found) }
          return lines(of: found)
        })
    case .text:
      guard case .text(let text) = node.properties[.text] else { return }
      if node.properties[.identifier] == .text("title") { found.titles.append(text) }
      if node.properties[.identifier] == .text("mark") { found.marks.append(text) }
    default:
      for child in node.children { gather(child, into: &found) }
    }
  }

  private static func lines(of found: Found) -> [Line] {
    var lines: [Line] = []
    var marks = found.marks
    if !found.titles.isEmpty || found.stacks.isEmpty {
      lines.append(Line(text: found.titles.joined(separator: ", "), marks: marks))
      marks = []
    }
    for stack in found.stacks {
      let width = max(stack.map(\.text.count).max() ?? 0, 6)
      lines.append(Line(text: rule("┌ stack ", width, "┐"), marks: marks))
      lines += stack.map { Line(text: "│ \(padded($0.text, width)) │", marks: $0.marks) }
      lines.append(Line(text: rule("└", width, "┘")))
    }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func rule(_ start: String, _ width: Int, _ end: String) -> String {
    start + String(repeating: "─", count: max(0, width + 3 - start.count)) + end
  }

  /// The shown routes, lowest first, such as `trip root` and `trip 0`.
  var marks: [String] {
    layers.flatMap(\.lines).flatMap(\.marks).map { $0.replacing(" -1", with: " root") }
  }

  var description: String {
    let width = max(
      layers.flatMap(\.lines).map(\.text.count).max() ?? 0,
      layers.map { $0.name.count + 2 }.max() ?? 0)
    var rows = [String(repeating: " ", count: width + 5) + column(paths)]
    for (index, layer) in layers.enumerated() {
      rows.append(
        Self.rule("\(index == 0 ? "┌" : "├") \(layer.name) ", width, index == 0 ? "┐" : "┤"))
      rows += layer.lines.map { line in
        "│ \(Self.padded(line.text, width)) │ " + column(paths.map { place(line.marks, $0) })
      }
    }
    rows.append(Self.rule("└", width, "┘"))
    return rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private func column(_ texts: [String]) -> String {
    zip(texts, paths).map { Self.padded($0, max($1.count, 4) + 2) }.joined()
  }

  private func place(_ marks: [String], _ path: String) -> String {
    marks.filter { $0.hasPrefix("\(path) ") }
      .map { $0.dropFirst(path.count + 1) }.map { $0 == "-1" ? "root" : "\($0)" }
      .joined(separator: ",")
  }
}
