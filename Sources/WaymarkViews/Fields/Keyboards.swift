// SPDX-License-Identifier: MIT

import WaymarkRender

/// Which keys a field is typed into with.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual keys.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// What addresses of pages are made of.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// The keys of a telephone.
  case phonePad = 5
  /// Letters for names, and the keys of a telephone.
  case namePhonePad = 6
  /// What mail addresses are made of.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// The usual keys, with `@` and `#`.
  case twitter = 9
  /// What is looked for, or an address.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The older name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  var word: KeyboardValue? {
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

/// Which letters are made capitals while one types.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// What a field is for, so that the system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of what it is for.
  public let rawValue: String
  /// Something with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// What comes before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A name between the first and the last.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What comes after a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What one does at work.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// A company or club.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with a number.
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
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// The address of a page.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be thought of.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that was sent for this sign-in.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date and time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}
