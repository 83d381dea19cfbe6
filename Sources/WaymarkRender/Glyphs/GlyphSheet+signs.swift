// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Status signs, mathematics, currencies and keys.
  static let signs = """
    xmark | Close | circle*, square*, seal*, shield*, octagon*, app*, icloud*
      line P 5.5 5.5 18.5 18.5 P 18.5 5.5 5.5 18.5
    plus | Add | circle*, square*, app*, bubble*, rectangle*, magnifyingglass, message*
      line P 12 4 12 20 P 4 12 20 12
    minus | Remove | circle*, square*, rectangle*, magnifyingglass
      line P 4 12 20 12
    checkmark | Done | circle*, square*, seal*, shield*, rectangle*, icloud*, message*, bubble*
      line P 4.5 12.8 9.5 18 19.5 6
    multiply | Multiply | circle*, square*
      use xmark
    divide | Divide | circle*, square*
      line P 4 12 20 12 fill O 12 6 1.9 O 12 18 1.9
    equal | Equals | circle*, square*
      line P 4 8.7 20 8.7 P 4 15.3 20 15.3
    notequal | Not equal | circle*
      line P 4 8.7 20 8.7 P 4 15.3 20 15.3 P 16 4 8 20
    lessthan | Less than | circle*
      line P 18.5 5 5.5 12 18.5 19
    greaterthan | Greater than | circle*
      line P 5.5 5 18.5 12 5.5 19
    plusminus | Plus or minus | circle*
      line P 12 3.5 12 15.5 P 6 9.5 18 9.5 P 6 20.3 18 20.3
    plus.forwardslash.minus | Plus or minus
      line P 7 3 7 11 P 3 7 11 7 P 18.5 4 5.5 20 P 13.5 17.5 21 17.5
    percent | Percent
      line P 18 4.5 6 19.5 O 7 7.3 3 O 17 16.7 3
    sum | Sum
      line P 18.5 7.5 18.5 4 5.5 4 13 12 5.5 20 18.5 20 18.5 16.5
    function | Function
      line M 15.5 4.2 C 12.5 3 11.4 4.6 11 7 L 9 18 C 8.6 20.6 7 21.3 5 20.4 P 7.5 10 14 10 P 14
        13.5 20 20 P 20 13.5 14 20
    x.squareroot | Square root
      line P 2.8 13 5.3 11.8 9 19.5 12.5 4.5 21.2 4.5 P 13.5 10.5 19.5 17.5 P 19.5 10.5 13.5 17.5
    number | Number | circle*, square*
      line P 9.8 4 8 20 P 16.5 4 14.7 20 P 4.5 9 20.5 9 P 3.8 15 19.8 15
    infinity | Infinity | circle*
      line M 12 12 C 9 7.8 7.8 7.2 6.3 7.2 C 3.8 7.2 2.3 9.2 2.3 12 C 2.3 14.8 3.8 16.8 6.3 16.8 C
        7.8 16.8 9 16.2 12 12 C 15 7.8 16.2 7.2 17.7 7.2 C 20.2 7.2 21.7 9.2 21.7 12 C 21.7 14.8
        20.2 16.8 17.7 16.8 C 16.2 16.8 15 16.2 12 12 Z
    asterisk | Required | circle*
      line P 12 4 12 20 P 5.1 8 18.9 16 P 18.9 8 5.1 16
    at | At | circle*, badge.plus, badge.minus
      line O 12 12 3.7 M 15.7 8.3 L 15.7 13 C 15.7 16.6 20.8 16.4 20.8 12 A 12 12 8.8 0 -300
    ellipsis | More | circle*, rectangle*, bubble*, message*
      fill O 5 12 1.8 O 12 12 1.8 O 19 12 1.8
    info | Info | circle*, square*, bubble*
      line P 12 10.5 12 19.5 fill O 12 5.3 1.7
    exclamationmark | Warning | circle*, triangle*, square*, octagon*, shield*, bubble*, icloud*
      line P 12 4 12 14 fill O 12 19 1.7
    exclamationmark.2 | Urgent
      line P 8 4 8 14 P 16 4 16 14 fill O 8 19 1.7 O 16 19 1.7
    exclamationmark.3 | Very urgent
      line P 5.5 4 5.5 14 P 12 4 12 14 P 18.5 4 18.5 14 fill O 5.5 19 1.7 O 12 19 1.7 O 18.5 19
        1.7
    questionmark | Help | circle*, square*, diamond*, bubble*, app*, message*
      line A 12 8.3 4.6 -165 45 C 13.2 12.8 12 13 12 15.2 fill O 12 19.4 1.7
    nosign | Not allowed
      line O 12 12 9 P 5.7 5.7 18.3 18.3
    dollarsign | Dollars | circle*, square*
      line P 12 2.8 12 21.2 M 17 8 C 16.6 6.2 14.8 5.3 12 5.3 C 9 5.3 7.2 6.6 7.2 8.6 C 7.2 13.5
        17 10.3 17 15.4 C 17 17.6 15 18.7 12 18.7 C 9 18.7 7.2 17.6 6.8 15.7
    eurosign | Euros | circle*, square*
      line A 14 12 7.2 -50 -310 P 3.5 10.2 14 10.2 P 3.5 13.8 13 13.8
    sterlingsign | Pounds | circle*, square*
      line M 17.5 7 C 17 4.8 15.5 3.8 13.5 3.8 C 8.5 3.8 8.8 9 9.5 12 C 10.3 16 9 19 6.5 20.2 L 18
        20.2 P 6.2 12.2 15 12.2
    yensign | Yen | circle*, square*
      line P 6 4 12 12.3 18 4 P 12 12.3 12 20.3 P 7.2 12.8 16.8 12.8 P 7.2 16.4 16.8 16.4
    bitcoinsign | Bitcoin | circle*, square*
      line U 2 9 4.8 9 19.2 13 19.2 M 9 4.8 L 12.5 4.8 B 12.8 8.3 3.5 -90 90 L 9 11.8 M 12.8 11.8
        B 13.3 15.5 3.7 -90 90 L 9 19.2 P 6.4 4.8 9 4.8 P 6.4 19.2 9 19.2 P 10.3 2.6 10.3 4.8 P
        13.2 2.6 13.2 4.8 P 10.3 19.2 10.3 21.4 P 13.2 19.2 13.2 21.4
    parkingsign | Parking | circle*
      line P 8 20 8 4 M 8 4 L 12.5 4 B 12.5 8.8 4.8 -90 90 L 8 13.6
    command | Command | circle*, square*
      line P 8.6 6 8.6 18 P 15.4 6 15.4 18 P 6 8.6 18 8.6 P 6 15.4 18 15.4 A 6 6 2.6 0 -270 A 18 6
        2.6 180 450 A 18 18 2.6 180 -90 A 6 18 2.6 0 270
    option | Option
      line P 3 5.5 8.5 5.5 15.5 18.5 21 18.5 P 14 5.5 21 5.5
    control | Control
      line P 5.5 13.5 12 7 18.5 13.5
    shift | Shift | fill
      shape G 1.2 12 3.2 21 12.2 16 12.2 16 20 8 20 8 12.2 3 12.2
    capslock | Caps lock | fill
      shape G 1.2 12 2.8 20.5 11 16 11 16 15.6 8 15.6 8 11 3.5 11 R 8 18.6 8 2.8 0.8
    escape | Escape
      line A 12 12 8.2 -60 210 P 11.5 11.5 4 4 P 4 9.5 4 4 9.5 4
    return | Return
      line U 2 19.5 5.5 19.5 14 4 14 P 8.5 9.5 4 14 8.5 18.5
    delete.left | Delete | fill
      shape G 1.5 8.3 5 21 5 21 19 8.3 19 2.3 12 mark P 11.5 9.3 17 14.8 P 17 9.3 11.5 14.8
    delete.right | Delete | fill
      flip delete.left
    eject | Eject | fill, circle*
      shape G 1 12 4.5 20 14 4 14 R 4.5 17.2 15 2.6 0.6
    power | Power | circle*
      line A 12 12.8 8 -52 232 P 12 3 12 12
    restart | Restart | circle*
      use arrow.counterclockwise body G 0.5 10 8.8 15.2 12 10 15.2
    """
}
