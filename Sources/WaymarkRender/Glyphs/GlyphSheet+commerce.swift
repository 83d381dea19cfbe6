// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Shopping, money, charts, work and locks.
  static let commerce = """
    cart | Cart | fill, badge.plus, fill.badge.plus, badge.minus, circle*
      line P 2.3 3.8 5 3.8 5.6 7 P 7.4 15.6 18.4 15.6 shape G 0.8 5.5 6.8 21 6.8 18.6 15.6 7.3
        15.6 fill O 9 19.6 1.7 O 17 19.6 1.7
    bag | Bag | fill, badge.plus, fill.badge.plus, circle*
      shape G 2 4.7 7.5 19.3 7.5 20.3 21 3.7 21 line M 8.3 10.5 L 8.3 6.3 B 12 6.3 3.7 180 360 L
        15.7 10.5 mark P 8.3 8.8 8.3 10.5 P 15.7 8.8 15.7 10.5
    basket | Basket | fill
      shape G 1.6 3 10 21 10 18.8 20 5.2 20 line P 6 9.6 10 3.5 P 18 9.6 14 3.5 mark P 9 13.2 9.4
        16.8 P 12 13.2 12 16.8 P 15 13.2 14.6 16.8
    handbag | Handbag | fill
      shape G 2.4 3.5 9.5 20.5 9.5 21.5 20.5 2.5 20.5 line M 7.5 9.5 L 7.5 8 B 12 8 4.5 180 360 L
        16.5 9.5
    creditcard | Card | fill, circle*
      shape R 2.5 5 19 14 2.5 mark P 2.5 9.8 21.5 9.8 P 6 15 9.8 15
    creditcard.and.123 | Card code
      use creditcard mark P 13 15 13.1 15 P 15.5 15 15.6 15 P 18 15 18.1 15
    banknote | Banknote | fill
      shape R 2 6 20 12 2.2 mark O 12 12 2.8 dot O 5.6 12 1.1 O 18.4 12 1.1
    giftcard | Gift card | fill
      shape R 2.3 5 19.4 14 2.4 mark P 8.5 5 8.5 19 P 2.5 11.5 21.5 11.5 P 5.6 15.4 8.5 11.5 11.4
        15.4
    gift | Gift | fill, circle*
      shape R 2.8 7.4 18.4 4.4 1.1 U 1.8 4.4 11.8 4.4 21 19.6 21 19.6 11.8 mark P 12 7.4 12 20.8
        line M 12 7.2 C 7 7.5 5.8 2.6 8.6 2.6 C 10.7 2.6 11.6 4.8 12 7.2 C 12.4 4.8 13.3 2.6 15.4
        2.6 C 18.2 2.6 17 7.5 12 7.2 Z
    storefront | Shop | fill
      shape G 1 4.6 3.5 19.4 3.5 21.5 9.5 2.5 9.5 mark P 8.5 4 7.6 9.2 P 15.5 4 16.4 9.2 line U
        1.5 4.3 12.3 4.3 20.5 19.7 20.5 19.7 12.3 U 0.6 9.6 20.5 9.6 14.4 14.4 14.4 14.4 20.5 A
        5.7 9.6 3 0 180 A 12 9.6 3.2 0 180 A 18.3 9.6 3 0 180
    shippingbox | Package | fill, circle*
      shape G 1 12 2.6 20.6 6.8 20.6 16.8 12 21.4 3.4 16.8 3.4 6.8 mark U 0.5 3.9 7.2 12 11.4 20.1
        7.2 P 12 11.4 12 21 P 7.7 4.7 16.3 9.2
    wallet.pass | Pass | fill
      shape R 4.5 2.8 15 18.4 2.4 mark P 4.5 7.2 19.5 7.2 M 4.5 11.5 L 9 11.5 B 12 11.5 3 180 0 L
        19.5 11.5
    wallet.bifold | Wallet | fill
      shape R 2.5 6 19 14 2.6 line M 4 6 L 16 3 C 17.5 2.8 18.3 3.6 18.3 6 mark P 21.5 10.8 16.5
        10.8 16.5 15.2 21.5 15.2
    chart.bar | Figures | fill
      shape R 3.5 12 4 8.5 0.8 R 10 7.5 4 13 0.8 R 16.5 3.5 4 17 0.8
    chart.bar.xaxis | Figures
      line P 2.8 20.8 21.2 20.8 R 4.2 11.5 3.4 6 0.6 R 10.3 7.5 3.4 10 0.6 R 16.4 3.5 3.4 14 0.6
    chart.pie | Shares | fill
      shape A 11 13 8.2 -90 -360 L 11 13 Z A 13.6 10.4 7.4 -90 0 L 13.6 10.4 Z
    chart.line.uptrend.xyaxis | Trend | circle*
      line P 3.5 3.5 3.5 20.5 20.5 20.5 P 7 15.5 11 10.5 14.5 13.5 20 6.5 P 16 6 20 6 20 10
    chart.line.downtrend.xyaxis | Downtrend | circle*
      line P 3.5 3.5 3.5 20.5 20.5 20.5 P 7 6.5 11 11.5 14.5 8.5 20 15.5 P 16 16 20 16 20 12
    chart.xyaxis.line | Chart
      line P 3.5 3.5 3.5 20.5 20.5 20.5 P 6.5 15 9.5 9.5 13 13 16 6.5 20.5 11
    chart.bar.doc.horizontal | Report | fill
      shape R 4.5 2.8 15 18.4 2.4 mark P 8 7.5 13 7.5 P 8 12 16 12 P 8 16.5 11 16.5
    chart.dots.scatter | Scatter
      line P 3.5 3.5 3.5 20.5 20.5 20.5 fill O 8 15 1.5 O 11 9.5 1.5 O 14.5 13 1.5 O 17 6.5 1.5 O
        19 11.5 1.5
    building | Building | fill
      shape U 1.5 6 20.8 6 3 18 3 18 20.8 Z mark P 9.4 7 10 7 P 14 7 14.6 7 P 9.4 11 10 11 P 14 11
        14.6 11 U 0.5 10.2 20.8 10.2 15.8 13.8 15.8 13.8 20.8 line P 3.5 20.8 20.5 20.8
    building.2 | Town | fill, circle
      shape U 1 3.5 20.5 3.5 3.5 12.5 3.5 12.5 20.5 Z U 1 12.5 20.5 12.5 9 20.5 9 20.5 20.5 Z line
        P 2.3 20.5 21.7 20.5 mark P 6.8 7.5 9.2 7.5 P 6.8 11.5 9.2 11.5 P 6.8 15.5 9.2 15.5 P 15.8
        13 17.4 13 P 15.8 16.7 17.4 16.7
    building.columns | Bank | fill, circle*
      shape G 0.8 12 2.8 21 8.2 3 8.2 line P 5.5 11.3 5.5 17 P 9.8 11.3 9.8 17 P 14.2 11.3 14.2 17
        P 18.5 11.3 18.5 17 P 2.8 20.6 21.2 20.6
    briefcase | Work | fill, circle*
      shape R 2.5 7 19 13 2.4 line U 1.6 8.3 7 8.3 3.6 15.7 3.6 15.7 7 mark P 2.5 12.8 21.5 12.8 P
        12 11.6 12 14.2
    case | Case | fill
      shape R 2.5 7 19 13 2.4 line U 1.6 8.3 7 8.3 3.6 15.7 3.6 15.7 7
    latch.2.case | Case | fill
      use case mark P 2.5 12.3 21.5 12.3 P 8 10.8 8 13.8 P 16 10.8 16 13.8
    suitcase | Suitcase | fill
      shape R 2.5 7 19 13 2.4 line U 1.6 8.3 7 8.3 3.6 15.7 3.6 15.7 7 mark P 7.3 7.4 7.3 19.8 P
        16.7 7.4 16.7 19.8
    suitcase.rolling | Luggage | fill
      shape R 5.5 7 13 12.3 2.2 line U 1.2 9.3 7 9.3 2.8 14.7 2.8 14.7 7 P 8.5 19.5 8.5 21.4 P
        15.5 19.5 15.5 21.4 mark P 9.3 10.5 9.3 15.8 P 14.7 10.5 14.7 15.8
    key | Key | fill, slash*
      shape O 8 16 4.9 dot O 6.9 17.1 1.3 line P 11.5 12.5 20.5 3.5 P 17.2 6.8 20 9.6 P 14.2 9.8
        16.4 12
    key.horizontal | Key | fill
      shape O 7 12 4.7 dot O 5.6 12 1.3 line P 11.7 12 21.8 12 21.8 15.5 P 17.3 12 17.3 14.8
    lock | Locked | fill, slash*, circle*, shield*, square*, rectangle*, icloud*
      shape R 5 10.5 14 10.5 2 line M 8 10.5 L 8 7.3 B 12 7.3 4 180 360 L 16 10.5
    lock.open | Unlocked | fill
      shape R 5 10.5 14 10.5 2 line M 8 10.5 L 8 6.5 B 12 6.5 4 180 345
    lock.rotation | Rotation lock
      use arrow.clockwise shape R 8.6 11 6.8 5.4 1.1 line M 9.9 11 L 9.9 9.5 B 12 9.5 2.1 180 360
        L 14.1 11
    lock.doc | Locked document | fill
      use _page over _smalllock
    _smalllock | Lock
      shape R 13 16 8 5.6 1 line M 14.8 16 L 14.8 14.2 B 17 14.2 2.2 180 360 L 19.2 16
    scalemass | Weight | fill
      shape G 2 6.5 8 17.5 8 20.5 20.8 3.5 20.8 line O 12 5.3 2.5
    """
}
