// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Plain shapes, grids and layouts.
  static let shapes = """
    circle | Circle | fill, slash*
      shape O 12 12 9
    circle.dotted | Open
      fill O 12 3 1 O 16.5 4.21 1 O 19.79 7.5 1 O 21 12 1 O 19.79 16.5 1 O 16.5 19.79 1 O 12 21 1
        O 7.5 19.79 1 O 4.21 16.5 1 O 3 12 1 O 4.21 7.5 1 O 7.5 4.21 1
    circle.dashed | Dashed circle
      line A 12 12 9 -15 15 A 12 12 9 30 60 A 12 12 9 75 105 A 12 12 9 120 150 A 12 12 9 165 195 A
        12 12 9 210 240 A 12 12 9 255 285 A 12 12 9 300 330
    circle.lefthalf.filled | Half
      line O 12 12 9 fill A 12 12 9 90 270 Z
    circle.righthalf.filled | Half
      line O 12 12 9 fill A 12 12 9 -90 90 Z
    circle.bottomhalf.filled | Half
      line O 12 12 9 fill A 12 12 9 0 180 Z
    circle.tophalf.filled | Half
      line O 12 12 9 fill A 12 12 9 180 360 Z
    circle.inset.filled | Selected
      line O 12 12 9 fill O 12 12 5
    smallcircle.filled.circle | Small circle | fill
      shape O 12 12 9 dot O 12 12 2.7
    largecircle.fill.circle | Selected
      line O 12 12 9 fill O 12 12 6
    target | Target
      line O 12 12 9 O 12 12 4.8 fill O 12 12 1.6
    scope | Aim
      line O 12 12 7.4 P 12 2.4 12 8.6 P 12 15.4 12 21.6 P 2.4 12 8.6 12 P 15.4 12 21.6 12
    square | Square | fill, slash*
      shape R 3.5 3.5 17 17 3
    square.dashed | Selection
      line A 6.5 6.5 3 180 270 A 17.5 6.5 3 270 360 A 17.5 17.5 3 0 90 A 6.5 17.5 3 90 180 P 10.5
        3.5 13.5 3.5 P 10.5 20.5 13.5 20.5 P 3.5 10.5 3.5 13.5 P 20.5 10.5 20.5 13.5
    square.lefthalf.filled | Half
      line R 3.5 3.5 17 17 3 fill R 3.5 3.5 8.5 17 2.5
    triangle | Triangle | fill
      shape G 1.5 12 3.6 21.6 20 2.4 20
    diamond | Diamond | fill
      shape G 1.5 12 2 22 12 12 22 2 12
    hexagon | Hexagon | fill
      shape G 1.5 12 2.5 20.3 7.25 20.3 16.75 12 21.5 3.7 16.75 3.7 7.25
    octagon | Octagon | fill
      shape G 1.5 8.3 3 15.7 3 21 8.3 21 15.7 15.7 21 8.3 21 3 15.7 3 8.3
    pentagon | Pentagon | fill
      shape G 1.5 12 2.8 21.2 9.7 17.8 20.5 6.2 20.5 2.8 9.7
    rectangle | Rectangle | fill, slash*
      shape R 2.5 5 19 14 2.6
    rectangle.portrait | Portrait | fill
      shape R 5 2.5 14 19 2.6
    capsule | Capsule | fill
      shape R 2.3 6.5 19.4 11 5.5
    capsule.portrait | Capsule | fill
      shape R 6.5 2.3 11 19.4 5.5
    oval | Oval | fill
      shape E 12 12 9.7 7
    app | App | fill, badge
      shape R 3 3 18 18 5
    seal | Seal | fill
      shape S 12 12 12 9.7 8 1.6
    shield | Shield | fill, slash*
      shape M 12 2.8 C 14.5 4.6 17 5.4 20 5.7 L 20 11 C 20 16 17 19.3 12 21.3 C 7 19.3 4 16 4 11 L
        4 5.7 C 7 5.4 9.5 4.6 12 2.8 Z
    shield.lefthalf.filled | Privacy
      use shield fill M 12 2.8 C 9.5 4.6 7 5.4 4 5.7 L 4 11 C 4 16 7 19.3 12 21.3 Z
    checkerboard.rectangle | Checkerboard
      line R 3 4.5 18 15 2 fill R 3 4.5 6 5 1 R 15 4.5 6 5 1 R 9 9.5 6 5 0 R 3 14.5 6 5 1 R 15
        14.5 6 5 1
    square.fill.on.square.fill | Copy
      fill R 3 3 13 13 2.5 cut R 8 8 13 13 2.5 fill R 8 8 13 13 2.5
    square.on.square | Copy | fill
      shape R 3 3 13 13 2.5 over _front
    _front | Front
      shape R 8 8 13 13 2.5
    square.on.circle | Shapes | fill
      shape O 9 9 6.2 over _front
    square.stack | Stack | fill
      shape R 4 9 16 12 2.6 line P 6.2 5.8 17.8 5.8 P 8.4 2.8 15.6 2.8
    square.stack.3d.up | Layers | fill
      shape G 1 12 2.5 21.5 7.5 12 12.5 2.5 7.5 line U 1 3 12 12 16.7 21 12 U 1 3 16.5 12 21.2 21
        16.5
    square.3.layers.3d | Layers
      use square.stack.3d.up
    rectangle.stack | Collection | fill, badge.plus
      shape R 3 9 18 12 2.4 line P 5 5.8 19 5.8 P 7.3 2.8 16.7 2.8
    rectangle.on.rectangle | Windows | fill, slash*
      shape R 2.5 4 14.5 10.5 2.2 over _frontrectangle
    _frontrectangle | Front
      shape R 7 9.5 14.5 10.5 2.2
    rectangle.portrait.on.rectangle.portrait | Pages | fill
      shape R 3.5 2.5 11 15 2.2 over _frontportrait
    _frontportrait | Front
      shape R 9.5 6.5 11 15 2.2
    square.grid.2x2 | Grid | fill
      shape R 3.5 3.5 6.8 6.8 1.5 R 13.7 3.5 6.8 6.8 1.5 R 3.5 13.7 6.8 6.8 1.5 R 13.7 13.7 6.8
        6.8 1.5
    square.grid.3x3 | Grid | fill
      shape R 3 3 4 4 0.9 R 10 3 4 4 0.9 R 17 3 4 4 0.9 R 3 10 4 4 0.9 R 10 10 4 4 0.9 R 17 10 4 4
        0.9 R 3 17 4 4 0.9 R 10 17 4 4 0.9 R 17 17 4 4 0.9
    square.grid.3x1.below.line.grid.1x2 | Layout
      shape R 3 15.5 4.4 4.4 0.9 R 9.8 15.5 4.4 4.4 0.9 R 16.6 15.5 4.4 4.4 0.9 line P 3 5.5 21
        5.5 P 3 10.3 21 10.3
    circle.grid.2x2 | Grid | fill
      shape O 7 7 3.3 O 17 7 3.3 O 7 17 3.3 O 17 17 3.3
    circle.grid.3x3 | Grid | fill
      shape O 5 5 1.9 O 12 5 1.9 O 19 5 1.9 O 5 12 1.9 O 12 12 1.9 O 19 12 1.9 O 5 19 1.9 O 12 19
        1.9 O 19 19 1.9
    circle.hexagongrid | Colours | fill
      shape O 12 12 2.4 O 12 5 2.4 O 12 19 2.4 O 18 8.5 2.4 O 18 15.5 2.4 O 6 8.5 2.4 O 6 15.5 2.4
    rectangle.grid.2x2 | Grid | fill
      shape R 2.8 5 8 6 1.4 R 13.2 5 8 6 1.4 R 2.8 13.4 8 6 1.4 R 13.2 13.4 8 6 1.4
    rectangle.grid.1x2 | Rows | fill
      shape R 3 4 18 6.6 1.8 R 3 13.4 18 6.6 1.8
    rectangle.3.group | Group | fill
      shape R 2.8 5 7.6 14 1.6 R 13.6 5 7.6 5.6 1.4 R 13.6 13.4 7.6 5.6 1.4
    rectangle.split.2x1 | Columns | fill
      shape R 2.5 5 19 14 2.6 mark P 12 5 12 19
    rectangle.split.3x1 | Columns | fill
      shape R 2.5 5 19 14 2.6 mark P 8.9 5 8.9 19 P 15.1 5 15.1 19
    rectangle.split.1x2 | Rows | fill
      shape R 2.5 5 19 14 2.6 mark P 2.5 12 21.5 12
    square.split.2x1 | Columns | fill
      shape R 3.5 3.5 17 17 3 mark P 12 3.5 12 20.5
    square.split.2x2 | Quarters | fill
      shape R 3.5 3.5 17 17 3 mark P 12 3.5 12 20.5 P 3.5 12 20.5 12
    square.split.1x2 | Rows | fill
      shape R 3.5 3.5 17 17 3 mark P 3.5 12 20.5 12
    sidebar.left | Sidebar
      line R 3 5 18 14 3 P 9.3 5 9.3 19 P 5.6 8.3 6.8 8.3 P 5.6 11.2 6.8 11.2
    sidebar.leading | Sidebar
      use sidebar.left
    sidebar.right | Inspector
      flip sidebar.left
    sidebar.trailing | Inspector
      use sidebar.right
    sidebar.squares.left | Thumbnails
      line R 3 5 18 14 3 P 10.3 5 10.3 19 fill R 5.3 7.8 2.8 2.8 0.6 R 5.3 12.4 2.8 2.8 0.6
    cube | Cube | fill
      shape G 1 12 2.5 20.5 7 20.5 17 12 21.5 3.5 17 3.5 7 mark U 0.6 4 7.3 12 11.8 20 7.3 P 12
        11.8 12 21
    cylinder | Cylinder | fill
      shape M 5 6 L 5 18 C 5 22 19 22 19 18 L 19 6 C 19 2 5 2 5 6 Z mark M 5 6 C 5 10 19 10 19 6
    pyramid | Pyramid | fill
      shape G 1 12 3.5 21.5 16.5 12.5 20.8 2.5 16.5 mark P 12 4 12.5 20
    circle.and.line.horizontal | Point
      line O 12 12 4 P 2.5 12 8 12 P 16 12 21.5 12
    grid | Grid | circle*
      line P 9 3 9 21 P 15 3 15 21 P 3 9 21 9 P 3 15 21 15
    switch.2 | Switches
      line R 2.8 3.5 18.4 7 3.5 R 2.8 13.5 18.4 7 3.5 fill O 17.4 7 2 O 6.6 17 2
    poweron | On
      line P 12 4 12 20
    """
}
