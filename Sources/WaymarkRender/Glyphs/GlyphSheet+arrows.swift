// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Arrows and chevrons.
  static let arrows = """
    chevron.left | Back | circle*, square*
      line P 15.5 4 7.5 12 15.5 20
    chevron.right | Forward | circle*, square*
      line P 8.5 4 16.5 12 8.5 20
    chevron.up | Up | circle*, square*
      line P 4 15.5 12 7.5 20 15.5
    chevron.down | Down | circle*, square*
      line P 4 8.5 12 16.5 20 8.5
    chevron.backward | Back | circle*
      use chevron.left
    chevron.forward | Forward | circle*
      use chevron.right
    chevron.backward.2 | Fast back
      line P 12 5.5 5.5 12 12 18.5 P 19 5.5 12.5 12 19 18.5
    chevron.forward.2 | Fast forward
      line P 5 5.5 11.5 12 5 18.5 P 12 5.5 18.5 12 12 18.5
    chevron.left.2 | Fast back
      use chevron.backward.2
    chevron.right.2 | Fast forward
      use chevron.forward.2
    chevron.up.chevron.down | Choose
      line P 7 9.5 12 4.5 17 9.5 P 7 14.5 12 19.5 17 14.5
    chevron.compact.down | Down
      line P 3 10 12 14 21 10
    chevron.compact.up | Up
      line P 3 14 12 10 21 14
    chevron.compact.left | Back
      line P 14 3 10 12 14 21
    chevron.compact.right | Forward
      line P 10 3 14 12 10 21
    chevron.left.forwardslash.chevron.right | Code
      line P 7.5 6.5 2.5 12 7.5 17.5 P 16.5 6.5 21.5 12 16.5 17.5 P 13.8 4.5 10.2 19.5
    arrow.left | Left | circle*, square*
      line P 20 12 4 12 P 11 5 4 12 11 19
    arrow.right | Right | circle*, square*
      line P 4 12 20 12 P 13 5 20 12 13 19
    arrow.up | Up | circle*, square*, doc*
      line P 12 20 12 4 P 5 11 12 4 19 11
    arrow.down | Down | circle*, square*, doc*, app*
      line P 12 4 12 20 P 5 13 12 20 19 13
    arrow.backward | Back | circle*, square*
      use arrow.left
    arrow.forward | Forward | circle*, square*
      use arrow.right
    arrow.up.right | Up right | circle*, square*
      line P 6 18 18 6 P 8.5 6 18 6 18 15.5
    arrow.down.right | Down right | circle*, square*
      line P 6 6 18 18 P 18 8.5 18 18 8.5 18
    arrow.up.left | Up left | circle*, square*
      line P 18 18 6 6 P 15.5 6 6 6 6 15.5
    arrow.down.left | Down left | circle*, square*
      line P 18 6 6 18 P 6 8.5 6 18 15.5 18
    arrow.up.forward | Open | circle*, square*, app*
      use arrow.up.right
    arrow.up.arrow.down | Sort | circle*, square*
      line P 7.5 20 7.5 4 P 4 7.5 7.5 4 11 7.5 P 16.5 4 16.5 20 P 13 16.5 16.5 20 20 16.5
    arrow.left.arrow.right | Swap | circle*, square*
      use arrow.up.arrow.down 1 12 12 -90
    arrow.left.and.right | Length | circle*, square*
      line P 2.5 12 21.5 12 P 7 7.5 2.5 12 7 16.5 P 17 7.5 21.5 12 17 16.5
    arrow.up.and.down | Height | circle*, square*
      use arrow.left.and.right 1 12 12 90
    arrow.up.and.down.and.arrow.left.and.right | Move
      line P 3 12 21 12 P 12 3 12 21 P 5.7 9.3 3 12 5.7 14.7 P 18.3 9.3 21 12 18.3 14.7 P 9.3 5.7
        12 3 14.7 5.7 P 9.3 18.3 12 21 14.7 18.3
    arrow.up.left.and.arrow.down.right | Enlarge | circle*
      line P 10.2 10.2 4 4 P 10.2 4 4 4 4 10.2 P 13.8 13.8 20 20 P 13.8 20 20 20 20 13.8
    arrow.down.right.and.arrow.up.left | Reduce | circle*
      line P 4 4 10 10 P 4 10 10 10 10 4 P 20 20 14 14 P 14 20 14 14 20 14
    arrow.up.backward.and.arrow.down.forward | Enlarge | circle*
      use arrow.up.left.and.arrow.down.right
    arrow.down.forward.and.arrow.up.backward | Reduce | circle*
      use arrow.down.right.and.arrow.up.left
    arrow.clockwise | Reload | circle*, square
      line A 12 12 7.5 0 315 L 20 9.4 P 20 4.4 20 9.4 15 9.4
    arrow.counterclockwise | Undo | circle*, square
      flip arrow.clockwise
    goforward | Skip forward
      line A 12 13 7.8 -15 270 L 15 5.2 P 12.2 2.2 15.2 5.2 12.2 8.2
    gobackward | Skip back
      flip goforward
    goforward.10 | Forward ten seconds
      use goforward use _10 0.4 12 13
    goforward.15 | Forward fifteen seconds
      use goforward use _15 0.4 12 13
    goforward.30 | Forward thirty seconds
      use goforward use _30 0.4 12 13
    gobackward.10 | Back ten seconds
      use gobackward use _10 0.4 12 13
    gobackward.15 | Back fifteen seconds
      use gobackward use _15 0.4 12 13
    gobackward.30 | Back thirty seconds
      use gobackward use _30 0.4 12 13
    arrow.uturn.left | Undo | circle*, square
      line P 8.5 4.5 4 9 8.5 13.5 M 4 9 L 14.5 9 B 14.5 14.25 5.25 -90 90 L 9 19.5
    arrow.uturn.right | Redo | circle*, square
      flip arrow.uturn.left
    arrow.uturn.backward | Undo | circle*, square
      use arrow.uturn.left
    arrow.uturn.forward | Redo | circle*, square
      use arrow.uturn.right
    arrow.uturn.up | Turn up
      use arrow.uturn.left 1 12 12 90
    arrow.uturn.down | Turn down
      flip arrow.uturn.left 1 12 12 -90
    arrow.turn.up.right | Turn right
      line U 4 5.5 19.5 5.5 9 19.5 9 P 14.5 4 19.5 9 14.5 14
    arrow.turn.up.left | Reply
      flip arrow.turn.up.right
    arrow.turn.down.right | Turn right
      line U 4 5.5 4.5 5.5 15 19.5 15 P 14.5 10 19.5 15 14.5 20
    arrow.turn.down.left | Return
      flip arrow.turn.down.right
    arrow.turn.right.up | Turn up
      line U 4 4.5 18.5 15 18.5 15 4.5 P 10 9.5 15 4.5 20 9.5
    arrowshape.turn.up.left | Reply | fill, circle*
      shape G 1.2 10.5 5 2.8 11.7 10.5 18.4 10.5 14.4 21 19.5 19 11.2 10.5 9.2
    arrowshape.turn.up.right | Forward | fill, circle*
      flip arrowshape.turn.up.left
    arrowshape.turn.up.left.2 | Reply all | fill
      shape G 1 13 5.5 7.2 11.7 13 17.9 13 14.4 21.4 19 19.8 11.4 13 9.4 line P 8 6 2.6 11.7 8
        17.4
    arrowshape.right | Right | fill
      shape G 1 3 8.8 12 8.8 12 4.5 21 12 12 19.5 12 15.2 3 15.2
    arrowshape.left | Left | fill
      flip arrowshape.right
    arrowshape.up | Up | fill
      use arrowshape.right 1 12 12 -90
    arrowshape.down | Down | fill
      use arrowshape.right 1 12 12 90
    arrow.triangle.turn.up.right.diamond | Directions | fill
      shape G 1 12 2.3 21.7 12 12 21.7 2.3 12 mark U 1.7 9.3 15.5 9.3 11 15.7 11 P 13.4 8.6 15.8
        11 13.4 13.4
    arrow.triangle.branch | Branch
      line P 7 20.5 7 3.5 P 3.5 7 7 3.5 10.5 7 M 7 16.5 C 7 12.5 9 10.5 13 10.5 L 19 10.5 P 15.5 7
        19 10.5 15.5 14
    arrow.triangle.merge | Merge
      line P 12 3.5 12 20.5 P 8 7.5 12 3.5 16 7.5 M 5 20.5 C 5 15 12 15.5 12 10 M 19 20.5 C 19 15
        12 15.5 12 10
    arrow.triangle.2.circlepath | Repeat | circle*, camera*
      line A 12 12 7.7 190 322 L 19.8 9.3 A 12 12 7.7 10 142 L 4.2 14.7 P 20 4.8 20 9.4 15.4 9.4 P
        4 19.2 4 14.6 8.6 14.6
    arrow.2.squarepath | Repeat
      line P 2.5 9.5 5.5 6.5 8.5 9.5 M 5.5 6.5 L 5.5 15 C 5.5 16.7 6.8 18 8.5 18 L 13 18 P 21.5
        14.5 18.5 17.5 15.5 14.5 M 18.5 17.5 L 18.5 9 C 18.5 7.3 17.2 6 15.5 6 L 11 6
    arrow.2.circlepath | Refresh | circle*
      line A 12 12 7.7 200 345 P 15.6 8.8 19.6 10.6 21.6 6.8 A 12 12 7.7 20 165 P 8.4 15.2 4.4
        13.4 2.4 17.2
    arrow.triangle.swap | Swap
      line P 7.5 4.5 7.5 19.5 P 16.5 4.5 16.5 19.5 body G 0.5 5 16.5 10 16.5 7.5 20 G 0.5 14 7.5
        19 7.5 16.5 4
    arrow.triangle.capsulepath | Rotate
      line A 8.2 12 5.2 90 270 L 15.8 6.8 B 15.8 12 5.2 -90 20 A 15.8 12 5.2 60 90 L 8.2 17.2 P
        18.6 11.2 21 13.8 22.4 10.8
    arrow.down.to.line | To the end | circle*
      line P 12 3 12 16 P 6 10.3 12 16 18 10.3 P 4.5 20.5 19.5 20.5
    arrow.up.to.line | To the top | circle*
      use arrow.down.to.line 1 12 12 180
    arrow.left.to.line | To the start
      use arrow.down.to.line 1 12 12 90
    arrow.right.to.line | To the end
      use arrow.down.to.line 1 12 12 -90
    arrow.up.and.line.horizontal.and.arrow.down | Split
      line P 3 12 21 12 P 12 9 12 2.8 P 9 5.8 12 2.8 15 5.8 P 12 15 12 21.2 P 9 18.2 12 21.2 15
        18.2
    square.and.arrow.up | Share | fill, circle*
      shape U 1.7 8.3 10 4.5 10 4.5 21 19.5 21 19.5 10 15.7 10 gap P 12 15 12 3 line P 12 15 12 3
        P 8 7 12 3 16 7
    square.and.arrow.down | Save | fill
      shape U 1.7 8.3 10 4.5 10 4.5 21 19.5 21 19.5 10 15.7 10 gap P 12 3 12 15.5 P 8 11 12 15 16
        11 line P 12 3 12 15 P 8 11 12 15 16 11
    square.and.arrow.up.on.square | Share copies | fill
      line U 1.7 4 16.5 2.8 16.5 2.8 6.5 5 6.5 shape U 1.7 10.8 9 6.8 9 6.8 21 20.8 21 20.8 9 16.8
        9 gap P 13.8 15.5 13.8 3 line P 13.8 15.5 13.8 3 P 10.4 6.4 13.8 3 17.2 6.4
    square.and.arrow.down.on.square | Save copies | fill
      line U 1.7 4 16.5 2.8 16.5 2.8 6.5 5 6.5 shape U 1.7 10.8 9 6.8 9 6.8 21 20.8 21 20.8 9 16.8
        9 gap P 13.8 3 13.8 16 line P 13.8 3 13.8 15.8 P 10.4 12.4 13.8 15.8 17.2 12.4
    rectangle.portrait.and.arrow.right | Sign out | fill
      shape U 2 14.5 8 14.5 3.5 4 3.5 4 20.5 14.5 20.5 14.5 16 gap P 9 12 21 12 line P 9 12 21 12
        P 17.5 8.5 21 12 17.5 15.5
    rectangle.portrait.and.arrow.forward | Sign out | fill
      use rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.left | Sign out
      flip rectangle.portrait.and.arrow.right
    arrow.right.to.line.circle | To the end
      use circle use arrow.right.to.line 0.56 12 12
    door.left.hand.open | Open door
      line P 2.5 20.5 5.5 20.5 5.5 4 12 4 P 18.5 20.5 21.5 20.5 P 18.5 20.5 18.5 6 shape G 1 10
        3.2 18.5 5.5 18.5 20.5 10 21.5 dot O 12.8 13 1.1
    door.left.hand.closed | Closed door
      line P 2.5 20.5 21.5 20.5 shape U 1 5.5 20.5 5.5 3.5 18.5 3.5 18.5 20.5 dot O 15.2 12.5 1.1
    arrowtriangle.up | Up | fill, circle*
      shape G 1.2 12 4.5 20.5 19 3.5 19
    arrowtriangle.down | Down | fill, circle*
      shape G 1.2 12 19.5 3.5 5 20.5 5
    arrowtriangle.left | Left | fill, circle*
      shape G 1.2 4.5 12 19 3.5 19 20.5
    arrowtriangle.right | Right | fill, circle*
      shape G 1.2 19.5 12 5 3.5 5 20.5
    arrow.3.trianglepath | Recycle
      line U 1 8.2 8.5 12 3 15.4 8 P 16.4 3.8 15.4 8 11.2 7.4 U 1 17.8 11.5 21 17 15 17.5 P 18
        14.6 15 17.6 18 20.4 U 1 9.5 17.5 3 17.5 6 11.7 P 2.8 13.2 6 11.5 8 14.6
    shuffle | Shuffle | circle*
      line M 2.8 7 L 5.5 7 C 11 7 12 17 17.5 17 L 20.5 17 M 2.8 17 L 5.5 17 C 7.6 17 9 15.5 10.2
        13.8 M 12.8 10.2 C 14 8.5 15.4 7 17.5 7 L 20.5 7 P 18 4.2 20.8 7 18 9.8 P 18 14.2 20.8 17
        18 19.8
    repeat | Repeat | circle*
      line U 4 3.5 12 3.5 7 19.5 7 P 16.5 4 19.5 7 16.5 10 U 4 20.5 12 20.5 17 4.5 17 P 7.5 14 4.5
        17 7.5 20
    repeat.1 | Repeat one | circle*
      line U 4 3.5 12 3.5 7 14 7 P 11.5 4.2 14.3 7 11.5 9.8 U 4 20.5 13 20.5 17 4.5 17 P 7.5 14
        4.5 17 7.5 20 P 18 5 20 3.6 20 9.6
    """
}
