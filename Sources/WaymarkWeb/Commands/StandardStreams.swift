// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// The lines of standard input and output, which no one else can then read or write.
///
/// What the app prints goes to standard error, so that it cannot break the protocol. Reading and
/// writing wait on another thread, so that the app continues meanwhile.
@MainActor
final class StandardStreams {
  private let input: Int32
  private let output: FileHandle
  private let queue = DispatchQueue(label: "waymark.standard-streams")
  private var buffer = LineBuffer()
  /// The lines that have been read, the next one last.
  private var lines: [LineBuffer.Line] = []
  private var isAtEnd = false

  /// Takes the streams of the process; nil if the system cannot duplicate them.
  init?() {
    let output = dup(STDOUT_FILENO)
    input = dup(STDIN_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0,
      dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else { return nil }
    close(nothing)
    // A client that is gone is an error of a write.
    signal(SIGPIPE, SIG_IGN)
    self.output = FileHandle(fileDescriptor: output)
  }

  /// Returns the next line; nil at the end of the input.
  func next() async -> LineBuffer.Line? {
    while lines.isEmpty, !isAtEnd {
      let bytes = await read()
      isAtEnd = bytes.isEmpty
      lines = isAtEnd ? buffer.finish().map { [$0] } ?? [] : buffer.add(bytes).reversed()
    }
    return lines.popLast()
  }

  /// Writes a line; returns whether a client has received it.
  func write(_ line: String) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { [output] in
        let isWritten = (try? output.write(contentsOf: Data((line + "\n").utf8))) != nil
        continuation.resume(returning: isWritten)
      }
    }
  }

  /// The maximum number of bytes that are read at once.
  private nonisolated static let portion = 1 << 16

  /// Returns bytes as soon as there are some; none at the end, or if the input cannot be read.
  private func read() async -> [UInt8] {
    await withCheckedContinuation { continuation in
      queue.async { [input] in
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.portion) { buffer, count in
          var result: Int
          repeat {
            result = Foundation.read(input, buffer.baseAddress, Self.portion)
          } while result < 0 && errno == EINTR
          count = max(0, result)
        }
        continuation.resume(returning: bytes)
      }
    }
  }
}
