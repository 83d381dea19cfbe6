// SPDX-License-Identifier: MIT

import WaymarkRender

/// The keyboard of a field.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// A telephone keypad.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// The default keyboard with `@` and `#`.
  case twitter = 9
  /// A keyboard for web searches and URLs.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// The older name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  var keyword: KeyboardValue? {
    switch self {
    case .default: nil
    case .asciiCapable: .ascii
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .URL: .url
    case .numberPad: .number
    case .phonePad: .phone
    case .namePhonePad: .namePhone
    case .emailAddress: .email
    case .decimalPad: .decimal
    case .twitter: .twitter
    case .webSearch: .webSearch
    case .asciiCapableNumberPad: .asciiNumber
    }
  }
}

/// The automatic capitalisation of typed text.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No capitalisation.
  case none = 0
  /// Capitalises each word.
  case words = 1
  /// Capitalises each sentence.
  case sentences = 2
  /// Capitalises all characters.
  case allCharacters = 3
}

/// The content type of a field, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String
  /// Creates a content type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A URL.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date and time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}
