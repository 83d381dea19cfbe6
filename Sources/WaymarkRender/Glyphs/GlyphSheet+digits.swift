// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Digits and letters, for shapes that enclose them.
  static let digits = """
    _0 | 0 | circle*, square*
      line R 7 4 10 16 5
    _1 | 1 | circle*, square*
      line P 8.3 7.5 12.8 4 12.8 20
    _2 | 2 | circle*, square*
      line A 12 8.7 4.7 -170 30 C 14.5 13.5 9 17 7 20 L 17.3 20
    _3 | 3 | circle*, square*
      line A 12 8 4 -155 90 A 12 16 4.2 -90 150
    _4 | 4 | circle*, square*
      line P 18 15.5 6 15.5 14.5 4 14.5 20
    _5 | 5 | circle*, square*
      line P 16.5 4 8.5 4 7.5 11.2 A 11.8 14.8 5.2 -142 145
    _6 | 6 | circle*, square*
      line O 12 14.8 5.1 M 15.5 4.2 C 11 5.2 7 9.5 6.9 14.8
    _7 | 7 | circle*, square*
      line P 7 4 17 4 10.3 20
    _8 | 8 | circle*, square*
      line O 12 8 4 O 12 16 4.3
    _9 | 9 | circle*, square*
      use _6 1 12 12 180
    _10 | 10 | circle*, square*
      line P 3.2 7 7 4 7 20 R 12 4 9.4 16 4.7
    _15 | 15 | circle*
      line P 3.2 7 7 4 7 20 P 20.5 4 13.2 4 12.5 11 A 16.4 14.8 5.2 -138 148
    _30 | 30 | circle*
      line A 6 8 4 -155 90 A 6 16 4.2 -90 150 R 13.4 4 9 16 4.5
    _11 | 11 | circle*
      use _1 0.9 6 12 use _1 0.9 16.6 12
    _12 | 12 | circle*
      use _1 0.9 6 12 use _2 0.9 16.6 12
    _13 | 13 | circle*
      use _1 0.9 6 12 use _3 0.9 16.6 12
    _14 | 14 | circle*
      use _1 0.9 6 12 use _4 0.9 16.6 12
    _16 | 16 | circle*
      use _1 0.9 6 12 use _6 0.9 16.6 12
    _17 | 17 | circle*
      use _1 0.9 6 12 use _7 0.9 16.6 12
    _18 | 18 | circle*
      use _1 0.9 6 12 use _8 0.9 16.6 12
    _19 | 19 | circle*
      use _1 0.9 6 12 use _9 0.9 16.6 12
    _20 | 20 | circle*
      use _2 0.9 6.6 12 use _0 0.9 17.4 12
    _21 | 21 | circle*
      use _2 0.9 6.6 12 use _1 0.9 17.4 12
    _22 | 22 | circle*
      use _2 0.9 6.6 12 use _2 0.9 17.4 12
    _23 | 23 | circle*
      use _2 0.9 6.6 12 use _3 0.9 17.4 12
    _24 | 24 | circle*
      use _2 0.9 6.6 12 use _4 0.9 17.4 12
    _25 | 25 | circle*
      use _2 0.9 6.6 12 use _5 0.9 17.4 12
    _26 | 26 | circle*
      use _2 0.9 6.6 12 use _6 0.9 17.4 12
    _27 | 27 | circle*
      use _2 0.9 6.6 12 use _7 0.9 17.4 12
    _28 | 28 | circle*
      use _2 0.9 6.6 12 use _8 0.9 17.4 12
    _29 | 29 | circle*
      use _2 0.9 6.6 12 use _9 0.9 17.4 12
    _31 | 31 | circle*
      use _3 0.9 6.6 12 use _1 0.9 17.4 12
    _a | A | circle*, square*
      line P 5.5 20 12 4 18.5 20 P 7.8 14.5 16.2 14.5
    _b | B | circle*, square*
      use bold
    _c | C | circle*, square*
      line A 12.8 12 7.8 -48 -312
    _p | P | circle*, square*
      use parkingsign
    _x | X | circle*, square*
      line P 6 4 18 20 P 18 4 6 20
    _y | Y | circle*, square*
      line P 6 4 12 12 18 4 P 12 12 12 20
    _h | H | circle*, square*
      line P 6.5 4 6.5 20 P 17.5 4 17.5 20 P 6.5 12 17.5 12
    _t | T | circle*, square*
      line P 5 4.5 19 4.5 P 12 4.5 12 20
    """
}
