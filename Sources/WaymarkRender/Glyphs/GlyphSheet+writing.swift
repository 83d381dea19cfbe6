// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Editing, lists, text and codes.
  static let writing = """
    pencil | Edit | circle*, slash
      line M 3.8 20.2 L 4.9 15.5 L 16.3 4.1 C 17 3.4 18.2 3.4 18.9 4.1 L 19.9 5.1 C 20.6 5.8 20.6
        7 19.9 7.7 L 8.5 19.1 Z P 13.9 6.5 17.5 10.1
    square.and.pencil | Write | circle*
      line U 2.5 12 4.5 3.5 4.5 3.5 20.5 19.5 20.5 19.5 12 M 9 15 L 9.6 12.1 L 18.3 3.4 C 18.9 2.8
        19.7 2.8 20.3 3.4 L 20.6 3.7 C 21.2 4.3 21.2 5.1 20.6 5.7 L 11.9 14.4 Z
    rectangle.and.pencil.and.ellipsis | Fill in
      line U 2.2 14 17.5 2.8 17.5 2.8 6.5 12 6.5 P 13.5 13.5 14.1 10.8 20.3 4.6 22 6.3 15.8 12.5
        13.5 13.5 fill O 6.3 12 1.1 O 9.8 12 1.1 line U 1.5 20 11 20 17.5 18 17.5
    pencil.and.outline | Sketch
      line M 3.8 20.2 L 4.9 15.5 L 16.3 4.1 C 17 3.4 18.2 3.4 18.9 4.1 L 19.9 5.1 C 20.6 5.8 20.6
        7 19.9 7.7 L 8.5 19.1 Z P 3.5 9.5 3.5 3.5 9.5 3.5 P 13 20.5 20.5 20.5 20.5 14
    pencil.tip | Pen | crop.circle
      line P 6 20.5 6 14.5 12 3 18 14.5 18 20.5 P 9.8 7.5 12 9 14.2 7.5 P 6.2 15 17.8 15
    pencil.line | Annotate
      use pencil line P 13.5 20.3 20.5 20.3
    pencil.and.ruler | Design | fill
      shape R 2.8 2.8 6.4 18.4 1.4 mark P 6 7 9 7 P 6 11 9 11 P 6 15 9 15 shape G 1 14 5.5 17 2.8
        20 5.5 20 21.2 14 21.2 mark P 14.4 8 19.6 8
    highlighter | Highlight
      line P 6.5 12.5 15 4 20.5 9.5 12 18 P 6.5 12.5 6 15.8 9 18.6 12 18 P 6 16 3 20.5 8.5 19 P
        12.5 21 20.5 21
    scissors | Cut | circle*
      line O 6 6.3 2.8 O 6 17.7 2.8 P 8.2 8 20.5 17 P 8.2 16 20.5 7
    paintbrush | Look | fill
      shape M 20.4 3.6 C 17.2 5 13.2 8.4 10.6 12 L 12.2 13.6 C 15.7 10.9 19 6.8 20.4 3.6 Z M 9.8
        12.6 C 10.8 12.8 11.5 13.5 11.7 14.5 C 12.3 17.3 10.1 20.3 6.7 20.6 C 4.9 20.8 3.7 20.4 3
        19.8 C 4.4 19.3 4.8 18.1 5 16.7 C 5.4 14.2 7.3 12.2 9.8 12.6 Z
    paintbrush.pointed | Paint | fill
      use paintbrush
    paintpalette | Colours | fill
      shape M 12 3 C 17 3 21.2 6.6 21.2 11 C 21.2 14 19 15.6 16.6 15.6 L 15 15.6 C 13.4 15.6 12.8
        17 13.4 18.2 C 14.2 19.8 13.4 21 12 21 C 6.9 21 2.8 17 2.8 12 C 2.8 7 6.9 3 12 3 Z dot O 7
        12.4 1.4 O 8.8 7.9 1.4 O 13.4 6.8 1.4 O 17.2 9.8 1.4
    eyedropper | Pick a colour
      line P 13 6.5 17.5 11 P 4 20 4.5 16.8 13.8 7.5 16.5 10.2 7.2 19.5 4 20 body M 15.2 6.2 L
        17.6 3.8 C 19.4 2 22 4.6 20.2 6.4 L 17.8 8.8 Z
    lasso | Lasso
      line E 12.5 9.5 8.8 6 O 6.2 16.2 2.2 M 6.5 18.4 C 7 20 6.3 21.2 4.5 21.4
    crop | Crop
      line P 6.5 2.5 6.5 17.5 21.5 17.5 P 2.5 6.5 17.5 6.5 17.5 21.5
    crop.rotate | Crop and rotate
      line P 7.5 5 7.5 16.5 19 16.5 P 5 7.5 16.5 7.5 16.5 19 A 12 12 10 -30 -80 A 12 12 10 150 100
    rotate.left | Rotate left | fill
      shape R 9 10 11.5 10.5 2 line M 9.5 4.5 C 6 4.5 3.8 6.6 3.8 10.5 P 1.2 7.8 3.8 10.5 6.5 7.8
    rotate.right | Rotate right | fill
      flip rotate.left
    wand.and.stars | Magic
      line P 3.5 20.5 13.5 10.5 P 15.8 8.2 17.2 6.8 P 8.5 3 8.5 7 P 6.5 5 10.5 5 P 19 14.5 19 18.5
        P 17 16.5 21 16.5 P 20.3 3.2 20.4 3.2 P 12.6 13.6 10.4 11.4
    wand.and.rays | Magic
      line P 3.5 20.5 12.5 11.5 P 15 5 15 2.8 P 19 9 21.2 9 P 17.8 6.2 20 4 P 12 6 10.5 4.5 P 18
        12 19.5 13.5 fill O 14.6 9.4 1.3
    slider.horizontal.3 | Adjust
      line P 3 6 7.5 6 P 12.3 6 21 6 P 3 12 11.7 12 P 16.5 12 21 12 P 3 18 5.7 18 P 10.5 18 21 18
        O 9.9 6 2.3 O 14.1 12 2.3 O 8.1 18 2.3
    slider.vertical.3 | Adjust
      use slider.horizontal.3 1 12 12 -90
    slider.horizontal.below.rectangle | Adjust
      line R 3 3.5 18 9 2 P 3 18.5 9 18.5 P 13.8 18.5 21 18.5 O 11.4 18.5 2.2
    slider.horizontal.2.square | Adjust
      line R 3 3 18 18 3 P 6.5 9 8.5 9 P 13 9 17.5 9 O 10.7 9 1.9 P 6.5 15 11 15 P 15.5 15 17.5 15
        O 13.3 15 1.9
    textformat | Format
      line P 2 18.5 7.3 5 12.6 18.5 P 3.8 14 10.8 14 O 17.6 14.7 3.7 P 21.3 10.6 21.3 18.5
    textformat.size | Text size
      line P 8 18.8 14.5 3.8 21 18.8 P 10.2 13.8 18.8 13.8 P 2 18.8 5.3 11.2 8 17.4 P 3.2 16 7 16
    textformat.abc | Letters
      line P 2 17.5 4.8 7 7.6 17.5 P 2.9 14 6.7 14 P 10.3 7 12.4 7 M 10.3 12 L 10.3 7 L 12.3 7 B
        12.3 9.5 2.5 -90 90 L 10.3 12 L 10.3 17.4 L 12.4 17.4 B 12.4 14.7 2.7 90 -90 A 20.6 12.2
        4.4 -60 -300
    character | Letter
      line P 5.5 20 12 4 18.5 20 P 7.8 14.5 16.2 14.5
    character.cursor.ibeam | Text field
      line P 2.5 17.5 7 6.5 11.5 17.5 P 4 14 10 14 P 18 5 18 19 P 15.8 3.5 18 5 20.2 3.5 P 15.8
        20.5 18 19 20.2 20.5
    bold | Bold
      line M 7 12 L 7 4.5 L 12.5 4.5 B 12.5 8.2 3.7 -90 90 L 7 11.9 L 7 19.5 L 13.2 19.5 B 13.2
        15.7 3.8 90 -90
    italic | Italic
      line P 10 4.5 18 4.5 P 6 19.5 14 19.5 P 14 4.5 10 19.5
    underline | Underline
      line M 6.5 3.5 L 6.5 10.5 B 12 10.5 5.5 180 0 L 17.5 3.5 P 5.5 20.5 18.5 20.5
    strikethrough | Strikethrough
      line P 3.5 12 20.5 12 M 17 8 C 16.6 5.4 14.6 4 12 4 C 9 4 7 5.6 7 8 C 7 9 7.3 9.8 8 10.5 M
        16.5 14 C 17.8 17.4 15.6 20 12 20 C 9 20 7 18.6 6.6 16
    text.alignleft | Align left
      line P 3.5 5 20.5 5 P 3.5 9.7 14 9.7 P 3.5 14.4 20.5 14.4 P 3.5 19 11 19
    text.aligncenter | Centre
      line P 3.5 5 20.5 5 P 7 9.7 17 9.7 P 3.5 14.4 20.5 14.4 P 8 19 16 19
    text.alignright | Align right
      flip text.alignleft
    text.justify | Justify
      line P 3.5 5 20.5 5 P 3.5 9.7 20.5 9.7 P 3.5 14.4 20.5 14.4 P 3.5 19 20.5 19
    text.justify.left | Text
      line P 3.5 5 20.5 5 P 3.5 9.7 20.5 9.7 P 3.5 14.4 20.5 14.4 P 3.5 19 14 19
    text.quote | Quotation
      line P 4 4.5 4 19.5 P 8.5 6 20.5 6 P 8.5 12 20.5 12 P 8.5 18 16 18
    text.magnifyingglass | Search text
      line P 3.5 5 20.5 5 P 3.5 10 8.5 10 P 3.5 15 7.5 15 P 3.5 20 10 20 O 15.2 13.6 4.2 P 18.3
        16.7 21.5 20
    text.append | Append
      line P 3.5 5 20.5 5 P 3.5 10 20.5 10 P 3.5 15 11 15 P 3.5 20 11 20 P 17 13 17 21 P 13 17 21
        17
    text.insert | Insert
      line P 12 5 20.5 5 P 12 12 20.5 12 P 12 19 20.5 19 P 3.5 12 8 12 P 5.5 9 8.5 12 5.5 15
    text.viewfinder | Scan text
      use viewfinder line P 7.5 9 16.5 9 P 7.5 12 16.5 12 P 7.5 15 13 15
    list.bullet | List | circle*, rectangle*
      line P 9 6 20.5 6 P 9 12 20.5 12 P 9 18 20.5 18 fill O 4.5 6 1.5 O 4.5 12 1.5 O 4.5 18 1.5
    list.dash | List
      line P 9.5 6 20.5 6 P 9.5 12 20.5 12 P 9.5 18 20.5 18 P 3.5 6 5.5 6 P 3.5 12 5.5 12 P 3.5 18
        5.5 18
    list.number | Numbered list
      line P 10 6 20.5 6 P 10 12 20.5 12 P 10 18 20.5 18 use _1 0.24 4.6 6 use _2 0.24 4.6 12 use
        _3 0.24 4.6 18
    list.star | Favourites
      line P 10.5 6 20.5 6 P 10.5 12 20.5 12 P 10.5 18 20.5 18 fill S 5 6 5 2.9 1.3 0.2 S 5 12 5
        2.9 1.3 0.2 S 5 18 5 2.9 1.3 0.2
    list.triangle | List
      line P 10 6 20.5 6 P 10 12 20.5 12 P 10 18 20.5 18 fill G 0.3 3.5 4 6.8 6 3.5 8 G 0.3 3.5 10
        6.8 12 3.5 14 G 0.3 3.5 16 6.8 18 3.5 20
    list.bullet.indent | Outline
      line P 8 6 20.5 6 P 12 12 20.5 12 P 12 18 20.5 18 fill O 4.3 6 1.5 O 8.3 12 1.5 O 8.3 18 1.5
    list.and.film | Films
      line P 3.5 5 20.5 5 P 3.5 10 8 10 P 3.5 15 8 15 P 3.5 20 8 20 R 11.5 9.5 9.5 11 1.6 P 11.5
        13 21 13 P 11.5 17 21 17
    checklist | Checklist
      line P 3 6.5 4.8 8.3 8 4.5 P 3 15.8 4.8 17.6 8 13.8 P 12 6.5 21 6.5 P 12 16 21 16
    line.3.horizontal | Menu | circle*
      line P 3.5 6.5 20.5 6.5 P 3.5 12 20.5 12 P 3.5 17.5 20.5 17.5
    line.horizontal.3 | Menu
      use line.3.horizontal
    line.3.horizontal.decrease | Filter | circle*
      line P 3.5 7 20.5 7 P 6.5 12 17.5 12 P 10 17 14 17
    line.diagonal | Line
      line P 4.5 19.5 19.5 4.5
    scribble | Scribble
      line M 3 14 C 5 8 9 4 11.5 5 C 14 6.2 7 14 8.5 15.8 C 10 17.6 14.5 9 17 10 C 19 11 14 16.5
        15.5 18 C 16.7 19 19 17.5 21 15
    signature | Signature
      line M 3 15 C 7 13 11 8 10.3 5 C 9.5 2.5 6.8 6 7 11 C 7.2 15 8.5 16 10 14.5 C 11.2 13.2 12
        12.2 12.7 13 C 13.3 14 13 15.5 14.6 15 C 16 14.5 16.5 13 21 13.5 P 3 19.5 21 19.5
    paragraphsign | Paragraph
      line P 19.5 4 11 4 A 11 8.5 4.5 -90 -270 L 13 13 P 13 4 13 20.5 P 17 4 17 20.5
    keyboard | Keyboard | fill
      shape R 2 5.5 20 13 2.6 mark P 8 15 16 15 dot O 6 9 1.1 O 10 9 1.1 O 14 9 1.1 O 18 9 1.1 O 6
        12 1 O 10 12 1 O 14 12 1 O 18 12 1
    keyboard.chevron.compact.down | Hide keyboard | fill
      shape R 2 3 20 11.5 2.4 mark P 8.5 11.3 15.5 11.3 dot O 6 6.6 1.1 O 10 6.6 1.1 O 14 6.6 1.1
        O 18 6.6 1.1 line P 8 18.5 12 20.5 16 18.5
    trash | Delete | fill, slash*, circle*, square*
      line P 4 6.5 20 6.5 U 1.5 9.3 6.5 9.3 3.5 14.7 3.5 14.7 6.5 shape M 6 6.5 L 6.9 19.1 C 6.9
        19.9 7.6 20.5 8.4 20.5 L 15.6 20.5 C 16.4 20.5 17.1 19.9 17.1 19.1 L 18 6.5 Z mark P 10
        10.5 10.2 16.5 P 14 10.5 13.8 16.5
    viewfinder | Viewfinder | circle*
      line U 3 3.5 8 3.5 3.5 8 3.5 U 3 16 3.5 20.5 3.5 20.5 8 U 3 20.5 16 20.5 20.5 16 20.5 U 3 8
        20.5 3.5 20.5 3.5 16
    barcode | Barcode
      line P 3.5 5 3.5 19 P 7 5 7 19 P 11 5 11 19 P 16.5 5 16.5 19 P 20.5 5 20.5 19 fill R 12.5
        4.2 2 15.6 0.4
    barcode.viewfinder | Scan barcode
      use viewfinder line P 7.5 8 7.5 16 P 10.5 8 10.5 16 P 13.5 8 13.5 16 P 16.5 8 16.5 16
    qrcode | QR code
      line R 3.5 3.5 6.5 6.5 1 R 14 3.5 6.5 6.5 1 R 3.5 14 6.5 6.5 1 fill R 5.8 5.8 1.9 1.9 0 R
        16.3 5.8 1.9 1.9 0 R 5.8 16.3 1.9 1.9 0 R 13.2 13.2 2.6 2.6 0 R 18.4 13.2 2.8 2.6 0 R 15.8
        15.8 2.6 2.6 0 R 13.2 18.4 2.6 2.8 0 R 18.4 18.4 2.8 2.8 0
    qrcode.viewfinder | Scan QR code
      use viewfinder line R 7.3 7.3 3.3 3.3 0.4 R 13.4 7.3 3.3 3.3 0.4 R 7.3 13.4 3.3 3.3 0.4 fill
        R 12.8 12.8 2 2 0 R 15.6 15.6 2 2 0
    """
}
