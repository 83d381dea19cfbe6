// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Prizes, ratings, parties and games.
  static let prizes = """
    rosette | Award
      shape S 12 9.6 10 7.2 5.6 1.6 mark O 12 9.6 2.5 line P 8.3 15.8 7 21.6 12 19.2 17 21.6 15.7
        15.8
    trophy | Trophy | fill, circle*
      shape M 7 3.5 L 17 3.5 L 17 9.5 C 17 12.3 14.8 14.5 12 14.5 C 9.2 14.5 7 12.3 7 9.5 Z line M
        7 5.5 L 3.5 5.5 C 3.5 9 4.8 10.8 7.5 11.1 M 17 5.5 L 20.5 5.5 C 20.5 9 19.2 10.8 16.5 11.1
        P 12 14.5 12 18 shape M 8 20.5 L 16 20.5 C 16 19 15.1 18 13.7 18 L 10.3 18 C 8.9 18 8 19 8
        20.5 Z
    medal | Medal | fill
      shape O 12 15.4 5.6 line P 9 10.5 5.5 3 P 15 10.5 18.5 3 P 13.5 9.5 10.5 3 mark P 12 13.2 12
        17.6
    crown | Crown | fill
      shape G 0.8 3 7.5 7.8 11.5 12 4.5 16.2 11.5 21 7.5 19 19.5 5 19.5
    flag | Flag | fill, slash*, circle*, square*
      line P 5.5 21 5.5 4.5 shape M 5.5 4.5 C 7.5 3.3 9.8 3.3 12 4.5 C 14.2 5.7 16.5 5.7 18.5 4.5
        L 18.5 14 C 16.5 15.2 14.2 15.2 12 14 C 9.8 12.8 7.5 12.8 5.5 14 Z
    flag.checkered | Finish | circle
      line P 5 21 5 4.5 19 4.5 19 14.5 5 14.5 fill R 5 4.5 4.7 5 0 R 14.3 4.5 4.7 5 0 R 9.7 9.5
        4.6 5 0
    star | Favourite | fill, circle*, slash*, square*
      shape S 12 12.6 5 9.8 4.1 0.8
    star.leadinghalf.filled | Half star
      use star fill P 12 3 12 17.2 6.3 20.4 7.8 14.2 3 9.8 9.4 9.2 12 3 Z
    star.lefthalf.fill | Half star
      use star.leadinghalf.filled
    heart | Like | fill Liked, circle*, slash*, square*
      shape M 12 20.3 C 5.7 15.9 3 12.5 3 9 C 3 6.1 5.1 4 7.6 4 C 9.4 4 11 5 12 6.8 C 13 5 14.6 4
        16.4 4 C 18.9 4 21 6.1 21 9 C 21 12.5 18.3 15.9 12 20.3 Z
    heart.text.square | Health record | fill
      shape R 3.5 3.5 17 17 3 mark P 7 13.5 17 13.5 P 7 17 13.5 17 dot M 12 10.8 C 8.9 8.8 8.3 7.9
        8.3 6.9 C 8.3 5.2 10.9 4.9 12 6.5 C 13.1 4.9 15.7 5.2 15.7 6.9 C 15.7 7.9 15.1 8.8 12 10.8
        Z
    heart.rectangle | Liked | fill
      shape R 2.5 5 19 14 2.6 dot M 12 16 C 8.3 13.6 7.3 12.2 7.3 10.6 C 7.3 7.9 10.8 7.6 12 10 C
        13.2 7.6 16.7 7.9 16.7 10.6 C 16.7 12.2 15.7 13.6 12 16 Z
    bolt | Fast | fill, circle*, slash*, shield*, square*
      shape G 0.6 13.6 2.6 4.6 13.6 11 13.6 10 21.4 19.4 10 12.6 10
    bolt.heart | Heartbeat | fill
      use heart dot P 12.8 7.2 8.6 12.4 11.6 12.4 11.2 16.2 15.4 10.8 12.4 10.8 12.8 7.2 Z
    sparkles | New
      shape S 10 13 4 7.2 2.2 0.3 S 18.3 5.8 4 3.4 1.1 0.2 line P 18.8 17.5 18.8 20.5 P 17.3 19
        20.3 19
    sparkle | New
      shape S 12 12 4 9.6 2.8 0.4
    party.popper | Party | fill
      shape G 0.8 3 21 8 8.5 15.5 16 line M 13 8 C 14.5 6.5 14.5 5 13.5 3 M 16 11 C 17.5 9.5 19
        9.5 21 10.5 P 15.5 8.5 19 5 fill O 9.5 3.8 1.2 O 20.3 14.8 1.2 O 20.5 2.8 1.2
    balloon | Balloon | fill
      shape M 12 2.8 C 16 2.8 18.6 5.6 18.6 9.2 C 18.6 12.8 15.6 16 12 16 C 8.4 16 5.4 12.8 5.4
        9.2 C 5.4 5.6 8 2.8 12 2.8 Z line M 12 16.5 C 14 18 10.5 19.5 12 21.5
    balloon.2 | Balloons | fill
      shape E 7.5 8 4.8 5.6 line M 7.5 14 C 8 17 10 18.5 11.5 21.3 over _balloon
    _balloon | Balloon
      shape E 16.2 9.2 4.8 5.6 line M 16.2 15 C 15.5 18 13 18.5 11.5 21.3
    birthday.cake | Cake | fill
      shape R 3 11.5 18 9.5 2 mark M 3 15.5 C 4.8 17.5 7.2 17.5 9 15.5 C 10.8 17.5 13.2 17.5 15
        15.5 C 16.8 17.5 19.2 17.5 21 15.5 line P 7.5 7.5 7.5 11.3 P 12 7.5 12 11.3 P 16.5 7.5
        16.5 11.3 fill O 7.5 4.2 1.2 O 12 4.2 1.2 O 16.5 4.2 1.2
    puzzlepiece | Puzzle | fill
      shape M 3.2 8 L 8.2 8 C 7 5.8 7.8 3.2 10.4 3.2 C 13 3.2 13.8 5.8 12.6 8 L 17.4 8 L 17.4 12 C
        19.6 10.8 21.8 11.8 21.8 14.2 C 21.8 16.6 19.6 17.6 17.4 16.4 L 17.4 21 L 3.2 21 L 3.2
        16.4 C 5.4 17.4 7.4 16.4 7.4 14.2 C 7.4 12 5.4 11 3.2 12 Z
    puzzlepiece.extension | Extension | fill
      use puzzlepiece
    dice | Dice | fill
      shape R 3.5 3.5 17 17 3.6 dot O 8 8 1.5 O 16 8 1.5 O 12 12 1.5 O 8 16 1.5 O 16 16 1.5
    gamecontroller | Game | fill, circle*
      shape M 7 6.5 L 17 6.5 C 19.5 6.5 20.4 8 20.9 10.2 L 22 15.2 C 22.5 18.8 18.8 19.8 17.2 17.2
        L 15.9 15.3 L 8.1 15.3 L 6.8 17.2 C 5.2 19.8 1.5 18.8 2 15.2 L 3.1 10.2 C 3.6 8 4.5 6.5 7
        6.5 Z mark P 8 8.8 8 12.4 P 6.2 10.6 9.8 10.6 dot O 15 11.7 1.1 O 17.2 9.5 1.1
    theatermasks | Theatre | fill
      shape M 3 4 C 6.5 5.2 10.5 5.2 14 4 L 14 11 C 14 15 11.5 17.5 8.5 17.5 C 5.5 17.5 3 15 3 11
        Z mark A 8.5 11 2.7 20 160 dot O 6.3 9 1 O 10.7 9 1 line M 16.8 8.5 C 18.3 8.5 19.8 8.3 21
        7.8 L 21 14.5 C 21 18.5 18.8 21 15.8 21 C 14.2 21 12.9 20.4 11.9 19.4 A 15.8 18.6 2.3 -140
        -30
    _page | Page
      shape G 1.8 4 2.8 12.8 2.8 18 8 18 20.8 4 20.8 mark U 1 12.3 3.2 12.3 8.5 17.6 8.5
    """
}
