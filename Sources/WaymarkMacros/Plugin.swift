// SPDX-License-Identifier: MIT

import Foundation
import WaymarkMacroExpansion

/// The compiler plugin of Waymark's macros.
///
/// The compiler starts it and sends a message for each use of a macro; each message receives a
/// response. Messages are JSON, each preceded by its length in eight bytes, least significant
/// first. This is the only part of swift-syntax's plugin protocol that these macros need, so users
/// of Waymark do not compile swift-syntax.
@main
enum Plugin {
  static func main() throws {
    let (input, output) = (FileHandle.standardInput, FileHandle.standardOutput)
    while let message = try read(from: input) {
      let answer = try MacroExpansion.answer(to: message)
      let length = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> ($0 * 8)) }
      try output.write(contentsOf: Data(length) + answer)
    }
  }

  /// Returns the next message; nil once the compiler has closed the pipe.
  private static func read(from input: FileHandle) throws -> Data? {
    guard let head = try bytes(8, from: input) else { return nil }
    return try bytes(head.reversed().reduce(0) { $0 << 8 | Int($1) }, from: input)
  }

  private static func bytes(_ count: Int, from input: FileHandle) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
