// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Windows, pointers and other interface parts.
  static let windows = """
    menubar.rectangle | Menu bar
      line R 2.5 4.5 19 15 2.4 P 2.5 9 21.5 9 P 6 6.8 9 6.8
    dock.rectangle | Dock
      line R 2.5 4.5 19 15 2.4 P 6.5 15.8 17.5 15.8
    menucard | Menu | fill
      shape R 5 2.8 14 18.4 2 mark P 8.5 7.5 15.5 7.5 P 8.5 11.2 15.5 11.2 P 8.5 15 13 15
    rectangle.center.inset.filled | Centred
      line R 2.5 5 19 14 2.6 fill R 6.5 9 11 6 1
    rectangle.inset.filled | Full
      line R 2.5 5 19 14 2.6 fill R 5 7.5 14 9 1.2
    rectangle.bottomthird.inset.filled | Bottom
      line R 2.5 5 19 14 2.6 fill R 5 12.8 14 3.7 1
    rectangle.leadinghalf.inset.filled | Leading half
      line R 2.5 5 19 14 2.6 fill R 5 7.5 6.2 9 1
    rectangle.trailinghalf.inset.filled | Trailing half
      flip rectangle.leadinghalf.inset.filled
    rectangle.expand.vertical | Expand
      line R 3 9 18 6 1.6 P 12 6.2 12 2 P 9.8 4 12 2 14.2 4 P 12 17.8 12 22 P 9.8 20 12 22 14.2 20
    rectangle.compress.vertical | Compress
      line R 3 9 18 6 1.6 P 12 2 12 6 P 9.8 4.2 12 6.2 14.2 4.2 P 12 22 12 18 P 9.8 19.8 12 17.8
        14.2 19.8
    rectangle.dashed | Frame
      line A 5 7.5 2.5 180 270 A 19 7.5 2.5 270 360 A 19 16.5 2.5 0 90 A 5 16.5 2.5 90 180 P 9 5
        10.5 5 P 13.5 5 15 5 P 9 19 10.5 19 P 13.5 19 15 19 P 2.5 11.3 2.5 12.7 P 21.5 11.3 21.5
        12.7
    app.dashed | App
      line A 8 8 5 185 265 A 16 8 5 275 355 A 16 16 5 5 85 A 8 16 5 95 175 P 10.8 3 13.2 3 P 10.8
        21 13.2 21 P 3 10.8 3 13.2 P 21 10.8 21 13.2
    plus.square.on.square | Duplicate | fill
      shape R 3 3 13 13 2.5 over _frontplus
    _frontplus | Duplicate
      shape R 8 8 13 13 2.5 mark P 14.5 11.2 14.5 17.8 P 11.2 14.5 17.8 14.5
    plus.rectangle.on.rectangle | Add window | fill
      shape R 2.5 4 14.5 10.5 2.2 over _frontplusrectangle
    _frontplusrectangle | Add
      shape R 7 9.5 14.5 10.5 2.2 mark P 14.2 12 14.2 17.5 P 11.4 14.8 17 14.8
    exclamationmark.arrow.triangle.2.circlepath | Sync failed
      use arrow.triangle.2.circlepath line P 12 8.5 12 12.6 fill O 12 15.4 1.1
    exclamationmark.arrow.circlepath | Failed
      use arrow.clockwise line P 12 8.5 12 12.6 fill O 12 15.4 1.1
    dot.circle | Point
      line O 12 12 9 fill O 12 12 2.4
    dot.circle.and.cursorarrow | Click
      line A 11 11 8 10 -280 fill O 11 11 2 body G 0.4 14 14 21.5 17 18 18 17 21.5
    cursorarrow | Pointer
      shape G 0.8 5 3 19 13.5 12.8 14.2 16 20.5 13.2 21.8 10.2 15.4 5.5 19.5
    cursorarrow.rays | Click
      line P 9.5 2.5 9.5 5 P 4.5 4.5 6.2 6.2 P 2.5 9.5 5 9.5 P 14.5 4.5 12.8 6.2 P 4.5 14.5 6.2
        12.8 shape G 0.6 9.5 9.5 21 13.5 15.8 15.8 13.5 21
    hand.raised.fingers.spread | Hand | fill
      use hand.raised
    ellipsis.curlybraces | Code
      line U 2 8 4 5.5 4 5.5 12 3 12 U 2 3 12 5.5 12 5.5 20 8 20 U 2 16 4 18.5 4 18.5 12 21 12 U 2
        21 12 18.5 12 18.5 20 16 20 fill O 9 12 1.2 O 12 12 1.2 O 15 12 1.2
    rays | Rays
      line P 12 3 12 7 P 12 17 12 21 P 3 12 7 12 P 17 12 21 12 P 5.6 5.6 8.5 8.5 P 15.5 15.5 18.4
        18.4 P 18.4 5.6 15.5 8.5 P 8.5 15.5 5.6 18.4
    slowmo | Slow motion
      use rays line O 12 12 2.2
    shareplay | Share play
      line O 12 10 2.4 M 7 18.5 C 7 15.8 9 14.5 12 14.5 C 15 14.5 17 15.8 17 18.5 A 12 11 8.8 140
        190 A 12 11 8.8 -10 40 A 12 10.5 8.8 205 335
    figure.fall | Fall
      line P 17.5 8.5 12 11.5 8 9 4.5 11.5 P 12 11.5 10 16 14 18.5 P 10 16 4.5 18 P 3 21.5 21 21.5
        fill O 19.5 5.3 2
    alarm.waves.left.and.right | Alarm | fill
      use alarm 0.84 12 12 line A 12 12 10 -25 25 A 12 12 10 155 205
    fan | Fan | fill
      shape M 12 10 C 10.5 8 9.5 3 13 3 C 16.5 3 16.5 7.5 14 10 Z M 14 12 C 16 10.5 21 9.5 21 13 C
        21 16.5 16.5 16.5 14 14 Z M 12 14 C 13.5 16 14.5 21 11 21 C 7.5 21 7.5 16.5 10 14 Z M 10
        12 C 8 13.5 3 14.5 3 11 C 3 7.5 7.5 7.5 10 10 Z
    lock.iphone | Locked phone
      line R 6.5 2.3 11 19.4 2.6 U 0.8 9 16.2 9 11.5 15 11.5 15 16.2 Z A 12 10.5 2 180 360
    _tablet | Tablet
      shape O 16.4 16 4.6 mark P 13.6 18.8 19.2 13.2
    """
}
