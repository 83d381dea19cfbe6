// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation
public import OpenCombine

/// Lets publishers decode JSON: `decode(type: Trail.self, decoder: JSONDecoder())`.
extension JSONDecoder: @retroactive TopLevelDecoder {}

/// Lets publishers encode JSON: `encode(encoder: JSONEncoder())`.
extension JSONEncoder: @retroactive TopLevelEncoder {}

/// Lets publishers decode property lists.
extension PropertyListDecoder: @retroactive TopLevelDecoder {}

/// Lets publishers encode property lists.
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
