// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Files, folders, books and paper.
  static let files = """
    doc | Document | fill, badge.plus, fill.badge.plus, badge.clock, circle*
      shape G 1.8 5 2.8 13.8 2.8 19 8 19 21.2 5 21.2 mark U 1 13.3 3.2 13.3 8.5 18.6 8.5
    doc.text | Document | fill
      use doc mark P 8.5 12.8 15.5 12.8 P 8.5 16.6 15.5 16.6
    doc.plaintext | Plain text | fill
      shape R 4.5 2.8 15 18.4 2.4 mark P 8 7.4 16 7.4 P 8 11 16 11 P 8 14.6 13 14.6
    doc.richtext | Rich text | fill
      shape R 4.5 2.8 15 18.4 2.4 mark P 8 7 16 7 P 8 17.2 16 17.2 dot R 8 9.8 8 4.6 0.8
    doc.append | Append | fill
      shape R 4.5 2.8 15 18.4 2.4 mark P 8 7 16 7 P 8 10.4 16 10.4 P 12 13 12 18.4 P 9.3 15.7 14.7
        15.7
    doc.on.doc | Copy | fill
      shape G 1.6 3 2.8 10.3 2.8 14.5 7 14.5 16.5 3 16.5 over _frontdoc
    _frontdoc | Copy
      shape G 1.6 9.3 7.4 16.8 7.4 21 11.6 21 21.2 9.3 21.2 mark U 0.6 16.3 7.8 16.3 12 20.6 12
    doc.on.clipboard | Paste | fill
      use clipboard 0.86 10.5 11 over _pasted
    _pasted | Paste
      shape R 11 10 10.2 11.4 1.8 mark P 13.8 14 18.4 14 P 13.8 17.3 18.4 17.3
    doc.text.magnifyingglass | Look into
      use doc.text over _smallglass
    _smallglass | Search
      line O 16.2 16.2 3.7 P 19 19 21.6 21.6
    doc.viewfinder | Scan | fill
      use viewfinder shape G 1 8 6.6 13.3 6.6 16 9.3 16 17.4 8 17.4
    clipboard | Clipboard | fill
      shape R 4.8 4.4 14.4 17 2.4 over _clip
    _clip | Clip
      shape R 8.6 2.5 6.8 4 1.4
    list.clipboard | List | fill
      use clipboard mark P 11.4 11 16 11 P 11.4 15.6 16 15.6 dot O 8.4 11 1.1 O 8.4 15.6 1.1
    list.bullet.clipboard | List | fill
      use list.clipboard
    note | Note
      shape U 2.5 13.5 20.5 3.5 20.5 3.5 3.5 20.5 3.5 20.5 13.5 Z line U 1 13.5 20.4 13.5 13.5
        20.4 13.5 P 13.5 20.5 20.5 13.5
    note.text | Note | badge.plus
      use note mark P 7.3 8 16.7 8 P 7.3 12 11 12
    folder | Folder | fill, badge.plus, fill.badge.plus, badge.minus, badge.questionmark, circle*
      shape G 1.8 3 5 9.4 5 11.6 7.5 21 7.5 21 19.5 3 19.5
    folder.badge.gearshape | Folder settings
      use folder over _smallgear
    _smallgear | Settings
      shape O 18 17.5 2.4 line P 18 13.6 18 14 P 18 21 18 21.4 P 14.6 15.5 15 15.7 P 21 19.3 21.4
        19.5 P 14.6 19.5 15 19.3 P 21 15.7 21.4 15.5
    tray | Tray | fill, circle*
      shape G 2 6.4 5 17.6 5 21.3 13.4 21.3 19 2.7 19 2.7 13.4 mark U 1.6 3.2 13.4 8.2 13.4 9.4 16
        14.6 16 15.8 13.4 20.8 13.4
    tray.full | Full tray | fill
      shape G 2 6.4 7.5 17.6 7.5 21.3 14.6 21.3 20 2.7 20 2.7 14.6 mark U 1.6 3.2 14.6 8.2 14.6
        9.4 17 14.6 17 15.8 14.6 20.8 14.6 P 7.6 10.8 16.4 10.8 line P 8.2 4.4 15.8 4.4
    tray.2 | Trays | fill
      shape G 1.4 6.4 3 17.6 3 21.3 8 21.3 11.6 2.7 11.6 2.7 8 mark U 1 3.2 8 9 8 9.8 9.6 14.2 9.6
        15 8 20.8 8 shape U 1.8 2.7 15.4 2.7 21 21.3 21 21.3 15.4 line U 1 2.7 15 9 15 9.8 17 14.2
        17 15 15 21.3 15
    tray.and.arrow.down | Download | fill
      use tray 1 12 14 gap P 12 2.5 12 13 P 8.4 9.4 12 13 15.6 9.4 line P 12 2.5 12 12.6 P 8.6 9.2
        12 12.6 15.4 9.2
    tray.and.arrow.up | Upload | fill
      use tray 1 12 14 gap P 12 2.8 12 13 line P 12 13 12 2.8 P 8.6 6.2 12 2.8 15.4 6.2
    archivebox | Archive | fill, circle*
      shape R 2.6 4 18.8 4.8 1.4 U 2.2 4.4 8.8 4.4 20 19.6 20 19.6 8.8 mark P 9.5 12.6 14.5 12.6
    xmark.bin | Delete | fill
      shape R 2.6 4 18.8 4.8 1.4 U 2.2 4.4 8.8 4.4 20 19.6 20 19.6 8.8 mark P 9.7 12 14.3 16.6 P
        14.3 12 9.7 16.6
    externaldrive | Drive | fill, badge.plus, badge.checkmark
      shape G 2 5.6 5 18.4 5 21.5 14 21.5 19 2.5 19 2.5 14 mark P 2.9 13.4 21.1 13.4 dot O 18 16.3
        1.1
    internaldrive | Drive | fill
      shape R 2.5 6 19 12 2.6 mark P 6 14.2 13 14.2 dot O 17.8 14.2 1.2
    server.rack | Servers
      shape R 3 3 18 5 1.3 R 3 9.5 18 5 1.3 R 3 16 18 5 1.3 dot O 6.3 5.5 1 O 6.3 12 1 O 6.3 18.5
        1 mark P 12 5.5 18 5.5 P 12 12 18 12 P 12 18.5 18 18.5
    opticaldisc | Disc | fill
      shape O 12 12 9 mark O 12 12 2.6
    paperclip | Attachment | circle*
      line M 20.3 11.3 L 12.2 19.4 C 10 21.6 6.7 21.6 4.6 19.5 C 2.5 17.4 2.5 14.1 4.7 11.9 L 12.6
        4 C 14 2.6 16.2 2.6 17.6 4 C 19 5.4 19 7.6 17.6 9 L 9.8 16.8 C 9.1 17.5 8 17.5 7.3 16.8 C
        6.6 16.1 6.6 15 7.3 14.3 L 14.4 7.2
    bookmark | Bookmark | fill Bookmarked, circle*, slash*, square*
      shape M 6 5 C 6 4.2 6.7 3.5 7.5 3.5 L 16.5 3.5 C 17.3 3.5 18 4.2 18 5 L 18 20.5 L 12 16.2 L
        6 20.5 Z
    book | Book | fill, circle*
      shape M 12 6.3 C 10 4.9 7 4.3 2.8 4.3 L 2.8 18.2 C 7 18.2 10 18.8 12 20.2 C 14 18.8 17 18.2
        21.2 18.2 L 21.2 4.3 C 17 4.3 14 4.9 12 6.3 Z mark P 12 6.3 12 20
    book.pages | Book | fill
      use book mark P 5.8 8.3 9 8.9 P 5.8 11.8 9 12.4 P 18.2 8.3 15 8.9 P 18.2 11.8 15 12.4
    book.closed | Journal | fill, circle*
      shape M 5 18.5 L 5 5.5 C 5 4.1 6.1 3 7.5 3 L 19 3 L 19 21 L 7.5 21 C 6.1 21 5 19.9 5 18.5 Z
        mark M 5.2 18 C 5.2 16.8 6.3 16 7.5 16 L 18.8 16
    text.book.closed | Journal | fill
      use book.closed mark P 9 7 15.5 7 P 9 10.5 13.5 10.5
    books.vertical | Library | fill
      shape R 3 4.5 4.6 16 1 R 7.6 3 4.6 17.5 1 G 1 13.2 5.2 17.4 4 21.3 18.9 17.1 20.1 mark P 3.4
        16.5 7.2 16.5 P 8 7 11.8 7
    magazine | Magazine | fill
      shape R 4 3 16 18 2.2 mark P 7.5 7 16.5 7 P 13 11 16.5 11 P 13 14.4 16.5 14.4 P 13 17.4 16.5
        17.4 dot R 7.2 10.2 3.6 7.9 0.5
    newspaper | News | fill, circle*
      shape M 17.5 19.8 L 5.2 19.8 C 3.7 19.8 2.8 18.8 2.8 17.5 L 2.8 5.8 C 2.8 4.9 3.5 4.2 4.4
        4.2 L 15.9 4.2 C 16.8 4.2 17.5 4.9 17.5 5.8 L 17.5 8.5 L 21.2 8.5 L 21.2 17.6 C 21.2 18.9
        20.3 19.8 19.2 19.8 Z mark P 6.2 8 14 8 P 6.2 11.8 14 11.8 P 6.2 15.6 14 15.6 P 17.5 9
        17.5 16.5
    graduationcap | School | fill, circle*
      shape G 1 12 4.5 22.2 9.5 12 14.5 1.8 9.5 line U 1.5 6 12.4 6 17 9 18.6 15 18.6 18 17 18
        12.4 P 21 10.5 21 16.5
    studentdesk | Desk
      line P 3 8 21 8 P 5 8 5 19.5 P 19 8 19 19.5 P 5 12.5 19 12.5
    printer | Printer | fill
      shape U 2 6.5 17 2.8 17 2.8 8.3 21.2 8.3 21.2 17 17.5 17 line U 1.2 6.5 8 6.5 3.3 17.5 3.3
        17.5 8 gap R 6.8 13.2 10.4 7.6 1 line R 6.8 13.2 10.4 7.6 1.2 dot O 17.8 11 1
    scanner | Scanner | fill
      shape R 2.5 11.5 19 7.5 2 line P 4 11 20 4.5 mark P 6 15.3 12 15.3 dot O 18 15.3 1.1
    calendar | Date | circle*, badge.plus, badge.clock, badge.minus, badge.exclamationmark
      line R 3.5 5 17 16 2.5 P 3.5 10 20.5 10 P 8 2.8 8 6.8 P 16 2.8 16 6.8 fill O 8 13.7 1.15 O
        12 13.7 1.15 O 16 13.7 1.15 O 8 17.4 1.15 O 12 17.4 1.15
    calendar.day.timeline.left | Day
      line U 2.5 10 4.5 20.5 4.5 20.5 19.5 10 19.5 P 10.5 9 17 9 P 10.5 14 17 14 P 5 3 5 21 fill O
        5 9 2
    tag | Tag | fill, slash*, circle*
      shape M 3.5 11.3 L 3.5 5 C 3.5 4.2 4.2 3.5 5 3.5 L 11.3 3.5 C 11.8 3.5 12.3 3.7 12.7 4.1 L
        20.2 11.6 C 20.9 12.3 20.9 13.3 20.2 14 L 14 20.2 C 13.3 20.9 12.3 20.9 11.6 20.2 L 4.1
        12.7 C 3.7 12.3 3.5 11.8 3.5 11.3 Z dot O 8 8 1.6
    ticket | Ticket | fill
      shape M 2.5 7 C 2.5 6 3.2 5.3 4.2 5.3 L 19.8 5.3 C 20.8 5.3 21.5 6 21.5 7 L 21.5 9.3 B 21.5
        12 2.7 -90 -270 L 21.5 17 C 21.5 18 20.8 18.7 19.8 18.7 L 4.2 18.7 C 3.2 18.7 2.5 18 2.5
        17 L 2.5 14.7 B 2.5 12 2.7 90 -90 Z mark P 14.5 8.2 14.5 9.2 P 14.5 11.6 14.5 12.4 P 14.5
        14.8 14.5 15.8
    """
}
