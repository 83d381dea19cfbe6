// SPDX-License-Identifier: MIT

/// An object that settles once all bodies have run: preferences, stacks, tabs, presentations.
@MainActor
package protocol Settling: AnyObject {
  func settle()
}
