// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation
public import OpenCombine

/// JSON that publishers decode: `decode(type: Trail.self, decoder: JSONDecoder())`.
extension JSONDecoder: @retroactive TopLevelDecoder {}

/// JSON that publishers encode: `encode(encoder: JSONEncoder())`.
extension JSONEncoder: @retroactive TopLevelEncoder {}

/// Property lists that publishers decode.
extension PropertyListDecoder: @retroactive TopLevelDecoder {}

/// Property lists that publishers encode.
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
