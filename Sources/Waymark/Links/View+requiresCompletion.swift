// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkUI

extension View {
  /// Keeps the screen that this view is in open: a person cannot dismiss it, and links do not close
  /// it.
  ///
  /// For what must be completed first, such as terms to accept or a payment in progress. A link that
  /// would close the screen waits in its inbox until the condition is false or the app's own code
  /// has closed the screen; or it is refused with `LinkInboxError.screenStays`. Listeners of
  /// `onNavigationOutcome` are notified of a change by a link that is held until
  /// `NavigationGate.completed`, or blocked. Links that leave the screen open are followed.
  ///
  /// ```swift
  /// TermsView()
  ///   .requiresCompletion(while: !hasAccepted)
  /// ```
  ///
  /// The app's own code closes the screen whenever it likes, and the back button of a pushed screen
  /// stays unless the view hides it. In what SwiftUI's own modifiers present outside of any flow
  /// stack, every link that leads elsewhere is kept. Links are those that a `links` modifier around
  /// the view follows. Like `interactiveDismissDisabled(_:)`, which is part of this.
  ///
  /// - Parameters:
  ///   - condition: Whether the screen must stay.
  ///   - links: What becomes of a link that would close it.
  /// - Returns: The view, whose screen stays.
  public func requiresCompletion(
    while condition: Bool = true, links: LinkHold = .wait
  ) -> some View {
    modifier(RequiredModifier(isRequired: condition, hold: links))
  }
}

private struct RequiredModifier: ViewModifier {
  @StateObject private var required = RequiredScreen()
  @Environment(\.flow) private var around
  @Environment(\.openRoute) private var screen
  @Environment(\.linkFollower) private var follower
  @Environment(\.tabFlows) private var tabFlows
  let isRequired: Bool
  let hold: LinkHold

  func body(content: Content) -> some View {
    required.isRequired = isRequired
    required.hold = hold
    required.update(in: screen?.owner ?? around?.flow, on: screen)
    follower?.required.add(required)
    tabFlows?.required.add(required)
    return
      content
      .interactiveDismissDisabled(isRequired)
      .onAppear { required.isVisible = true }
      .onDisappear {
        required.isVisible = false
        follower?.retry()
      }
      .onNewValue(of: isRequired) { follower?.retry() }
  }
}
