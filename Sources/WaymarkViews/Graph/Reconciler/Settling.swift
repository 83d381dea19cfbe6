// SPDX-License-Identifier: MIT

/// Something that is settled once all bodies ran: preferences, stacks, tabs, presentations.
@MainActor
package protocol Settling: AnyObject {
  func settle()
}
