// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Messages, calls, sound, networks and the globe.
  static let talk = """
    message | Message | fill, circle*, badge
      shape M 12 4 C 17.5 4 21.3 7.2 21.3 11.5 C 21.3 15.8 17.5 19 12 19 C 10.8 19 9.8 18.9 8.8
        18.6 C 7.4 19.9 5.6 20.6 3.8 20.6 C 4.8 19.6 5.4 18.3 5.4 16.9 C 3.7 15.5 2.7 13.7 2.7
        11.5 C 2.7 7.2 6.5 4 12 4 Z
    bubble | Comment | fill
      use bubble.left
    bubble.left | Comment | fill, circle*
      shape G 2 3.2 4.5 20.8 4.5 20.8 16.5 12.5 16.5 7.5 21 7.5 16.5 3.2 16.5
    bubble.right | Comment | fill, circle*
      flip bubble.left
    bubble.middle.bottom | Comment | fill
      shape G 1.8 3.2 4.5 20.8 4.5 20.8 16.5 14.5 16.5 12 20.5 9.5 16.5 3.2 16.5
    bubble.left.and.bubble.right | Conversation | fill
      shape G 1.6 9.3 8.5 22 8.5 22 17.6 20 17.6 20 21 16 17.6 9.3 17.6 over _frontbubble
    _frontbubble | Front
      shape G 1.6 2 3.5 15.4 3.5 15.4 12.8 8 12.8 4.4 16.3 4.4 12.8 2 12.8
    bubble.left.and.text.bubble.right | Conversation | fill
      use bubble.left.and.bubble.right mark P 5 6.7 12 6.7 P 5 9.6 9.5 9.6
    text.bubble | Text | fill
      use bubble.left mark P 7 8.7 17 8.7 P 7 12.4 14 12.4
    captions.bubble | Captions | fill
      use bubble.middle.bottom mark P 6.5 10 11 10 P 14 10 17.5 10 P 6.5 13.2 8.5 13.2 P 11.5 13.2
        17.5 13.2
    quote.bubble | Quotation | fill
      use bubble.left dot O 9 11.4 1.8 O 15 11.4 1.8 mark M 8 10.8 C 8 9.4 8.7 8.4 10 8 M 14 10.8
        C 14 9.4 14.7 8.4 16 8
    star.bubble | Review | fill
      use bubble.left dot S 12 10.4 5 4.4 2 0.3
    heart.bubble | Liked | fill
      use bubble.left dot M 12 14 C 8.8 11.9 7.7 10.6 7.7 9.1 C 7.7 6.6 10.9 6.4 12 8.4 C 13.1 6.4
        16.3 6.6 16.3 9.1 C 16.3 10.6 15.2 11.9 12 14 Z
    quote.opening | Quotation
      body O 7 15 2.9 O 17 15 2.9 line M 4.1 14.6 C 4.1 11 5.5 8 8.8 6.6 M 14.1 14.6 C 14.1 11
        15.5 8 18.8 6.6
    quote.closing | Quotation
      use quote.opening 1 12 12 180
    envelope | Mail | fill, circle*, badge
      shape R 2.8 5 18.4 14 2.5 mark P 3.8 7 12 13.2 20.2 7
    envelope.open | Opened mail | fill
      shape G 1.8 12 2.6 21 8.6 21 20.8 3 20.8 3 8.6 mark P 3.6 10.4 12 15.6 20.4 10.4
    mail | Mail | fill
      use envelope
    mail.stack | Mails | fill
      shape R 2.8 8.5 18.4 12 2.2 mark P 3.8 10.2 12 15.8 20.2 10.2 line P 5.5 5.3 18.5 5.3
    paperplane | Send | fill, circle*
      shape G 0.8 21.3 2.7 2.8 9.6 10.2 13.8 14.4 21.2 mark P 20.6 3.4 10.2 13.8
    phone | Phone | fill, circle*, badge.plus
      shape M 4.5 3.8 L 8.3 3.8 L 10.3 8.5 L 8 10.2 C 9.2 12.8 11.2 14.8 13.8 16 L 15.5 13.7 L
        20.2 15.7 L 20.2 19.5 C 20.2 20.5 19.4 21.3 18.4 21.2 C 10.5 20.6 3.4 13.5 2.8 5.6 C 2.7
        4.6 3.5 3.8 4.5 3.8 Z
    phone.down | Hang up | fill, circle*
      use phone 1 12 8.6 135
    phone.arrow.up.right | Outgoing call | fill
      use phone line P 14.5 9.5 20.8 3.2 P 15.8 3.2 20.8 3.2 20.8 8.2
    phone.arrow.down.left | Incoming call | fill
      use phone line P 20.8 3.2 14.5 9.5 P 14.5 4.5 14.5 9.5 19.5 9.5
    phone.connection | Call | fill
      use phone line A 12 12 4 -85 -5 A 12 12 8 -85 -5
    video | Video | fill, slash*, circle*, badge.plus, badge.checkmark
      shape R 2.3 6 13 12 2.8 G 1 17.3 10.7 21.8 7.4 21.8 16.6 17.3 13.3
    mic | Microphone | fill, slash*, circle*, badge.plus
      shape R 8.4 2.6 7.2 12 3.6 line M 4.8 11.2 B 12 11.2 7.2 180 0 L 19.2 11.2 P 12 18.4 12 21.4
        P 8.5 21.4 15.5 21.4
    waveform | Sound | circle*, badge.plus
      line P 3 10.5 3 13.5 P 7.5 7 7.5 17 P 12 3.5 12 20.5 P 16.5 8 16.5 16 P 21 10.5 21 13.5
    waveform.path | Sound
      line P 2 12 5 12 7 8.5 9.5 16 12 4 14.5 20 17 9 19 12 22 12
    waveform.path.ecg | Heartbeat | rectangle
      line P 2 12.5 6.5 12.5 8.8 6 13 19 15.5 10.5 17 12.5 22 12.5
    speaker | Speaker | fill, slash*, circle*
      shape G 1.2 3 9.2 6.8 9.2 11.8 4.8 11.8 19.2 6.8 14.8 3 14.8
    speaker.wave.1 | Quiet | fill
      use speaker line A 11 12 5 -40 40
    speaker.wave.2 | Volume | fill, circle*
      use speaker line A 11 12 4.6 -40 40 A 11 12 8.2 -42 42
    speaker.wave.3 | Loud | fill
      use speaker 1 11 12 line A 9.5 12 4.6 -40 40 A 9.5 12 8.2 -42 42 A 9.5 12 11.8 -43 43
    speaker.zzz | Quiet
      use speaker line P 15 6 19.5 6 15 11 19.5 11
    megaphone | Announcement | fill
      shape G 1.2 3 9.5 7.5 9.5 20.5 4 20.5 18 7.5 14.5 3 14.5 line U 1 7 14.8 8.4 20 11.8 20 10.9
        15.8
    horn | Horn | fill
      shape G 1.2 3 10 10 10 21 4.5 21 19.5 10 14 3 14
    bell | Notifications | fill, slash*, circle*, badge, badge.fill
      shape M 4.6 17 C 6.2 15.6 7 14 7 10.7 C 7 7.9 9.2 5.7 12 5.7 C 14.8 5.7 17 7.9 17 10.7 C 17
        14 17.8 15.6 19.4 17 Z line A 12 19.4 2.3 15 165 P 12 5.5 12 3.6
    bell.and.waves.left.and.right | Ringing | fill
      use bell line A 11 9.5 8.6 155 205 A 13 9.5 8.6 -25 25
    antenna.radiowaves.left.and.right | Broadcast | circle*, slash
      fill O 12 9.5 1.9 line P 12 11 12 21 A 12 9.5 5 -45 45 A 12 9.5 5 135 225 A 12 9.5 9 -45 45
        A 12 9.5 9 135 225
    dot.radiowaves.left.and.right | Broadcast
      fill O 12 12 2 line A 12 12 5.2 -45 45 A 12 12 5.2 135 225 A 12 12 9.2 -45 45 A 12 12 9.2
        135 225
    dot.radiowaves.up.forward | Feed
      fill O 5.3 18.7 2.2 line A 4 20 8.8 -88 -2 A 4 20 15.2 -88 -2
    dot.radiowaves.right | Waves
      fill O 5.5 12 2.2 line A 5.5 12 5.6 -45 45 A 5.5 12 10 -45 45 A 5.5 12 14.4 -45 45
    wave.3.right | Waves | circle*
      line A 1.5 12 6.5 -45 45 A 1.5 12 11.5 -42 42 A 1.5 12 16.5 -40 40
    wave.3.left | Waves | circle*
      flip wave.3.right
    wifi | Signal | slash, circle*
      line A 12 19 13 -134 -46 A 12 19 8.6 -136 -44 A 12 19 4.4 -140 -40 fill O 12 19 1.7
    cellularbars | Signal
      body R 3 16 2 4 0.5 R 8 12.5 2 7.5 0.5 R 13 8.5 2 11.5 0.5 R 18.5 4 2 16 0.5
    network | Network
      line O 12 12 3.2 O 12 4 1.7 O 19.5 8 1.7 O 17 19 1.7 O 7 19 1.7 O 4.5 8 1.7 P 12 5.7 12 8.8
        P 18 8.8 14.8 10.5 P 16 17.6 13.9 14.6 P 8 17.6 10.1 14.6 P 6 8.8 9.2 10.5
    personalhotspot | Hotspot | circle*
      line A 8.2 14 5.4 -60 -320 A 15.8 10 5.4 120 -140
    globe | World
      line O 12 12 9 P 3 12 21 12 E 12 12 4.1 9
    globe.americas | World | fill
      shape O 12 12 9 mark M 6 5.4 C 8.5 6 11 6.2 11.5 8 C 12 10 8 10.3 8.3 12.3 C 8.6 14 12.5
        13.3 13 15.3 C 13.3 17 11.5 18 11.3 20.6 M 16 4 C 15 6 16 8.5 20 8.5
    globe.europe.africa | World | fill
      shape O 12 12 9 mark M 7.5 4.3 C 8 7 10 7 9.5 9.2 C 9 11 6.5 11.5 7.5 13.5 C 8.5 15 11.2
        13.7 12 15.3 C 12.5 17 12 19 13.5 20.6 M 14 3.5 C 13.5 6 15.5 7 17 8 C 19 9.5 16.5 12.5
        20.7 13.5
    globe.asia.australia | World | fill
      shape O 12 12 9 mark M 10 3.4 C 9.5 6 12.5 6.5 12 9 C 11.5 11 6.5 9.5 5 12.2 C 4.4 13.4 5.8
        15.4 5 17 M 13.5 13.8 C 15 12.8 18 13.3 18.2 15 C 18.3 16.6 15.5 17.3 14 16.6 C 13 16 12.6
        14.6 13.5 13.8 Z
    link | Link | circle*, badge.plus
      line M 10.3 13.7 C 8.7 12.1 8.7 9.5 10.3 7.9 L 13.2 5 C 14.8 3.4 17.4 3.4 19 5 C 20.6 6.6
        20.6 9.2 19 10.8 L 17.4 12.4 M 13.7 10.3 C 15.3 11.9 15.3 14.5 13.7 16.1 L 10.8 19 C 9.2
        20.6 6.6 20.6 5 19 C 3.4 17.4 3.4 14.8 5 13.2 L 6.6 11.6
    translate | Translate
      line P 3 6 12.5 6 P 7.8 3.5 7.8 6 M 11 6 C 10 10.5 7 13.5 3.5 15 M 5 6 C 6 9.5 8.5 12 11.5
        13.3 P 12.5 20.5 16.8 10.5 21 20.5 P 14 17.3 19.6 17.3
    airplayvideo | Screen mirroring | circle*
      line U 2.2 7 17 2.8 17 2.8 4.5 21.2 4.5 21.2 17 17 17 body G 0.6 12 14.5 17 20.5 7 20.5
    airplayaudio | Speakers | circle*
      line A 12 10.8 8.6 140 400 A 12 10.8 4.8 130 410 body G 0.6 12 13.5 16.8 20.5 7.2 20.5
    """
}
