// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  func field(_ element: ElementTree.Element) -> Markup {
    switch element.kind {
    case .searchField: search(element)
    case .textEditor:
      area(element, "field editor").with("aria-label", element.text(.label) ?? "Text")
    default:
      element[.axis] == .vertical
        ? area(element, "field area\(style(of: element))")
          .with("placeholder", element.text(.placeholder))
          .with("aria-label", element.text(.label) ?? element.text(.placeholder))
        : input(element, "field\(style(of: element))")
          .with("type", element.flag(.secure) ? "password" : "text")
    }
  }

  private func style(of element: ElementTree.Element) -> String {
    switch element[.style] {
    case .roundedBorder: " round"
    case .squareBorder: " square"
    // An alert gives its fields borders.
    case nil where element.parent.flatMap { tree[$0] }?.kind == .alert: " round"
    default: ""
    }
  }

  private func input(_ element: ElementTree.Element, _ classes: String) -> Markup {
    let placeholder = element.text(.placeholder)
    return typed(
      element,
      Markup("input", classes, content: .void)
        .with("type", "search")
        .with("value", element.text(.value) ?? "")
        .with("placeholder", placeholder)
        .with("aria-label", element.text(.label) ?? placeholder)
        .with("enterkeyhint", element[.submitLabel].map(Self.key) ?? "done"))
  }

  private func area(_ element: ElementTree.Element, _ classes: String) -> Markup {
    let lines = element.number(.minLines).map { String(Int(min(100, max(1, $0)))) }
    return typed(
      element,
      Markup("textarea", classes, text: element.text(.value) ?? "")
        .with("rows", element.kind == .textEditor ? lines : lines ?? "1")
        .with("enterkeyhint", element[.submitLabel].map(Self.key)))
  }

  /// Adds the attributes that all text fields share.
  private func typed(_ element: ElementTree.Element, _ markup: Markup) -> Markup {
    let isCorrected = !element.flag(.correctionDisabled)
    return
      markup
      .with("autocomplete", element.text(.contentType).flatMap { Self.purposes[$0] } ?? "off")
      .with("inputmode", element[.keyboard].flatMap(Self.inputMode))
      .with("autocapitalize", element[.capitalization].map { $0 == .never ? "none" : $0.rawValue })
      .with("autocorrect", isCorrected ? nil : "off")
      .with("spellcheck", isCorrected ? nil : "false")
      // A UTF-16 code unit has at most three bytes in UTF-8.
      .with("maxlength", String(HostEvent.longestText / 3))
      .with("disabled", when: element.flag(.disabled))
      .with("data-focus", when: element.flag(.focused))
  }

  private func search(_ element: ElementTree.Element) -> Markup {
    let isActive = element.flag(.active)
    return Markup(
      "div", isActive ? "search active" : "search",
      Markup(
        "div", "find", Self.glyph("magnifyingglass"),
        input(element, "field").with("enterkeyhint", "search")),
      Markup("button", "cancel", text: "Cancel").with("type", "button").sends(.dismiss)
        .with("hidden", when: !isActive),
      Markup("div", "hints", slot: .content)
    ).with("role", "search")
  }

  private static func key(_ label: SubmitLabelValue) -> String {
    switch label {
    case .done, .go, .send, .search, .next: label.rawValue
    case .return: "enter"
    case .join, .route: "go"
    case .continue: "next"
    }
  }

  private static func inputMode(_ keyboard: KeyboardValue) -> String? {
    switch keyboard {
    case .ascii, .twitter: nil
    case .numbersAndPunctuation, .decimal: "decimal"
    case .url: "url"
    case .number, .asciiNumber: "numeric"
    case .phone, .namePhone: "tel"
    case .email: "email"
    case .webSearch: "search"
    }
  }
  private static let purposes = [
    "name": "name", "namePrefix": "honorific-prefix", "givenName": "given-name",
    "middleName": "additional-name", "familyName": "family-name",
    "nameSuffix": "honorific-suffix", "nickname": "nickname", "jobTitle": "organization-title",
    "organizationName": "organization", "fullStreetAddress": "street-address",
    "streetAddressLine1": "address-line1", "streetAddressLine2": "address-line2",
    "addressCity": "address-level2", "addressState": "address-level1",
    "sublocality": "address-level3", "countryName": "country-name", "postalCode": "postal-code",
    "telephoneNumber": "tel", "emailAddress": "email", "URL": "url",
    "creditCardNumber": "cc-number", "username": "username", "password": "current-password",
    "newPassword": "new-password", "oneTimeCode": "one-time-code", "birthdate": "bday",
  ]
}
