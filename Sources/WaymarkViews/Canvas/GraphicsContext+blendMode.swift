// SPDX-License-Identifier: MIT

import WaymarkRender

extension GraphicsContext {
  /// The blend mode of an operation with those before it.
  public struct BlendMode: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// Nil for `normal`, and for modes that hosts draw like it.
    var value: BlendModeValue? { BlendModeValue(rawValue: name) }

    /// Covers what is behind.
    public static let normal = BlendMode("normal")
    /// Multiplies colours.
    public static let multiply = BlendMode("multiply")
    /// Multiplies inverted colours.
    public static let screen = BlendMode("screen")
    /// Multiplies dark and screens light colours behind.
    public static let overlay = BlendMode("overlay")
    /// The darker of both colours.
    public static let darken = BlendMode("darken")
    /// The lighter of both colours.
    public static let lighten = BlendMode("lighten")
    /// Brightens colours behind.
    public static let colorDodge = BlendMode("colorDodge")
    /// Darkens colours behind.
    public static let colorBurn = BlendMode("colorBurn")
    /// Darkens or lightens softly.
    public static let softLight = BlendMode("softLight")
    /// Multiplies or screens, depending on the operation's colour.
    public static let hardLight = BlendMode("hardLight")
    /// The difference of both colours.
    public static let difference = BlendMode("difference")
    /// The difference of both colours, with less contrast.
    public static let exclusion = BlendMode("exclusion")
    /// The hue of the operation.
    public static let hue = BlendMode("hue")
    /// The saturation of the operation.
    public static let saturation = BlendMode("saturation")
    /// The hue and the saturation of the operation.
    public static let color = BlendMode("color")
    /// The luminosity of the operation.
    public static let luminosity = BlendMode("luminosity")
    /// Adds colours.
    public static let plusLighter = BlendMode("plusLighter")
    /// Adds inverted colours; drawn as `normal`.
    public static let plusDarker = BlendMode("plusDarker")
    /// Removes what is behind; drawn as `normal`.
    public static let clear = BlendMode("clear")
    /// Replaces what is behind; drawn as `normal`.
    public static let copy = BlendMode("copy")
    /// The operation where something is behind, in place of it; drawn as `normal`.
    public static let sourceIn = BlendMode("sourceIn")
    /// The operation where nothing is behind; drawn as `normal`.
    public static let sourceOut = BlendMode("sourceOut")
    /// The operation where something is behind, on top of it; drawn as `normal`.
    public static let sourceAtop = BlendMode("sourceAtop")
    /// The operation behind what is there; drawn as `normal`.
    public static let destinationOver = BlendMode("destinationOver")
    /// What is behind, where the operation covers it; drawn as `normal`.
    public static let destinationIn = BlendMode("destinationIn")
    /// What is behind, where the operation does not cover it; drawn as `normal`.
    public static let destinationOut = BlendMode("destinationOut")
    /// What is behind on top of the operation, within the operation; drawn as `normal`.
    public static let destinationAtop = BlendMode("destinationAtop")
    /// Both where they do not overlap; drawn as `normal`.
    public static let xor = BlendMode("xor")
  }
}
