// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Parts that variants add, and the neutral shape.
  static let badges = """
    _badge | Badge
      body O 18.6 5.4 2.9
    _badgeplus | Badge
      line P 18.4 14.6 18.4 21.6 P 14.9 18.1 21.9 18.1
    _badgeminus | Badge
      line P 14.9 18.1 21.9 18.1
    _badgecheckmark | Badge
      line P 15 18.4 17.4 20.8 21.9 15.4
    _badgexmark | Badge
      line P 15.7 15.4 21.1 20.8 P 21.1 15.4 15.7 20.8
    _badgeexclamationmark | Badge
      line P 18.4 14 18.4 18 fill O 18.4 21 1.15
    _badgequestionmark | Badge
      line A 18.4 15.8 2.2 -180 60 L 18.4 18.6 fill O 18.4 21.3 1.1
    _badgeclock | Badge
      line O 18.2 18.2 3.7 P 18.2 16.3 18.2 18.4 19.5 19
    _badgeellipsis | Badge
      fill O 15 18.4 1.2 O 18.4 18.4 1.2 O 21.8 18.4 1.2
    _badgegap | Badge
      cut O 18.6 5.4 2.9
    _badgehole | Badge
      cut O 18.4 18.2 3.4
    _placeholder | Placeholder
      line R 4 4 16 16 3
    """
}
