// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Playback, music and pictures.
  static let media = """
    play | Play | fill, circle*, square*, rectangle*, slash*
      shape G 1.2 6.8 4 19.8 12 6.8 20
    pause | Pause | fill, circle*, rectangle*
      shape R 6 4.6 4 14.8 1.2 R 14 4.6 4 14.8 1.2
    stop | Stop | fill, circle*
      shape R 5 5 14 14 2
    playpause | Play or pause | fill, circle*
      shape G 1 3 5 12 12 3 19 R 14 5 2.4 14 0.8 R 19 5 2.4 14 0.8
    record.circle | Record | fill
      shape O 12 12 9 dot O 12 12 4
    backward | Rewind | fill, circle*
      shape G 1 11.6 5.5 11.6 18.5 2.3 12 G 1 21.2 5.5 21.2 18.5 11.9 12
    forward | Fast forward | fill, circle*
      flip backward
    backward.end | Previous | fill, circle*
      shape G 1 19 5 19 19 8.4 12 line P 5 5 5 19
    forward.end | Next | fill, circle*
      flip backward.end
    backward.frame | Previous frame | fill
      use backward.end
    forward.frame | Next frame | fill
      use forward.end
    music.note | Music | circle*
      line P 10 17 10 6 19 4 19 8 10 10 body E 7.4 17.4 2.5 2
    music.note.list | Playlist
      line P 3 5.5 13 5.5 P 3 10.5 12 10.5 P 3 15.5 8.5 15.5 P 17 17 17 5.5 21 7.5 body E 14.7
        17.4 2.2 1.8
    music.quarternote.3 | Notes
      line P 8 16.5 8 4 20 4 20 14.5 P 14 15.5 14 4 body E 5.8 17 2.2 1.8 E 11.8 16 2.2 1.8 E 17.8
        15 2.2 1.8
    music.mic | Karaoke | circle*
      line P 13.5 10.5 4 20 3.4 19.4 11 8 A 15.8 7.8 4.8 0 360
    headphones | Headphones | circle*
      line M 4 15 L 4 12 B 12 12 8 180 360 L 20 15 body R 3.4 14 3.2 6.4 1.4 R 17.4 14 3.2 6.4 1.4
    earbuds | Earphones
      line M 9 9.5 L 9 20 M 15 9.5 L 15 20 O 6.8 7 3 O 17.2 7 3
    hifispeaker | Speaker | fill
      shape R 5 2.5 14 19 2.4 mark O 12 14.6 3.6 dot O 12 6.8 1.6
    homepod | Speaker | fill
      shape R 4.5 3.5 15 17 6 mark P 9.5 7 14.5 7
    radio | Radio | fill
      shape R 2.5 8.5 19 11.5 2.4 line P 5 8 18 3 mark O 7.8 14.2 2.6 P 13.5 12.4 18.3 12.4 P 13.5
        16 18.3 16
    tv | Television | fill, circle*
      shape R 2.3 4.5 19.4 12.5 2.4 line P 8 20.5 16 20.5
    play.tv | Watch | fill
      use tv dot G 0.6 9.8 7.4 15.4 10.7 9.8 14
    sparkles.tv | Television | fill
      use tv dot S 12 10.7 4 4.4 1.5 0.2
    film | Film | fill, circle*
      shape R 2.8 4 18.4 16 2.2 mark P 7.3 4 7.3 20 P 16.7 4 16.7 20 P 7.3 12 16.7 12 P 2.8 9.3 7
        9.3 P 2.8 14.7 7 14.7 P 17 9.3 21.2 9.3 P 17 14.7 21.2 14.7
    movieclapper | Film | fill
      shape R 3 9.5 18 11 2 line P 3.5 9.5 2.8 6.5 19.8 3 20.5 6 3.5 9.5 P 8 5.5 10 8 P 13.3 4.4
        15.3 7
    camera | Camera | fill, circle*, badge.ellipsis
      shape M 3 9.5 C 3 8.5 3.8 7.7 4.8 7.7 L 7.4 7.7 L 9 5 L 15 5 L 16.6 7.7 L 19.2 7.7 C 20.2
        7.7 21 8.5 21 9.5 L 21 17.7 C 21 18.7 20.2 19.5 19.2 19.5 L 4.8 19.5 C 3.8 19.5 3 18.7 3
        17.7 Z mark O 12 13.2 3.7
    camera.viewfinder | Photograph
      use viewfinder shape G 1 7 9.2 9.3 9.2 10.3 7.6 13.7 7.6 14.7 9.2 17 9.2 17 16 7 16 mark O
        12 12.4 1.6
    camera.on.rectangle | Cameras | fill
      line U 2 5 16 2.8 16 2.8 4 18 4 18 6 shape G 1.2 6.5 11 10 11 11.4 8.8 16 8.8 17.4 11 21.3
        11 21.3 20.5 6.5 20.5 mark O 13.8 15.5 2.4
    camera.filters | Filters
      line O 12 8.2 5.2 O 8.2 14.8 5.2 O 15.8 14.8 5.2
    camera.aperture | Aperture
      line O 12 12 9 P 12 3 16.5 10 P 20 8 15.5 15.6 P 20 16 11.5 16.6 P 12 21 7.5 14 P 4 16 8.5
        8.4 P 4 8 12.5 7.4
    photo | Photo | fill, circle*, badge.plus
      shape R 2.8 4.5 18.4 15 2.5 mark P 3.4 17.3 8.5 12.3 12.2 15.8 16.4 11.5 20.8 15.6 dot O 8.2
        8.9 1.7
    photo.on.rectangle | Photos | fill
      line U 2.2 5 15 2.5 15 2.5 4 17.5 4 17.5 6.5 shape R 6 8 15.5 12 2.2 mark P 6.4 18 10.5 14
        13.5 16.8 17 13 21 16.8 dot O 10.4 11.6 1.3
    photo.on.rectangle.angled | Photos | fill
      use photo.on.rectangle
    photo.stack | Photos | fill
      shape R 3 8.5 18 12.3 2.3 mark P 3.4 18.3 8.3 13.6 12 16.8 16 12.8 20.6 17 line P 5 5.3 19
        5.3 P 7.3 2.5 16.7 2.5
    photo.artframe | Picture
      line R 2.5 4 19 16 2 R 6 7.5 12 9 0.8 P 6.5 15.5 10 11.8 12.5 14 15 11.5 17.7 14
    livephoto | Live photo
      line O 12 12 2.5 O 12 12 5.6 fill O 12 3 0.9 O 15.4 3.7 0.9 O 18.4 5.6 0.9 O 20.3 8.6 0.9 O
        21 12 0.9 O 20.3 15.4 0.9 O 18.4 18.4 0.9 O 15.4 20.3 0.9 O 12 21 0.9 O 8.6 20.3 0.9 O 5.6
        18.4 0.9 O 3.7 15.4 0.9 O 3 12 0.9 O 3.7 8.6 0.9 O 5.6 5.6 0.9 O 8.6 3.7 0.9
    pip | Picture in picture | fill
      line U 2.4 9.5 18.5 2.5 18.5 2.5 4.5 20 4.5 20 9.5 shape R 12.5 12.5 9 7 1.6
    pip.enter | Picture in picture
      line U 2.4 9.5 18.5 2.5 18.5 2.5 4.5 20 4.5 20 9.5 P 6 8 10 12 P 10 8.6 10 12 6.6 12 body R
        13 13 8 6 1.2
    pip.exit | Leave picture in picture
      line U 2.4 9.5 18.5 2.5 18.5 2.5 4.5 20 4.5 20 9.5 P 10 12 6 8 P 6 11.4 6 8 9.4 8 body R 13
        13 8 6 1.2
    guitars | Guitars | fill
      shape M 9 10.5 C 10.5 10 12 10.3 12.9 11.1 C 13.7 12 14 13.5 13.5 15 C 13 16.2 14.2 17.5
        12.5 19.4 C 10.3 21.8 6.6 21.6 4.5 19.5 C 2.4 17.4 2.2 13.7 4.6 11.5 C 6.5 9.8 7.8 11 9
        10.5 Z mark O 8.8 15.2 1.8 line P 12.5 11.5 19 5 P 17.4 3.8 20.2 6.6
    pianokeys | Piano
      line R 2.8 5 18.4 14 2 P 9 13 9 19 P 15 13 15 19 fill R 7.2 5 3.6 8.5 0.5 R 13.2 5 3.6 8.5
        0.5
    metronome | Metronome | fill
      shape G 1.6 8.6 3 15.4 3 19.5 21 4.5 21 mark P 5.6 16.2 18.4 16.2 P 12 16 17.6 7
    """
}
