// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WaymarkProcesses

@Suite(.timeLimit(.minutes(5)))
struct ProcessStartTests {
  private func process(_ path: String, _ arguments: String...) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    return process
  }

  @Test func `the end of a process is noticed while one that it has started is running`() throws {
    let mark = FileManager.default.temporaryDirectory.appending(path: "ended-\(UUID())")
    let parent = process(
      "/bin/sh", "-c", #"(sleep 20; : >"$0") >/dev/null 2>&1 & echo $!"#, mark.path())
    let output = try ProcessStart.alone {
      let pipe = Pipe()
      parent.standardOutput = pipe
      try parent.run()
      return pipe.fileHandleForReading
    }
    let text = String(decoding: output.availableData, as: UTF8.self)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    parent.waitForEnd()
    let hasChildEnded = FileManager.default.fileExists(atPath: mark.path())
    kill(child, SIGKILL)
    #expect(!hasChildEnded)
  }

  @Test func `the end of a process is noticed while those started beside it are running`()
    async throws
  {
    let others = Mutex<[Process]?>([])
    // On threads of their own, so that they start while the short ones do.
    for _ in 0..<3 {
      Thread.detachNewThread {
        for _ in 0..<200 where others.withLock({ $0 != nil }) {
          let other = process("/bin/sleep", "600")
          guard (try? ProcessStart.alone { try other.run() }) != nil else { return }
          others.withLock {
            $0?.append(other)
            if $0 == nil { kill(other.processIdentifier, SIGKILL) }
          }
        }
      }
    }
    for _ in 0..<200 {
      let short = process("/bin/sh", "-c", ":")
      let (ending, end) = AsyncStream<Void>.makeStream()
      short.terminationHandler = { _ in end.finish() }
      try ProcessStart.alone { try short.run() }
      for await _ in ending {}
    }
    let running = others.withLock { all in
      defer { all = nil }
      return all ?? []
    }
    let areRunning = running.allSatisfy { $0.isRunning }
    for other in running { kill(other.processIdentifier, SIGKILL) }
    #expect(areRunning && !running.isEmpty)
  }
}
