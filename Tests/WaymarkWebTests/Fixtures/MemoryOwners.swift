// SPDX-License-Identifier: MIT

import Synchronization

@testable import WaymarkWeb

/// One of several servers whose owners of sessions are recorded in this process.
final class MemoryOwners: SessionOwners {
  /// What the servers share.
  final class Records: Sendable {
    fileprivate struct State {
      var owners: [String: (claim: SessionClaim, node: Int)] = [:]
      var lost: [Int: [SessionClaim]] = [:]
      var isAway = false
      var nodes = 0
    }

    fileprivate let state = Mutex(State())

    /// Whether no server can reach the records.
    var isAway: Bool {
      get { state.withLock { $0.isAway } }
      set { state.withLock { $0.isAway = newValue } }
    }

    /// The number of sessions with owners.
    var count: Int { state.withLock { $0.owners.count } }
  }

  /// The records cannot be reached.
  struct Away: Error {}

  private let records: Records
  private let node: Int

  init(_ records: Records) {
    self.records = records
    node = records.state.withLock { state in
      state.nodes += 1
      return state.nodes
    }
  }

  private func with<T: Sendable>(_ body: (inout Records.State) -> T) throws -> T {
    try records.state.withLock { state in
      guard !state.isAway else { throw Away() }
      return body(&state)
    }
  }

  func hold(_ claim: SessionClaim) async throws -> Bool {
    try with { [node] state in
      let owner = state.owners[claim.session] ?? (claim, node)
      state.owners[claim.session] = owner
      return owner == (claim, node)
    }
  }

  func take(_ session: String) async throws -> SessionClaim? {
    try with { [node] state in
      guard let owner = state.owners[session] else { return nil }
      if owner.node != node { state.lost[owner.node, default: []].append(owner.claim) }
      let claim = SessionClaim(session: session, generation: owner.claim.generation + 1)
      state.owners[session] = (claim, node)
      return claim
    }
  }

  func release(_ claim: SessionClaim) async throws {
    try with { [node] state in
      guard let owner = state.owners[claim.session], owner == (claim, node) else { return }
      state.owners[claim.session] = nil
    }
  }

  func lostClaims() async throws -> [SessionClaim] {
    try with { [node] state in state.lost.removeValue(forKey: node) ?? [] }
  }
}
