// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssets
import WaymarkRender

/// The contents of a colour set.
struct AssetColor: Decodable {
  /// The colour for an appearance; nil has the default of the system.
  private struct Entry: Decodable {
    let traits: AssetTraits
    let color: Definition?
    let gamut: String?

    private enum CodingKeys: String, CodingKey {
      case color
      case gamut = "display-gamut"
    }

    init(from decoder: any Decoder) throws {
      traits = try AssetTraits(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      color = try values.decodeIfPresent(Definition.self, forKey: .color)
      gamut = try values.decodeIfPresent(String.self, forKey: .gamut)
    }
  }

  /// The components of a colour, or the name of one of the system.
  private struct Definition: Decodable {
    let space: String?
    let components: [String: Component]?
    let reference: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// A component: `0x1F` and `31` are parts of 255, `0.12` is a part of 1.
  private struct Component: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self).lowercased()
      let parsed: Double? =
        if text.hasPrefix("0x") {
          Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if text.contains(".") {
          Double(text)
        } else {
          Int(text).map { Double($0) / 255 }
        }
      guard let parsed, parsed.isFinite else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Not the component of a colour")
      }
      value = parsed
    }
  }

  private let colors: [Entry]

  /// The colours for light and for dark mode.
  struct Variants: Sendable {
    let light: ColorValue
    let dark: ColorValue
  }

  /// Returns the colours of the set with a name; nil if it leaves them to the system.
  func variants(named name: String) throws(AssetError) -> Variants? {
    let usual = colors.filter { !$0.traits.isForContrast }.preferred(\.traits)
    func color(isDark: Bool) throws(AssetError) -> ColorValue? {
      let entries = usual.filter { $0.traits.isDark == isDark && $0.color != nil }
      guard let entry = entries.first(where: { $0.gamut != "display-P3" }) ?? entries.first,
        let definition = entry.color
      else { return nil }
      return try Self.color(definition, named: name)
    }
    let (light, dark) = (try color(isDark: false), try color(isDark: true))
    guard let known = light ?? dark else { return nil }
    return Variants(light: light ?? known, dark: dark ?? known)
  }

  /// Returns a component in sRGB for one in linear sRGB.
  static func curved(_ part: Double) -> Double {
    part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
  }

  private static func color(
    _ definition: Definition, named name: String
  ) throws(AssetError) -> ColorValue {
    if let reference = definition.reference {
      guard let color = SystemColor(reference: reference) else {
        throw AssetError("Color '\(name)': hosts have no system color '\(reference)'.")
      }
      return .system(color)
    }
    let isLinear = definition.space == "extended-linear-srgb"
    func part(_ name: String, or usual: Double) -> Double {
      min(max(definition.components?[name]?.value ?? usual, 0), 1)
    }
    func drawn(_ name: String) -> Double {
      let part = part(name, or: part("white", or: 0))
      return isLinear ? Self.curved(part) : part
    }
    return .rgba(drawn("red"), drawn("green"), drawn("blue"), part("alpha", or: 1))
  }
}

extension SystemColor {
  /// The colour with a name as in catalogues, such as `systemBlueColor`; nil for one that hosts do
  /// not have.
  fileprivate init?(reference: String) {
    switch reference {
    case "labelColor": self = .primary
    case "secondaryLabelColor": self = .secondary
    case "tertiaryLabelColor", "placeholderTextColor": self = .tertiary
    case "quaternaryLabelColor": self = .quaternary
    case "separatorColor", "opaqueSeparatorColor": self = .separator
    case "systemBackgroundColor": self = .background
    case "secondarySystemBackgroundColor": self = .secondaryBackground
    case "tertiarySystemBackgroundColor": self = .tertiaryBackground
    case "systemGroupedBackgroundColor": self = .groupedBackground
    case "linkColor": self = .blue
    default:
      guard reference.hasPrefix("system"), reference.hasSuffix("Color") else { return nil }
      self.init(rawValue: reference.dropFirst(6).dropLast(5).lowercased())
    }
  }
}
