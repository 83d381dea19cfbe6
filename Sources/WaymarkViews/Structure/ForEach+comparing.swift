// SPDX-License-Identifier: MIT

extension ForEach {
  /// Whether another view certainly has the same elements, because both share their storage.
  func hasSameData(as other: Self) -> Bool {
    // Other types can contain references to mutable data.
    guard Data.self == [Data.Element].self || Data.self == Range<Int>.self else { return false }
    return withUnsafeBytes(of: data) { one in
      withUnsafeBytes(of: other.data) { other in one.elementsEqual(other) }
    }
  }

  /// Whether another view of as many elements certainly has equal rows.
  ///
  /// - Parameters:
  ///   - other: The other view.
  ///   - isSame: Whether it has the same data.
  /// - Returns: False if it is not known.
  @MainActor
  func hasEqualRows(as other: Self, isSame: Bool) -> Bool {
    guard hasSameRows(as: other), hasSameIDs(as: other), BitwiseValues.include(Data.Element.self)
    else { return false }
    if isSame { return true }
    guard let one = data as? [Data.Element], let other = other.data as? [Data.Element] else {
      return false
    }
    return BitwiseComparison(old: one, new: other).areEqual(0, 0, one.count)
  }
}
