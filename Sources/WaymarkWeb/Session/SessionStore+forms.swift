// SPDX-License-Identifier: MIT

// Sessions of visitors without script. A browser has one at most, which its cookie identifies.
extension SessionStore {
  /// How long the session of a visitor without script waits for the next request.
  static let formTime = Duration.seconds(1800)
  /// The maximum number of such sessions; the least recently used one ends first.
  static let formLimit = 100

  /// Sends a form to the app of its browser.
  ///
  /// Without a session, the app begins at the URL of the page. If it does not show what the page
  /// shows, the form is about something else, and is ignored.
  ///
  /// - Parameters:
  ///   - form: The values and the action.
  ///   - address: The URL path of the page.
  ///   - browser: The secret of the browser.
  ///   - visitor: The visitor.
  /// - Returns: The URL path of the front screen, or nil if the session limit is reached.
  func submit(
    _ form: FormBody, at address: String, from browser: Secret, _ visitor: Visitor
  ) -> String? {
    if let session = formSession(of: browser) {
      session.submit(form)
      keep(session)
      return session.frontAddress
    }
    if let refusal = refusal(of: visitor) {
      refuse(refusal, from: visitor.address)
      return nil
    }
    let session = Session(store: self, transport: nil, mailbox: Mailbox {}, visitor: visitor)
    noteOpened(session)
    if session.begin(page: form.page, at: address) { session.submit(form) }
    keep(session)
    return session.frontAddress
  }

  /// Returns the page of a visitor without script at a URL path, or nil for any other visitor.
  func formPage(at address: String, from browser: Secret?) -> RenderedPage? {
    guard let browser, let session = formSession(of: browser) else { return nil }
    session.visit(address)
    keep(session)
    var page = session.encoder.renderedPage()
    page.session = session.name
    return page
  }

  /// Returns the session of a browser, comparing all in constant time.
  private func formSession(of browser: Secret) -> Session? {
    var found: Session?
    for session in formSessions where session.belongs(to: browser) { found = session }
    return found
  }

  /// Makes a session the most recently used one.
  private func keep(_ session: Session) {
    release(session)
    guard !session.isClosed else { return session.end() }
    formSessions.append(session)
    end(session, after: Self.formTime)
    evictSessions()
  }
}
