// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of a document as parsed by Foundation.
final class ParsedXML: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var error: (any Error)?
  private var open: [Int] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError }
  }

  func values(of attribute: String, of name: String) -> [String] {
    elements.filter { $0.name == name }.compactMap { $0.attributes[attribute] }
  }

  func texts(of name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_: XMLParser, foundCharacters text: String) {
    if let index = open.last { elements[index].text += text }
  }
}
