// SPDX-License-Identifier: MIT

import Foundation

// A build with --static-swift-stdlib has neither module.
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// A place in a test's source.
struct SourcePlace {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt
}

/// Fails the running test, whichever library runs it: XCTest drops what Swift Testing records.
///
/// Outside of any test (a benchmark, say) the message goes to standard error.
func failTest(_ message: String, at place: SourcePlace) {
  #if canImport(Testing)
  if Test.current != nil {
    let location = SourceLocation(
      fileID: "\(place.fileID)", filePath: "\(place.file)", line: Int(place.line),
      column: Int(place.column))
    Issue.record("\(message)", sourceLocation: location)
    return
  }
  #endif
  #if canImport(XCTest)
  if isTestProcess {
    XCTFail(message, file: place.file, line: place.line)
    return
  }
  #endif
  FileHandle.standardError.write(Data("\(place.file):\(place.line): \(message)\n".utf8))
}

#if canImport(XCTest)
/// XCTest has no way to ask, and drops what is recorded outside of its runs.
private let isTestProcess = CommandLine.arguments.contains { $0.hasSuffix("xctest") }
#endif
