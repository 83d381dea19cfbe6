// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import Observation

@_exported public import class OpenCombine.AnyCancellable
@_exported public import struct OpenCombine.AnyPublisher
@_exported public import struct OpenCombine.AnySubscriber
@_exported public import struct OpenCombine.AsyncPublisher
@_exported public import struct OpenCombine.AsyncThrowingPublisher
@_exported public import protocol OpenCombine.Cancellable
@_exported public import struct OpenCombine.CombineIdentifier
@_exported public import protocol OpenCombine.ConnectablePublisher
@_exported public import class OpenCombine.CurrentValueSubject
@_exported public import protocol OpenCombine.CustomCombineIdentifierConvertible
@_exported public import struct OpenCombine.Deferred
@_exported public import struct OpenCombine.Empty
@_exported public import struct OpenCombine.Fail
@_exported public import class OpenCombine.Future
@_exported public import struct OpenCombine.ImmediateScheduler
@_exported public import struct OpenCombine.Just
@_exported public import class OpenCombine.PassthroughSubject
@_exported public import protocol OpenCombine.Publisher
@_exported public import enum OpenCombine.Publishers
@_exported public import struct OpenCombine.Record
@_exported public import protocol OpenCombine.Scheduler
@_exported public import protocol OpenCombine.SchedulerTimeIntervalConvertible
@_exported public import protocol OpenCombine.Subject
@_exported public import protocol OpenCombine.Subscriber
@_exported public import enum OpenCombine.Subscribers
@_exported public import protocol OpenCombine.Subscription
@_exported public import enum OpenCombine.Subscriptions
@_exported public import protocol OpenCombine.TopLevelDecoder
@_exported public import protocol OpenCombine.TopLevelEncoder
