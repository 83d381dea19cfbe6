// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#elseif canImport(Combine)
@_exported public import Combine
@_exported public import Foundation
#endif
