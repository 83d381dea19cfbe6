// SPDX-License-Identifier: MIT

import Foundation
import Logging
import NIOCore
import NIOPosix
import Synchronization
import UnixSignals
import WaymarkProcesses

/// Runs the workers of a server, and starts those again that end.
final class Supervisor: Sendable {
  /// The time after which a worker that has ended is no longer suspected to end at once again.
  private static let stableTime = Duration.seconds(10)
  /// The pauses before a worker that ends soon after its start is started again.
  private static let pauses = (first: Duration.milliseconds(100), last: Duration.seconds(10))
  /// The time that workers have to end, apart from that in which they still serve.
  private static let endTime = Duration.seconds(10)

  private let options: WebHost.Options
  private let clock: ServerClock
  private let logger = Logger(label: "waymark.web")
  private let state = Mutex(State())

  private struct State {
    var processes: [Int: Process] = [:]
    /// The workers that have served since they were started first.
    var ready: Set<Int> = []
    var isStopping = false
  }

  /// Creates a supervisor of as many workers as the options say.
  init(_ options: WebHost.Options, clock: ServerClock = .system) {
    self.options = options
    self.clock = clock
  }

  /// Runs the workers until a signal (SIGINT, SIGTERM) arrives or the task is cancelled.
  ///
  /// - Parameter ready: Called with the port when all workers serve.
  /// - Throws: ``WebHostError/workerFailed(status:)`` if a worker ends before it has served, and the
  ///   error of NIO or of the file system if the port or the folder cannot be used.
  func run(ready: @escaping @Sendable (Int) -> Void) async throws {
    let port = try SharedPort(options.port, host: options.host)
    let number = port.number
    // Short, since the path of a socket has about 100 characters at most.
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "waymark-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = try await SupervisorLink.listen(in: folder.path) { [self] index in
      let isComplete = state.withLock { state in
        state.ready.insert(index).inserted && state.ready.count == options.workers
      }
      if isComplete { ready(number) }
    }
    defer { link.close(promise: nil) }
    try await withThrowingTaskGroup { group in
      group.addTask { [self] in try await runWorkers(number, folder) }
      group.addTask { [self] in try await handleSignals() }
      defer { group.cancelAll() }
      try await group.next()
    }
    // The port stays reserved until the workers have ended.
    _ = port
  }

  private func runWorkers(_ port: Int, _ folder: URL) async throws {
    try await withTaskCancellationHandler {
      try await withThrowingTaskGroup { group in
        for index in 0..<options.workers {
          let worker = Worker(
            index: index, count: options.workers, port: port, folder: folder.path,
            storage: options.storage == nil ? folder.appending(path: "storage").path : nil)
          group.addTask { [self] in try await keepRunning(worker) }
        }
        do {
          try await group.waitForAll()
        } catch {
          stop()
          throw error
        }
      }
    } onCancel: {
      stop()
    }
  }

  /// Runs a worker until the server stops.
  private func keepRunning(_ worker: Worker) async throws {
    var pause = Duration.zero
    while true {
      let start = clock.now()
      guard let status = try await runOnce(worker) else { return }
      let (isStopping, wasReady) = state.withLock {
        ($0.isStopping, $0.ready.contains(worker.index))
      }
      if isStopping { return }
      // What prevents the first start will prevent the next one, and the worker has said what it is.
      guard wasReady else { throw WebHostError.workerFailed(status: status) }
      pause =
        clock.now() - start > Self.stableTime
        ? .zero : min(max(pause * 2, Self.pauses.first), Self.pauses.last)
      logger.error("Worker \(worker.index) has ended (\(status)); it is started again in \(pause).")
      if pause > .zero { try await clock.sleep(pause) }
    }
  }

  /// Runs a worker until it ends; returns its status, or nil if the server stops.
  private func runOnce(_ worker: Worker) async throws -> String? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = Array(CommandLine.arguments.dropFirst())
    let place = try JSONEncoder().encode(worker)
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Worker.variable: String(decoding: place, as: UTF8.self)]) { $1 }
    // Even if the task is cancelled, it waits for the process.
    let hasRun = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume(returning: true) }
      state.withLock { state in
        guard !state.isStopping else { return continuation.resume(returning: false) }
        do {
          try ProcessStart.alone { try process.run() }
          state.processes[worker.index] = process
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
    guard hasRun else { return nil }
    state.withLock { $0.processes[worker.index] = nil }
    let code = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? "signal \(code)" : "status \(code)"
  }

  private func handleSignals() async throws {
    for await signal in await UnixSignalsSequence(trapping: .sigint, .sigterm, .sigusr1) {
      guard signal == .sigusr1 else { return stop() }
      for process in state.withLock({ Array($0.processes.values) }) {
        kill(process.processIdentifier, SIGUSR1)
      }
    }
  }

  /// Tells the workers to stop, and ends those that do not.
  private func stop() {
    let processes = state.withLock { state in
      state.isStopping = true
      return Array(state.processes.values)
    }
    for process in processes where process.isRunning { process.terminate() }
    Task { [clock, time = options.drainTime + Self.endTime] in
      try? await clock.sleep(time)
      for process in processes where process.isRunning {
        kill(process.processIdentifier, SIGKILL)
      }
    }
  }
}
