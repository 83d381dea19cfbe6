// SPDX-License-Identifier: MIT

import Testing

/// Runs what is to fail the test, with a message that holds some words; fails it when it does not.
@MainActor
func fails(
  _ words: String..., sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    let message = issue.comments.map(\.rawValue).joined()
    return words.allSatisfy(message.contains)
  }
}
