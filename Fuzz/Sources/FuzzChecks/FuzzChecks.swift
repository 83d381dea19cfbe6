// SPDX-License-Identifier: MIT

/// Reads one input; traps if what was read breaks a rule.
package typealias FuzzCheck = @Sendable (UnsafeBufferPointer<UInt8>) -> Void

/// All checks, by the names of the folders of their seeds.
package let fuzzChecks: [String: FuzzCheck] = [
  "Association": checkAssociation,
  "Codable": checkCodable,
  "Comparison": checkComparison,
  "Message": checkMessage,
  "Pattern": checkPattern,
  "Payload": checkPayload,
  "Scanner": checkScanner,
  "Snapshot": checkSnapshot,
  "Table": checkTable,
  "Token": checkToken,
]
