// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkRender

/// An operation that the page's script performs on the document.
enum PatchOperation: Equatable, Sendable {
  /// Sets the text of an element.
  case text(NodeAddress, String)
  /// Sets an attribute; nil removes it.
  case attribute(NodeAddress, String, String?)
  /// Sets the value of an input, unless the person has typed since.
  case value(NodeAddress, String)
  /// Inserts HTML into a slot, before an element or at the end; nil inserts the prepared screen.
  case insert(NodeAddress, before: ElementID?, html: String?)
  case remove(ElementID)
  /// Moves an element of a slot before another or to the end.
  case move(ElementID, NodeAddress, before: ElementID?)
  /// Replaces a node with HTML.
  case replace(NodeAddress, html: String)
  /// Sets the style declarations of a node.
  case style(NodeAddress, String)
  /// Sets the title of the page.
  case title(String)
  /// Adds a glyph to the page's sprite.
  case glyph(String)
  /// Replaces the whole contents with HTML.
  case reset(html: String)
  /// Opens a URL in a new tab.
  case open(String)
  /// Shares a URL and text; a browser that cannot copies the URL, or the text if there is no URL.
  case share(title: String, text: String, address: String)
  /// Sets the identifier with which the page can resume its session.
  case session(String)
  /// Sets the sealed state that the page keeps for a session after this one; empty for none, and
  /// nil if the one that it kept is not valid.
  case state(String?)
  /// Begins a part of the patch whose changes are animated: those of some elements, or all. Several
  /// timings follow one another.
  case motion(String, of: [ElementID]?)
  /// Ends the part.
  case rest
  /// Shows the results of operations at equal intervals before those of the patch.
  case frames(String, [[PatchOperation]])
  /// Passes the HTML of the screen that a link will show; nil if there is none any more.
  case prepare(ElementID?, html: String?)
  /// Scrolls to an element, with an alignment for each axis: `nearest`, `start`, `center`, `end`.
  case scroll(ElementID, block: String, inline: String)
  /// Scrolls what scrolls an element to a position in pixels, along the axes that are not nil.
  case scrollTo(ElementID, left: Double?, top: Double?)
}

/// A node of a page: an element or a descendant in its markup.
struct NodeAddress: Hashable, Sendable, CustomStringConvertible {
  var element: ElementID
  /// The path from the element's node, as child indices.
  var path: [Int] = []

  /// The format that the script reads: the id, then the path, separated by slashes.
  var description: String {
    path.isEmpty
      ? element.description : "\(element)/" + path.map(String.init).joined(separator: "/")
  }
}

extension PatchOperation {
  /// The numbers of the operations, which the script knows as `op`; a test compares both.
  enum Code: Int, CaseIterable {
    case text, attribute, value, insert, remove, move, replace, style, title, glyph, reset, open
    case session, scroll, share, state, motion, frames, prepare
  }

  /// Appends the operation as a JSON array, whose first entry is the number of the operation.
  func append(to json: inout String) {
    switch self {
    case .text(let node, let text): write(.text, node.description, text, to: &json)
    case .attribute(let node, let name, let value):
      write(.attribute, node.description, name, value, to: &json)
    case .value(let node, let value): write(.value, node.description, value, to: &json)
    case .insert(let slot, let before, let html):
      write(.insert, slot.description, before?.description, html, to: &json)
    case .remove(let id): write(.remove, id.description, to: &json)
    case .move(let id, let slot, let before):
      write(.move, id.description, slot.description, before?.description, to: &json)
    case .replace(let node, let html): write(.replace, node.description, html, to: &json)
    case .style(let node, let values): write(.style, node.description, values, to: &json)
    case .title(let title): write(.title, title, to: &json)
    case .glyph(let name): write(.glyph, "g-\(name)", Sprite.symbol(name), to: &json)
    case .reset(let html): write(.reset, html, to: &json)
    case .open(let address): write(.open, address, to: &json)
    case .session(let id): write(.session, id, to: &json)
    case .state(let text): write(.state, text, to: &json)
    case .motion(let timing, let elements):
      let names = elements.map { $0.map(\.description).joined(separator: " ") }
      write(.motion, timing, names, to: &json)
    case .rest: write(.motion, to: &json)
    case .frames(let timing, let frames):
      json += "[\(Code.frames.rawValue),"
      JSON.append(timing, to: &json)
      json += ",["
      for (index, operations) in frames.enumerated() {
        json += index > 0 ? ",[" : "["
        for (place, operation) in operations.enumerated() {
          if place > 0 { json += "," }
          operation.append(to: &json)
        }
        json += "]"
      }
      json += "]]"
    case .prepare(let link, let html): write(.prepare, link?.description, html, to: &json)
    case .share(let title, let text, let address): write(.share, title, text, address, to: &json)
    case .scroll(let id, let block, let inline):
      write(.scroll, id.description, block, inline, to: &json)
    case .scrollTo(let id, let left, let top):
      json += "[\(Code.scroll.rawValue),"
      JSON.append(id.description, to: &json)
      let places = [("left", left), ("top", top)].compactMap { name, place in
        place.map { "\"\(name)\":\($0)" }
      }
      json += ",{\(places.joined(separator: ","))}]"
    }
  }

  private func write(_ code: Code, _ arguments: String?..., to json: inout String) {
    json += "[\(code.rawValue)"
    for argument in arguments {
      json += ","
      if let argument { JSON.append(argument, to: &json) } else { json += "null" }
    }
    json += "]"
  }
}
