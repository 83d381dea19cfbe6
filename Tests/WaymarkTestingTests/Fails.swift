// SPDX-License-Identifier: MIT

import Testing

/// Runs a body that must fail the test with a message that contains a string; otherwise records an
/// issue.
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
