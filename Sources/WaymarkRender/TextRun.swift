// SPDX-License-Identifier: MIT

/// A part of a text with its own style.
public struct TextRun: Hashable, Sendable, Codable {
  /// The string.
  public var text: String
  /// The properties that differ from those of the whole text; a `url` makes the part a link.
  public var properties: PropertyList

  /// Creates a run from a string and properties.
  public init(_ text: String, _ properties: PropertyList = [:]) {
    self.text = text
    self.properties = properties
  }
}
