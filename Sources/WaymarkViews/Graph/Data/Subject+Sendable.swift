// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AvoidRetroactiveConformances

public import OpenCombine

// Proof: OpenCombine's subjects and `AnyCancellable` guard all their state with their own lock.
extension PassthroughSubject: @retroactive @unchecked Sendable
where Output: Sendable, Failure: Sendable {}
extension CurrentValueSubject: @retroactive @unchecked Sendable
where Output: Sendable, Failure: Sendable {}
extension AnyCancellable: @retroactive @unchecked Sendable {}
