// SPDX-License-Identifier: MIT

/// The hosts of a table: names, and patterns such as `:tenant.example.com`.
struct LinkHosts: Sendable {
  /// All of them as they were declared, in lower case but for the names of parameters.
  private(set) var all: [String] = []
  /// Those without parameters.
  private(set) var names: [String] = []
  /// The others, the one that goes first at the head.
  private(set) var patterns: [LinkHostPattern] = []
  /// The others, as they were declared.
  private var declared: [LinkHostPattern] = []

  /// Adds a host; returns a description of what is wrong with it.
  mutating func insert(_ text: String) -> String? {
    let pattern = LinkHostPattern(text)
    let problem =
      pattern.defect
      ?? (all.contains(pattern.text)
        ? "is named twice"
        : declared.first { $0.crosses(pattern) }.map { other in
          "and “\(other.text)” are both for “\(other.common(with: pattern))”"
        })
    all.append(pattern.text)
    if pattern.isName {
      names.append(pattern.text)
    } else {
      declared.append(pattern)
      let place = patterns.firstIndex { $0.names.count > pattern.names.count }
      patterns.insert(pattern, at: place ?? patterns.endIndex)
    }
    return problem
  }

  /// The first pattern that a host is of, by its place.
  func pattern(of host: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    if patterns.isEmpty { return nil }
    let text = String(decoding: host, as: UTF8.self).lowercased()
    return patterns.firstIndex { $0.matches(text) }
  }

  /// The host that links are printed at.
  ///
  /// - Parameter values: The values of its parameters.
  /// - Returns: The host; nil for none.
  /// - Throws: Why it cannot be printed.
  func host(with values: [String: String]) throws(LinkPrintError) -> String? {
    if values.isEmpty { return names.first }
    guard let pattern = declared.first(where: { Set($0.names) == Set(values.keys) }) else {
      return nil
    }
    let host = try pattern.host(with: values)
    let other =
      names.contains(host) ? host : patterns.first { $0.matches(host) }.map(\.text)
    if let other, other != pattern.text { throw .shadowed(pattern: pattern.text, by: other) }
    return host
  }
}

/// A host, each of whose labels is itself or a parameter.
struct LinkHostPattern: Hashable, Sendable {
  enum Label: Hashable, Sendable {
    case literal(String)
    case param(String)
  }

  private(set) var labels: [Label] = []
  /// The pattern, in lower case but for the names of parameters.
  private(set) var text = ""
  /// What is wrong with it.
  private(set) var defect: String?

  init(_ text: String) {
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      labels.append(
        part.first == ":" ? .param(String(part.dropFirst())) : .literal(part.lowercased()))
    }
    self.text = labels.map { label in
      switch label {
      case .literal(let text): text
      case .param(let name): ":" + name
      }
    }.joined(separator: ".")
    let names = names
    let isName =
      self.text.utf8.count <= 253
      && labels.allSatisfy { label in
        switch label {
        case .literal(let text): LinkHostPattern.isText(text)
        case .param(let name): LinkHostPattern.isText(name.lowercased(), allowing: "_")
        }
      }
    if !isName {
      defect = "is not an ASCII host name without a port (“xn--…” for other letters)"
    } else if case .param? = labels.last {
      defect = "ends in a parameter, so it could be any host"
    } else if Set(names).count < names.count {
      defect = "names a parameter twice"
    }
  }

  /// The names of its parameters.
  var names: [String] {
    labels.compactMap { if case .param(let name) = $0 { name } else { nil } }
  }

  /// Whether it has no parameters.
  var isName: Bool { names.isEmpty }

  private static func isText(_ text: String, allowing more: String = "") -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: more.utf8.contains(byte)
        }
      }
  }

  /// Whether a text can be the value of a parameter: a label of at most 63 letters, digits and
  /// hyphens, none of these at its ends (RFC 1123, section 2.1).
  private static func isLabel(_ text: some StringProtocol) -> Bool {
    let text = String(text)
    return isText(text) && text.utf8.count <= 63 && !text.hasPrefix("-") && !text.hasSuffix("-")
  }

  /// Whether a host in lower case is of the pattern.
  func matches(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == labels.count
      && zip(parts, labels).allSatisfy { part, label in
        switch label {
        case .literal(let text): text == part
        case .param: LinkHostPattern.isLabel(part)
        }
      }
  }

  /// The values of its parameters in a host that is of it.
  func values(of host: String) -> [String: String] {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    var values: [String: String] = [:]
    for (part, label) in zip(parts, labels) {
      if case .param(let name) = label { values[name] = String(part) }
    }
    return values
  }

  /// The host for values of its parameters.
  func host(with values: [String: String]) throws(LinkPrintError) -> String {
    var parts: [String] = []
    for label in labels {
      switch label {
      case .literal(let text): parts.append(text)
      case .param(let name):
        guard let value = values[name], LinkHostPattern.isLabel(value) else {
          throw .notRepresentable(pattern: text, param: name)
        }
        parts.append(value)
      }
    }
    return parts.joined(separator: ".")
  }

  /// Whether some host is of both patterns, of which neither is narrower.
  func crosses(_ other: LinkHostPattern) -> Bool {
    let pairs = zip(labels, other.labels)
    guard labels.count == other.labels.count else { return false }
    var (isNarrower, isWider) = (false, false)
    for pair in pairs {
      switch pair {
      case (.literal(let one), .literal(let two)): if one != two { return false }
      case (.literal, .param): isNarrower = true
      case (.param, .literal): isWider = true
      case (.param, .param): break
      }
    }
    return isNarrower == isWider
  }

  /// A host of both patterns, which cross.
  func common(with other: LinkHostPattern) -> String {
    zip(labels, other.labels).map { pair in
      switch pair {
      case (.literal(let text), _), (_, .literal(let text)): text
      case (.param, .param): "x"
      }
    }.joined(separator: ".")
  }
}
