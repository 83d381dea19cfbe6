// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementReference: Codable {
  private enum Name: String, CodingKey {
    case kind, identifier, name, ordinal
  }

  /// Decodes an object, as in `{"kind":"button","name":"Save"}`; the ordinal is 0 if it is absent.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    self.init(
      try values.decode(ElementKind.self, forKey: .kind),
      identifier: try values.decodeIfPresent(String.self, forKey: .identifier),
      name: try values.decodeIfPresent(String.self, forKey: .name),
      ordinal: try values.decodeIfPresent(Int.self, forKey: .ordinal) ?? 0)
  }

  /// Encodes the parts that are not absent or 0.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Name.self)
    try values.encode(kind, forKey: .kind)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encodeIfPresent(name, forKey: .name)
    if ordinal != 0 { try values.encode(ordinal, forKey: .ordinal) }
  }
}
