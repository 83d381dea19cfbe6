// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender
@_spi(Host) import WaymarkViews

// Visitors without script: the session answers forms and requests in place of a socket.
extension Session {
  /// Begins without a socket; returns whether the app shows the page that the visitor has.
  func begin(page: String, at address: String) -> Bool {
    let isSame = mount(
      ClientMessage.Hello(
        page: page, address: address, at: 0, id: "", doc: "", got: 0, takes: false))
    operations = []
    return isSame
  }

  /// Sends the changed values of a form to the app, then the action of its button.
  ///
  /// Values and actions that the app cannot handle are ignored.
  func submit(_ form: FormBody) {
    graph?.flush()
    for (id, text) in form.values {
      if let element = encoder.tree[id], let event = change(of: element, to: text) {
        perform(event)
      }
    }
    let event = form.action == FormName.back ? Layers(encoder.tree).back : form.event
    if let event { perform(event) }
    settle()
  }

  private func perform(_ event: HostEvent) {
    store.metrics.count(ClientAction(event.action))
    send(event)
  }

  /// Follows the visitor to a URL path, unless the front screen has it.
  func visit(_ address: String) {
    graph?.flush()
    updateHistory(depth: Layers(encoder.tree).depth)
    if let site = store.site, let history {
      let wanted = site.screen(address)?.address ?? address
      if history.front != wanted {
        traverse(to: history.addresses.lastIndex(of: wanted) ?? history.addresses.count, address)
      }
    }
    settle()
  }

  /// The URL path of the front screen.
  var frontAddress: String {
    updateHistory(depth: Layers(encoder.tree).depth)
    let front = history?.front ?? store.base.home
    return WebAddress.isLocal(front) ? front : store.base.home
  }

  private func settle() {
    graph?.flush()
    operations = []
  }

  /// Returns the event for the value of a field, or nil if it is the current one.
  private func change(of element: ElementTree.Element, to text: String) -> HostEvent? {
    switch element.kind {
    case .textField, .textEditor, .searchField:
      // A form sends each line break as two characters.
      let value = text.replacing("\r\n", with: "\n")
      guard value != element.text(.value) ?? "" else { return nil }
      return HostEvent(.changeText(value), on: element.id)
    case .dateField:
      guard !text.isEmpty, text != element.text(.value) else { return nil }
      return HostEvent(.changeDate(text), on: element.id)
    case .colorField:
      guard text != element.text(.value) else { return nil }
      return HostEvent(.changeColor(text), on: element.id)
    case .slider:
      let amount = element.number(.amount) ?? element.number(.minimum) ?? 0
      // The browser rounds the value to a step.
      guard let value = Double(text), value.isFinite,
        abs(value - amount) > (element.number(.step) ?? 0) / 2
      else { return nil }
      return HostEvent(.changeNumber(value), on: element.id)
    case .picker:
      let options = encoder.tree.options(of: element)
      guard let option = options.first(where: { $0.id.description == text }),
        !option.flag(.selected)
      else { return nil }
      return HostEvent(.select, on: option.id)
    default: return nil
    }
  }
}
