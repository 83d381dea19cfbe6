// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Devices, tools and code.
  static let devices = """
    iphone | Phone | slash, circle*
      line R 6.5 2.3 11 19.4 2.6 P 10.5 5 13.5 5
    iphone.radiowaves.left.and.right | Vibrate
      line R 8 4 8 16 2 A 12 12 8.6 -25 25 A 12 12 8.6 155 205
    iphone.gen3 | Phone
      line R 6.5 2.3 11 19.4 2.6 P 10.7 5.2 13.3 5.2 P 10 18.8 14 18.8
    ipad | Tablet
      line R 4.5 2.3 15 19.4 2.4 P 10.5 18.8 13.5 18.8
    ipad.landscape | Tablet
      use ipad 1 12 12 90
    laptopcomputer | Laptop | slash
      line R 4.5 5 15 10.5 1.8 P 1.8 18.8 22.2 18.8 P 2 18.8 22 18.8
    desktopcomputer | Desktop
      line R 2.5 3.5 19 13 2 P 2.5 12.8 21.5 12.8 P 12 16.5 12 20 P 8 20.5 16 20.5
    display | Display
      line R 2.5 4 19 12.5 2 P 12 16.5 12 20 P 8 20.5 16 20.5
    pc | Computer
      line R 6.5 2.5 11 19 2 P 9.8 6 14.2 6 P 9.8 9.3 14.2 9.3 fill O 12 16.8 1.3
    macwindow | Window | badge.plus
      line R 2.5 4.5 19 15 2.4 P 2.5 9 21.5 9 fill O 5.6 6.8 0.9 O 8.3 6.8 0.9 O 11 6.8 0.9
    applewatch | Watch | slash
      line R 6.5 6.5 11 11 3 U 1 8.3 6.3 9.2 2.4 14.8 2.4 15.7 6.3 U 1 8.3 17.7 9.2 21.6 14.8 21.6
        15.7 17.7 P 20 10.4 20 12.6
    visionpro | Headset | fill
      shape M 5.5 7.5 L 18.5 7.5 C 21 7.5 22 9.3 22 11.7 C 22 14.6 20.6 17 18 17 C 15.6 17 14 14.6
        12 14.6 C 10 14.6 8.4 17 6 17 C 3.4 17 2 14.6 2 11.7 C 2 9.3 3 7.5 5.5 7.5 Z
    computermouse | Mouse | fill
      shape R 6.5 2.8 11 18.4 5.5 mark P 12 6 12 9.5
    magicmouse | Mouse | fill
      shape R 7 2.8 10 18.4 4.8
    cpu | Processor | fill
      shape R 5.5 5.5 13 13 2.2 mark R 9.3 9.3 5.4 5.4 0.8 line P 9 2.8 9 5 P 15 2.8 15 5 P 9 19 9
        21.2 P 15 19 15 21.2 P 2.8 9 5 9 P 2.8 15 5 15 P 19 9 21.2 9 P 19 15 21.2 15
    memorychip | Memory | fill
      shape R 2.5 6.5 19 10 1.8 mark R 6.5 10 4 3 0.4 R 13.5 10 4 3 0.4 line P 6 17 6 19.5 P 10 17
        10 19.5 P 14 17 14 19.5 P 18 17 18 19.5
    simcard | SIM card | fill
      shape G 1.8 5 2.8 14 2.8 19 7.8 19 21.2 5 21.2 mark R 8.5 11 7 6.7 1 P 8.5 14.3 15.5 14.3
    sdcard | Memory card | fill
      shape G 1.8 9.5 2.8 19 2.8 19 21.2 5 21.2 5 7.5 mark P 10.2 6 10.2 8.5 P 12.8 6 12.8 8.5 P
        15.4 6 15.4 8.5
    battery.100 | Battery full | circle
      use _battery fill R 4.6 9.3 12.8 5.4 0.8
    battery.75 | Battery three quarters
      use _battery fill R 4.6 9.3 9.6 5.4 0.8
    battery.50 | Battery half
      use _battery fill R 4.6 9.3 6.4 5.4 0.8
    battery.25 | Battery low
      use _battery fill R 4.6 9.3 3.4 5.4 0.8
    battery.0 | Battery empty
      use _battery
    _battery | Battery
      line R 2 6.8 18 10.4 2.6 A 20.4 12 1.9 -65 65
    battery.100percent | Battery full
      use battery.100
    battery.100.bolt | Charging
      line U 2.4 8 17.2 2 17.2 2 6.8 8.5 6.8 U 2.4 13.5 6.8 20 6.8 20 17.2 13 17.2 A 20.4 12 1.9
        -65 65 body G 0.4 12 5 6.8 12.6 10.4 12.6 9.8 19 15.2 11.2 11.5 11.2
    lightbulb | Tip | fill, slash*, circle*
      shape M 8.8 16.5 C 8.8 14.2 6 12.9 6 9.5 C 6 6.2 8.7 3.5 12 3.5 C 15.3 3.5 18 6.2 18 9.5 C
        18 12.9 15.2 14.2 15.2 16.5 Z line P 9.3 19 14.7 19 P 10.5 21.5 13.5 21.5
    lamp.desk | Lamp | fill
      line P 4 20.5 13 20.5 P 8.5 20.5 6 12 11.5 7.5 shape G 0.8 9 6.5 14 2.8 20 8.5 11.5 12.5
    lamp.table | Lamp | fill
      shape G 1 8 3.5 16 3.5 19.5 11.5 4.5 11.5 line P 12 12 12 20 P 8 20.5 16 20.5
    flashlight.on.fill | Torch
      body G 0.8 6.5 6 17.5 6 14.8 11.5 9.2 11.5 R 9.2 11.5 5.6 10 1.2 line P 7 3 17 3 gap P 12
        14.2 12 15.6
    flashlight.off.fill | Torch off
      body G 0.8 6.5 6 17.5 6 14.8 11.5 9.2 11.5 R 9.2 11.5 5.6 10 1.2 gap P 12 14.2 12 15.6
    powerplug | Plug | fill
      shape M 6 9.5 L 18 9.5 L 18 12 C 18 15 15.5 17 12 17 C 8.5 17 6 15 6 12 Z line P 9 3 9 9 P
        15 3 15 9 P 12 17 12 21.4
    hammer | Build | fill, circle*
      shape G 1 5.6 6 9.3 3 15.5 3.6 19.4 7.5 16.4 10.5 14.8 8.9 12 11.7 8 7.7 line P 11 9.8 3.5
        17.8 6.2 20.5 13.8 12.4
    wrench | Tools | fill
      use wrench.adjustable
    wrench.adjustable | Tools | fill
      shape M 17.2 3.2 L 14.8 5.8 L 15.3 8.7 L 18.2 9.2 L 20.8 6.8 B 16 8 4.95 -14 100 L 7.5 20.5
        C 6.4 21.6 4.6 21.6 3.5 20.5 C 2.4 19.4 2.4 17.6 3.5 16.5 L 11.1 8.9 B 16 8 4.95 170 284 Z
    screwdriver | Screwdriver | fill
      shape G 1.6 13 7.4 17.4 3 21 6.6 16.6 11 line P 13.8 10.2 6 18 P 4.3 17 7 19.7 P 3.2 20.8 5
        19
    wrench.and.screwdriver | Tools | fill
      use wrench.adjustable 0.9 13 11 gap P 4 4 14 14 line P 5.5 5.5 15 15 P 3.4 5.6 5.6 3.4 body
        G 1 15.2 16.8 16.8 15.2 20.8 19.2 19.2 20.8
    gear | Settings | circle
      line O 12 12 6.6 O 12 12 2.2 P 18.6 12 21.4 12 P 16.7 16.7 18.6 18.6 P 12 18.6 12 21.4 P 7.3
        16.7 5.4 18.6 P 5.4 12 2.6 12 P 7.3 7.3 5.4 5.4 P 12 5.4 12 2.6 P 16.7 7.3 18.6 5.4
    gearshape | Settings | fill, circle*
      shape G 0.8 9.98 5.4 10.48 2.7 13.52 2.7 14.02 5.4 15.24 5.91 17.5 4.35 19.65 6.5 18.09 8.76
        18.6 9.98 21.3 10.48 21.3 13.52 18.6 14.02 18.09 15.24 19.65 17.5 17.5 19.65 15.24 18.09
        14.02 18.6 13.52 21.3 10.48 21.3 9.98 18.6 8.76 18.09 6.5 19.65 4.35 17.5 5.91 15.24 5.4
        14.02 2.7 13.52 2.7 10.48 5.4 9.98 5.91 8.76 4.35 6.5 6.5 4.35 8.76 5.91 mark O 12 12 3
    gearshape.2 | Settings | fill
      shape S 8.8 8.8 8 6.6 4.9 1 mark O 8.8 8.8 1.8 over _smallgearshape
    _smallgearshape | Settings
      shape S 17 17 8 5 3.6 0.8 mark O 17 17 1.1
    magnifyingglass | Search | circle*
      line O 10.5 10.5 6.8 P 15.5 15.5 20.9 20.9
    sparkle.magnifyingglass | Search
      use magnifyingglass fill S 10.5 10.5 4 4.4 1.4 0.2
    terminal | Terminal | fill
      shape R 2.5 4 19 16 2.6 mark P 6.5 8.5 9.8 11.5 6.5 14.5 P 12 15.5 17 15.5
    apple.terminal | Terminal | fill
      use terminal
    ladybug | Bugs | fill
      shape M 12 6.5 C 16.2 6.5 18 9.8 18 13.2 C 18 17.6 15.6 20.8 12 20.8 C 8.4 20.8 6 17.6 6
        13.2 C 6 9.8 7.8 6.5 12 6.5 Z mark P 12 7 12 20.5 dot O 9.3 12.3 1.2 O 14.7 12.3 1.2 O 9.6
        16.5 1.1 O 14.4 16.5 1.1 line P 8.8 7.2 7 4 P 15.2 7.2 17 4 P 6 13 2.8 13 P 18 13 21.2 13
        P 6.6 17 3.5 19.5 P 17.4 17 20.5 19.5
    ant | Bugs | fill, circle*
      shape O 12 6.2 2.5 O 12 11.5 2.4 E 12 17.6 3 3.6 line P 9.8 10.5 4.5 7.5 P 14.2 10.5 19.5
        7.5 P 9.6 12 3.5 12.8 P 14.4 12 20.5 12.8 P 9.8 13.2 4.5 19 P 14.2 13.2 19.5 19 P 10.5 3.8
        8.5 2 P 13.5 3.8 15.5 2
    curlybraces | Code | square*
      line U 2.5 9.5 3.5 6.5 3.5 6.5 12 4 12 U 2.5 4 12 6.5 12 6.5 20.5 9.5 20.5 U 2.5 14.5 3.5
        17.5 3.5 17.5 12 20 12 U 2.5 20 12 17.5 12 17.5 20.5 14.5 20.5
    atom | Science
      line E 12 12 9.5 3.8 use _orbit 1 12 12 60 use _orbit 1 12 12 120 fill O 12 12 1.6
    _orbit | Orbit
      line E 12 12 9.5 3.8
    icloud | Cloud | fill, slash*, circle*
      use cloud
    icloud.and.arrow.up | Upload | fill
      use cloud 1 12 10.5 gap P 12 21 12 11 line P 12 21 12 11.5 P 8.8 14.7 12 11.5 15.2 14.7
    icloud.and.arrow.down | Download | fill
      use cloud 1 12 10.5 gap P 12 21 12 11 line P 12 10.5 12 21 P 8.8 17.8 12 21 15.2 17.8
    arrow.clockwise.icloud | Reload | fill
      use cloud mark A 12 13.6 3.1 0 -290 P 15.5 10 14.2 12.2 12 11.6
    sensor | Sensor | fill
      shape R 7.5 7.5 9 9 2 line A 12 12 9.5 -40 40 A 12 12 9.5 140 220
    circle.grid.cross | Pad | fill
      shape O 12 5 2.4 O 12 19 2.4 O 5 12 2.4 O 19 12 2.4 line P 12 10.8 12 13.2 P 10.8 12 13.2 12
    square.and.line.vertical.and.square | Compare | fill
      shape R 2.5 7 6.5 10 1.4 R 15 7 6.5 10 1.4 line P 12 4 12 20
    dot.squareshape | Focus | fill
      shape R 4 4 16 16 2.5 dot O 12 12 2.4
    """
}
