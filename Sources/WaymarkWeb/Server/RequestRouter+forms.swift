// SPDX-License-Identifier: MIT

import HTTPTypes
import HummingbirdCore
import NIOCore

extension RequestRouter {
  /// Responds to a form, which a page sends without script, with a redirect to the front screen.
  ///
  /// Like the socket, it accepts only pages of this server.
  func submit(
    _ request: Request, _ visit: Visit, port: Int
  ) async throws(TurnError) -> ServerResponse {
    func refuse(
      _ status: HTTPResponse.Status, _ title: String, _ text: String
    ) -> ServerResponse {
      var response = notice(status, title, [text], visit)
      // The rest of the body is not read.
      response.fields[.connection] = "close"
      return response
    }
    let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased()
    guard originPolicy.allows(origin: request.headers[.origin], port: port) else {
      return refuse(.forbidden, "Form not allowed", "Only pages of this server can send forms.")
    }
    guard type == FormBody.type else {
      return refuse(.unsupportedMediaType, "Invalid form", "The format of the form is unknown.")
    }
    guard let browser = visit.visitor.browser else {
      return refuse(.badRequest, "Cookies required", "Without JavaScript, forms require cookies.")
    }
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: FormBody.largestSize)
    } catch {
      return refuse(.contentTooLarge, "Form too large", "The form has too much content.")
    }
    guard let form = FormBody(body.readableBytesView) else {
      return refuse(.badRequest, "Invalid form", "The form is not valid.")
    }
    let address = request.head.path ?? store.base.home
    let front = try await inTurn(visit) { store in
      store.submit(form, at: address, from: browser, visit.visitor)
    }
    guard let front else {
      return refuse(.serviceUnavailable, "Too many visitors", "Please try again later.")
    }
    var fields = StaticHeaders.common
    fields[.cacheControl] = "no-store"
    fields[.location] = front
    if let worker = store.worker {
      fields[.setCookie] =
        "\(Worker.cookie)=\(worker.index); Path=\(store.base.home); HttpOnly; SameSite=Lax"
    }
    return ServerResponse(status: .seeOther, fields: fields, body: ByteBuffer())
  }
}
