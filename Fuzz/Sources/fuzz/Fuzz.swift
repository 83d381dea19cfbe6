// SPDX-License-Identifier: MIT

import Foundation
import FuzzChecks
import LibFuzzer

/// Gives the inputs of libFuzzer to one of the checks: `fuzz CHECK [LIBFUZZER-ARGUMENT...]`.
@main enum Fuzz {
  /// The check that is given the inputs.
  nonisolated(unsafe) private static var check: FuzzCheck?

  static func main() {
    guard CommandLine.argc > 1, let check = fuzzChecks[CommandLine.arguments[1]] else {
      let names = fuzzChecks.keys.sorted().joined(separator: ", ")
      FileHandle.standardError.write(Data("The first argument is one of \(names).\n".utf8))
      exit(2)
    }
    Self.check = check
    // What follows the name is libFuzzer's.
    CommandLine.unsafeArgv[1] = CommandLine.unsafeArgv[0]
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    let status = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
      Fuzz.check?(UnsafeBufferPointer(start: start, count: count))
      return 0
    }
    exit(status)
  }
}
