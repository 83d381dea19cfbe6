// SPDX-License-Identifier: MIT

import Foundation
package import WaymarkHeadless

// With --static-swift-stdlib, neither module exists.
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Fails the running test in XCTest or Swift Testing, because XCTest ignores issues of Swift
/// Testing.
///
/// Outside of a test, such as in a benchmark, the message is written to standard error.
package func failTest(_ message: String, at place: SourcePlace) {
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
/// XCTest has no API for this, and ignores issues outside of its runs.
private let isTestProcess = CommandLine.arguments.contains { $0.hasSuffix("xctest") }
#endif
