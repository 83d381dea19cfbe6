// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Health, sport and science.
  static let health = """
    cross | Medical | fill, circle*
      shape G 1.4 9 3 15 3 15 9 21 9 21 15 15 15 15 21 9 21 9 15 3 15 3 9 9 9
    cross.case | First aid | fill, circle*
      shape R 3 7 18 13 2.5 line U 1.6 8.5 7 8.5 3.5 15.5 3.5 15.5 7 mark P 12 10.5 12 16.5 P 9
        13.5 15 13.5
    cross.vial | Sample | fill
      shape M 8 3 L 16 3 L 16 17 C 16 22 8 22 8 17 Z mark P 12 9.5 12 14.5 P 9.5 12 14.5 12 line P
        6 3 18 3
    pills | Medicine | fill, circle*
      use _pill 0.72 9 9.5 -45 over _tablet
    pill | Pill | fill, circle*
      use _pill 1 12 12 -45
    _pill | Pill
      shape R 2.5 7.8 19 8.4 4.2 mark P 12 7.8 12 16.2
    bandage | Bandage | fill
      use _bandage 1 12 12 -45
    _bandage | Bandage
      shape R 1.8 7.6 20.4 8.8 3.6 mark P 7.8 7.8 7.8 16.2 P 16.2 7.8 16.2 16.2 dot O 10.6 10.6
        0.9 O 13.4 10.6 0.9 O 10.6 13.4 0.9 O 13.4 13.4 0.9
    stethoscope | Doctor | circle*
      line P 7 3.5 4.5 3.5 P 4.5 3.5 4.5 8 M 4.5 8 B 9 8 4.5 180 0 L 13.5 3.5 L 11 3.5 M 9 12.5 L
        9 15.5 B 14 15.5 5 180 0 L 19 12.6 O 19 10.3 2.2
    syringe | Injection | fill
      shape G 0.8 13 6.5 17.5 11 9 19.5 4.5 15 line P 4.2 19.8 2.5 21.5 P 15.5 8.5 19.5 4.5 P 17
        2.5 21.5 7 P 11 4.8 19.2 13 mark P 10 9.8 12 11.8 P 7.3 12.5 9.3 14.5 line P 6.5 17.5 4.2
        19.8
    facemask | Mask | fill
      shape G 2 6.5 8 12 6.5 17.5 8 17.5 14 12 18 6.5 14 line M 6.5 9 C 2.5 8.5 1.5 13 6.5 13 M
        17.5 9 C 21.5 8.5 22.5 13 17.5 13 mark P 9.5 11 14.5 11 P 9.5 14 14.5 14
    medical.thermometer | Fever | fill
      shape M 17.2 3.2 C 18.2 2.2 19.6 2.2 20.6 3.4 C 21.8 4.4 21.8 5.8 20.8 6.8 L 11.5 16.1 L 7
        17 L 7.9 12.5 Z line P 7 17 3 21 mark P 17 7 13 11
    lungs | Lungs | fill
      shape M 9.6 8.5 C 9 7.5 7.6 7.6 6.8 8.7 C 4.5 12 3 15.5 3 18.3 C 3 20 4.2 20.6 5.5 20.2 L
        8.5 19.2 C 9.3 18.9 9.8 18.3 9.8 17.4 Z M 14.4 8.5 C 15 7.5 16.4 7.6 17.2 8.7 C 19.5 12 21
        15.5 21 18.3 C 21 20 19.8 20.6 18.5 20.2 L 15.5 19.2 C 14.7 18.9 14.2 18.3 14.2 17.4 Z
        line P 12 3 12 9.5 9.8 12 P 12 9.5 14.2 12
    staroflife | Emergency | fill, circle*
      shape G 0.8 10 3 14 3 14 8.5 18.8 5.8 20.8 9.2 16 12 20.8 14.8 18.8 18.2 14 15.5 14 21 10 21
        10 15.5 5.2 18.2 3.2 14.8 8 12 3.2 9.2 5.2 5.8 10 8.5
    allergens | Allergens | fill
      shape S 12 12 8 9.4 6.4 1 mark O 12 12 2.2
    dumbbell | Gym | fill
      shape R 4.8 6.5 3.6 11 1.2 R 15.6 6.5 3.6 11 1.2 line P 8.6 12 15.4 12 P 2.4 10 2.4 14 P
        21.6 10 21.6 14
    sportscourt | Court | fill, circle*
      shape R 2.3 5 19.4 14 2.2 mark P 12 5 12 19 O 12 12 2.6 P 2.5 9 5.3 9 5.3 15 2.5 15 P 21.5 9
        18.7 9 18.7 15 21.5 15
    soccerball | Football
      line O 12 12 9 P 12 8 12 3.5 P 15.8 10.8 20 9 P 14.4 15.2 17.2 19 P 9.6 15.2 6.8 19 P 8.2
        10.8 4 9 body G 0.4 12 8 15.8 10.8 14.4 15.2 9.6 15.2 8.2 10.8
    basketball | Basketball | fill, circle*
      shape O 12 12 9 mark P 3 12 21 12 P 12 3 12 21 A 1.5 12 7.4 -52 52 A 22.5 12 7.4 128 232
    football | American football | fill, circle*
      shape M 4 20 C 2.6 14.5 4 9.8 7 7 C 9.8 4 14.5 2.6 20 4 C 21.4 9.5 20 14.2 17 17 C 14.2 20
        9.5 21.4 4 20 Z mark P 9 15 15 9 P 10 11.8 12.2 14 P 11.9 9.9 14.1 12.1
    baseball | Baseball | fill
      shape O 12 12 9 mark A 2.5 12 6 -60 60 A 21.5 12 6 120 240
    tennisball | Tennis | fill
      shape O 12 12 9 mark A 3.5 3.5 9.8 8 82 A 20.5 20.5 9.8 188 262
    volleyball | Volleyball | fill
      shape O 12 12 9 mark M 12 12 C 11 8.5 12.5 5.5 15.5 3.8 M 12 12 C 15.5 12.8 17.5 15.5 17.5
        19 M 12 12 C 9.2 14.5 6 15 3.2 13.3 M 7.6 4.2 C 6 7 6 10 7.3 13
    tennis.racket | Tennis
      line E 9.5 9.5 6.8 6.8 P 14.5 14.5 20.5 20.5 P 6 6.5 13 13.2 P 9.5 3 16 9.6 P 3 9.5 9.6 16
    skateboard | Skateboard | fill
      shape M 2.5 10 C 3.5 12.5 4.5 13 6 13 L 18 13 C 19.5 13 20.5 12.5 21.5 10 line O 7 17 2 O 17
        17 2
    testtube.2 | Tests
      line P 4 3 11 3 M 5.2 3 L 5.2 17 B 7.5 18 2.3 180 0 L 9.8 3 P 5.2 11 9.8 11 P 13 3 20 3 M
        14.2 3 L 14.2 17 B 16.5 18 2.3 180 0 L 18.8 3 P 14.2 8 18.8 8
    flask | Flask | fill
      shape M 9.5 3 L 9.5 9 L 3.9 18 C 3 19.6 4 21 5.6 21 L 18.4 21 C 20 21 21 19.6 20.1 18 L 14.5
        9 L 14.5 3 Z mark P 7 14.5 17 14.5 line P 8 3 16 3
    microbe | Microbe | fill
      shape O 12 12 5.6 line P 12 6 12 3 P 12 18 12 21 P 6 12 3 12 P 18 12 21 12 P 7.8 7.8 5.6 5.6
        P 16.2 7.8 18.4 5.6 P 7.8 16.2 5.6 18.4 P 16.2 16.2 18.4 18.4 dot O 10.5 10.8 1.1 O 13.8
        13.2 1.1
    """
}
