// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkUI

extension View {
  /// Keeps the screen that contains this view open: a person cannot dismiss it, and links do not
  /// close it.
  ///
  /// Use it for screens that must be completed first, such as terms to accept or a payment in
  /// progress. A link that would close the screen waits in its inbox until the condition is false
  /// or the app's own code has closed the screen; or it is refused with
  /// `LinkInboxError.screenStays`. Listeners of `onNavigationOutcome` receive a change by a link
  /// that is held until `NavigationGate.completed`, or blocked. Links that leave the screen open
  /// are followed.
  ///
  /// ```swift
  /// TermsView()
  ///   .requiresCompletion(while: !hasAccepted)
  /// ```
  ///
  /// The app's own code can close the screen at any time, and the back button of a pushed screen
  /// remains unless the view hides it. In presentations of SwiftUI's own modifiers outside of any
  /// flow stack, every link that leads elsewhere is held. This applies to links that an enclosing
  /// `links` modifier follows. It includes the effect of `interactiveDismissDisabled(_:)`.
  ///
  /// - Parameters:
  ///   - condition: Whether the screen must stay open.
  ///   - links: What happens to a link that would close it.
  /// - Returns: A view whose screen stays open.
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
