// SPDX-License-Identifier: MIT

/// What property lists for apps' links are made of, with keys in their order.
enum PropertyList: Hashable, Sendable {
  case string(String)
  case array([PropertyList])
  case dictionary([Member])
  /// A value of another kind, by the name of its element.
  case other(String)

  struct Member: Hashable, Sendable {
    var key: String
    var value: PropertyList

    init(_ key: String, _ value: PropertyList) {
      self.key = key
      self.value = value
    }
  }

  /// An array of strings.
  static func strings(_ strings: [String]) -> PropertyList { .array(strings.map { .string($0) }) }

  /// The value of a key of a dictionary; nil for none.
  subscript(key: String) -> PropertyList? {
    guard case .dictionary(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What it is, for messages.
  var kind: String {
    switch self {
    case .string: "a string"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .other(let name): "<\(name)>"
    }
  }
}

extension PropertyList {
  /// How many bytes of a property list are read.
  static let sizeLimit = 1 << 20

  /// The list as an XML document.
  var document: String {
    XML.Element("plist", [.init("version", "1.0")], [.element(element)]).document(
      doctype: """
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        """)
  }

  private var element: XML.Element {
    switch self {
    case .string(let text): XML.Element("string", text: text)
    case .array(let values): XML.Element("array", [], values.map { .element($0.element) })
    case .dictionary(let members):
      XML.Element(
        "dict", [],
        members.flatMap { member in
          [.element(XML.Element("key", text: member.key)), .element(member.value.element)]
        })
    case .other(let name): XML.Element(name)
    }
  }

  /// Reads an XML property list.
  init(parsing bytes: some Collection<UInt8>) throws(ArtifactError) {
    let root = try XMLReader.read(bytes, limit: Self.sizeLimit)
    guard root.name == "plist", root.elements.count == 1, let value = root.elements.first else {
      throw .wrongShape(at: root.name, expected: "a plist with one value", found: "none")
    }
    try self.init(value, at: "plist")
  }

  private init(_ element: XML.Element, at place: String) throws(ArtifactError) {
    switch element.name {
    case "string": self = .string(element.text)
    case "array":
      var values: [PropertyList] = []
      for (index, child) in element.elements.enumerated() {
        values.append(try PropertyList(child, at: "\(place)[\(index)]"))
      }
      self = .array(values)
    case "dict":
      var members: [Member] = []
      var key: String?
      for child in element.elements {
        if let name = key {
          members.append(Member(name, try PropertyList(child, at: "\(place).\(name)")))
          key = nil
        } else {
          guard child.name == "key" else {
            throw .wrongShape(at: place, expected: "a key", found: "<\(child.name)>")
          }
          key = child.text
        }
      }
      if let key {
        throw .wrongShape(at: "\(place).\(key)", expected: "a value", found: "absent")
      }
      self = .dictionary(members)
    default: self = .other(element.name)
    }
  }

  /// The strings of an array under a key; none where the key is absent.
  func strings(under key: String) throws(ArtifactError) -> [String] {
    guard case .dictionary = self else {
      throw .wrongShape(at: "plist", expected: "a dictionary", found: kind)
    }
    guard let value = self[key] else { return [] }
    guard case .array(let values) = value else {
      throw .wrongShape(at: key, expected: "an array of strings", found: value.kind)
    }
    var strings: [String] = []
    for (index, value) in values.enumerated() {
      guard case .string(let text) = value else {
        throw .wrongShape(at: "\(key)[\(index)]", expected: "a string", found: value.kind)
      }
      strings.append(text)
    }
    return strings
  }
}
