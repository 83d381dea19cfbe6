// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Weather, temperature and time.
  static let weather = """
    sun.max | Sun | fill, circle*
      shape O 12 12 4 line P 12 2.5 12 4.3 P 12 19.7 12 21.5 P 2.5 12 4.3 12 P 19.7 12 21.5 12 P
        5.3 5.3 6.5 6.5 P 17.5 17.5 18.7 18.7 P 18.7 5.3 17.5 6.5 P 6.5 17.5 5.3 18.7
    sun.min | Dim | fill
      shape O 12 12 4 fill O 12 4.8 1.1 O 12 19.2 1.1 O 4.8 12 1.1 O 19.2 12 1.1 O 6.9 6.9 1.1 O
        17.1 6.9 1.1 O 6.9 17.1 1.1 O 17.1 17.1 1.1
    sun.horizon | Horizon | fill
      shape M 6.5 16.5 B 12 16.5 5.5 180 360 Z line P 2.5 16.5 21.5 16.5 P 7 20.3 17 20.3 P 12 5.5
        12 7.3 P 4.2 8.7 5.5 10 P 19.8 8.7 18.5 10
    sun.haze | Haze | fill
      shape M 6.5 13.5 B 12 13.5 5.5 180 360 Z line P 2.5 17 21.5 17 P 5 20.6 19 20.6 P 12 2.8 12
        4.6 P 4.2 5.9 5.5 7.2 P 19.8 5.9 18.5 7.2 P 2.3 13.5 3.6 13.5 P 20.4 13.5 21.7 13.5
    sunrise | Sunrise | fill
      line P 2.5 17.5 21.5 17.5 P 6 21 18 21 P 12 9 12 3 P 9.3 5.7 12 3 14.7 5.7 P 4.2 11.2 5.4
        12.4 P 19.8 11.2 18.6 12.4 shape M 7 17.5 B 12 17.5 5 180 360
    sunset | Sunset | fill
      line P 2.5 17.5 21.5 17.5 P 6 21 18 21 P 12 3 12 9 P 9.3 6.3 12 9 14.7 6.3 P 4.2 11.2 5.4
        12.4 P 19.8 11.2 18.6 12.4 shape M 7 17.5 B 12 17.5 5 180 360
    moon | Night | fill, circle*
      shape M 20.3 14.3 C 17.3 15.1 14.1 14.3 11.9 12.1 C 9.7 9.9 8.9 6.7 9.7 3.7 C 5.7 4.8 3.1
        8.6 3.5 12.8 C 3.8 16.9 7.1 20.2 11.2 20.6 C 15.4 20.9 19.2 18.3 20.3 14.3 Z
    moon.stars | Night | fill
      use moon 0.92 11 12.6 line P 17.5 3 17.5 7 P 15.5 5 19.5 5 P 20.6 9.3 20.6 11.3 P 19.6 10.3
        21.6 10.3
    moon.zzz | Sleep | fill
      use moon 0.92 11 12.6 line P 14 4 18 4 14 9 18 9 P 19.5 8.5 22 8.5 19.5 11.8 22 11.8
    zzz | Sleep
      line P 3 13 9 13 3 20.5 9 20.5 P 11 8 16 8 11 14 16 14 P 17 3 21.2 3 17 8 21.2 8
    cloud | Cloud | fill, circle*
      shape M 7 19 C 4.7 18.9 2.9 17 2.7 14.7 C 2.6 12.4 4.1 10.4 6.4 9.9 C 7.1 7.3 9.3 5.5 12 5.4
        C 14.7 5.3 17.1 7 17.9 9.5 C 20.3 10 21.9 12.1 21.8 14.5 C 21.7 16.9 19.8 18.8 17.4 19 Z
    _highcloud | Cloud
      shape M 7 14.5 C 5 14.3 3.4 12.7 3.2 10.7 C 3.1 8.6 4.5 6.8 6.5 6.4 C 7.1 3.9 9.2 2.5 11.8
        2.4 C 14.3 2.3 16.6 3.6 17.3 6 C 19.4 6.4 20.9 8.2 20.9 10.3 C 20.8 12.5 19.2 14.2 17.1
        14.5 Z
    cloud.rain | Rain | fill
      use _highcloud line P 8 18 6.8 21 P 12.6 18 11.4 21 P 17.2 18 16 21
    cloud.drizzle | Drizzle | fill
      use _highcloud line P 7.5 17.8 7.1 18.8 P 12.2 17.8 11.8 18.8 P 16.9 17.8 16.5 18.8 P 9.8
        20.6 9.5 21.4 P 14.4 20.6 14.1 21.4
    cloud.heavyrain | Heavy rain | fill
      use _highcloud line P 6.8 17.5 5.2 21.5 P 10.3 17.5 8.7 21.5 P 13.8 17.5 12.2 21.5 P 17.3
        17.5 15.7 21.5
    cloud.sleet | Sleet | fill
      use _highcloud line P 7.6 17.8 6.2 21.3 P 15 17.8 13.6 21.3 fill O 10.8 19.6 1.2 O 17.6 19.6
        1.2
    cloud.snow | Snowfall | fill
      use _highcloud fill O 7.5 18 1.2 O 12 18 1.2 O 16.5 18 1.2 O 9.7 21.2 1.2 O 14.3 21.2 1.2
    cloud.hail | Hail | fill
      use _highcloud fill O 7.5 18.5 1.6 O 12 20.3 1.6 O 16.5 18.5 1.6
    cloud.bolt | Thunder | fill
      use _highcloud line P 12.7 16.9 10.3 19.4 13.3 19.4 11.3 22
    cloud.bolt.rain | Thunderstorm | fill
      use _highcloud line P 12.7 16.9 10.8 19.4 13.3 19.4 11.6 22 P 7 17.8 5.8 21 P 17.8 17.8 16.6
        21
    cloud.fog | Fog | fill
      use _highcloud line P 4.5 18 19.5 18 P 7 21.2 17 21.2
    cloud.sun | Fair | fill
      line M 9.6 6.5 A 13.3 8.1 4.1 -156 25 P 13.2 1.8 13.2 2.4 P 19.8 4.4 19.4 4.8 P 21.8 10.4
        21.2 10.4 P 6.2 4.4 6.7 4.9 shape M 7.2 20 C 5.4 19.8 4 18.3 3.9 16.5 C 3.8 14.7 5 13.1
        6.8 12.7 C 7.4 10.5 9.3 9 11.5 8.9 C 13.7 8.9 15.7 10.3 16.4 12.4 C 18.2 12.9 19.4 14.5
        19.3 16.3 C 19.3 18.1 18 19.6 16.2 20 Z
    cloud.moon | Cloudy night | fill
      line M 12.5 5.5 C 12.6 4.4 13 3.4 13.6 2.6 M 13.6 2.6 C 13.3 6 16 9.4 21.3 9 C 20.7 10.6
        19.9 11.6 18.9 12.2 shape M 7.2 20.5 C 5.4 20.3 4 18.8 3.9 17 C 3.8 15.2 5 13.6 6.8 13.2 C
        7.4 11 9.3 9.5 11.5 9.4 C 13.7 9.4 15.7 10.8 16.4 12.9 C 18.2 13.4 19.4 15 19.3 16.8 C
        19.3 18.6 18 20.1 16.2 20.5 Z
    wind | Wind | circle
      line M 3 9 L 13.8 9 B 13.8 6.1 2.9 90 -165 M 3 13 L 18.2 13 B 18.2 15.8 2.8 -90 160 M 3 17 L
        10.5 17 B 10.5 19.1 2.1 -90 160
    wind.snow | Blizzard
      line M 3 8 L 13 8 B 13 5.6 2.4 90 -165 M 3 12.5 L 18 12.5 B 18 15.2 2.7 -90 160 fill O 5
        17.5 1.2 O 9.5 17 1.2 O 7.2 21 1.2 O 12 20.8 1.2
    snowflake | Snow | circle*
      line P 12 3 12 21 P 4.2 7.5 19.8 16.5 P 19.8 7.5 4.2 16.5 P 9.7 4.4 12 6.7 14.3 4.4 P 17.4
        6.2 16.6 9.4 19.7 10.2 P 19.7 13.8 16.6 14.7 17.4 17.8 P 14.3 19.6 12 17.3 9.7 19.6 P 6.6
        17.8 7.4 14.7 4.3 13.8 P 4.3 10.2 7.4 9.4 6.6 6.2
    tornado | Tornado
      line P 3.5 4.5 20.5 4.5 P 5.5 8.5 17.5 8.5 P 8.5 12.5 16 12.5 P 10.5 16.5 15.5 16.5 P 12
        20.5 13.5 20.5
    hurricane | Hurricane
      line O 12 12 3.2 A 12 12 6.6 160 260 M 10.9 5.5 C 13 4 15.5 3.3 18.5 3.6 A 12 12 6.6 -20 80
        M 13.1 18.5 C 11 20 8.5 20.7 5.5 20.4 M 5.8 14.3 C 5 12.6 5 10.5 6 8.5 M 18.2 9.7 C 19
        11.4 19 13.5 18 15.5
    thermometer | Temperature
      use thermometer.medium
    thermometer.medium | Temperature
      use _thermometer line P 12 9 12 15
    thermometer.low | Cold
      use _thermometer line P 12 13.5 12 15
    thermometer.high | Hot
      use _thermometer line P 12 6 12 15
    _thermometer | Temperature
      line M 9.2 13.4 L 9.2 5.8 B 12 5.8 2.8 180 360 L 14.8 13.4 B 12 17 4.6 -52 232 Z fill O 12
        16.9 2.1
    thermometer.sun | Heat
      line M 5.7 13.4 L 5.7 6.3 B 8 6.3 2.3 180 360 L 10.3 13.4 B 8 17 4.2 -58 238 Z P 8 10 8 15
        fill O 8 16.9 1.9 line A 13.5 8.5 4 -80 70 P 14 2.4 14 3 P 18.6 4.6 18.2 5 P 20.6 9.2 20
        9.2 P 18.7 13.6 18.3 13.2
    thermometer.snowflake | Frost
      line M 4.7 13.4 L 4.7 6.3 B 7 6.3 2.3 180 360 L 9.3 13.4 B 7 17 4.2 -58 238 Z P 7 12 7 15
        fill O 7 16.9 1.9 line P 17 3.5 17 12.5 P 13.1 5.8 20.9 10.2 P 20.9 5.8 13.1 10.2
    humidity | Humidity | fill
      shape M 8.2 4.5 C 11 7.8 12.8 10.1 12.8 12.8 C 12.8 15.6 10.8 17.8 8.2 17.8 C 5.6 17.8 3.6
        15.6 3.6 12.8 C 3.6 10.1 5.4 7.8 8.2 4.5 Z line P 16 6 21 6 P 16 11 21 11 P 16 16 21 16 P
        8 21 21 21
    drop | Water | fill, circle*, triangle*
      shape M 12 3.2 C 15.9 7.8 18.2 10.9 18.2 14.2 C 18.2 17.6 15.4 20.4 12 20.4 C 8.6 20.4 5.8
        17.6 5.8 14.2 C 5.8 10.9 8.1 7.8 12 3.2 Z
    flame | Fire | fill, circle*
      shape M 12.4 3 C 12.6 6.8 18.2 9 18.2 14.2 C 18.2 18.1 15.5 20.6 12 20.6 C 8.5 20.6 5.8 18.1
        5.8 14.6 C 5.8 12 7.1 10.2 8.4 8.8 C 8.7 10.3 9.3 11.1 10.2 11.5 C 10 8.5 10.4 5.2 12.4 3
        Z
    umbrella | Umbrella | fill
      shape M 2.8 12.5 C 2.8 7.5 7 4.2 12 4.2 C 17 4.2 21.2 7.5 21.2 12.5 C 19.4 10.9 16.9 10.9
        15.1 12.5 C 13.3 10.9 10.7 10.9 8.9 12.5 C 7.1 10.9 4.6 10.9 2.8 12.5 Z line P 12 2.5 12 4
        M 12 12 L 12 18.8 B 14.2 18.8 2.2 180 0
    rainbow | Rainbow
      line A 12 18 9.5 180 360 A 12 18 6 180 360 A 12 18 2.5 180 360
    clock | Time | fill
      shape O 12 12 9 mark P 12 6.6 12 12 15.8 14.2
    clock.arrow.circlepath | History
      line A 12 12 8.2 -150 160 P 4.2 4.4 4.7 8.4 8.7 8.2 P 12 7.4 12 12 15.2 13.9
    clock.arrow.2.circlepath | Synchronise
      use arrow.2.circlepath line P 12 8.5 12 12 14.3 13.4
    clock.badge.checkmark | Done in time | fill
      use clock gap O 18.4 18 3.4 cut O 18.4 18 2.6 use _badgecheckmark
    clock.badge.exclamationmark | Overdue | fill
      use clock cut O 18.4 18 2.6 use _badgeexclamationmark
    alarm | Alarm | fill
      shape O 12 13 7.4 mark P 12 9 12 13 14.8 14.8 line P 6.6 18.6 5 20.8 P 17.4 18.6 19 20.8 P
        2.8 6.6 6 3.6 P 21.2 6.6 18 3.6
    stopwatch | Stopwatch | fill
      shape O 12 13.6 7.4 mark P 12 9.6 12 13.8 line P 12 2.8 12 6 P 9.6 2.8 14.4 2.8 P 18.2 6.4
        19.6 5
    timer | Duration
      line A 12 12.5 8.6 -90 215 P 12 3.9 12 7 P 12 12.5 8.2 8.2
    hourglass | Waiting | circle*
      line P 6 3 18 3 P 6 21 18 21 M 7.5 3 L 7.5 6.6 C 7.5 9 12 10.2 12 12 C 12 13.8 7.5 15 7.5
        17.4 L 7.5 21 M 16.5 3 L 16.5 6.6 C 16.5 9 12 10.2 12 12 C 12 13.8 16.5 15 16.5 17.4 L
        16.5 21
    hourglass.tophalf.filled | Waiting
      use hourglass fill M 8.2 7 L 15.8 7 C 15 8.8 12.4 9.8 12 11.6 C 11.6 9.8 9 8.8 8.2 7 Z
    hourglass.bottomhalf.filled | Waiting
      use hourglass fill M 7.8 20.5 L 7.8 18.5 C 9 17.3 10.8 17 12 15.2 C 13.2 17 15 17.3 16.2
        18.5 L 16.2 20.5 Z
    gauge | Gauge
      line A 12 13 9 150 390 P 12 13 16 8.5 fill O 12 13 1.7
    gauge.with.dots.needle.50percent | Gauge
      line O 12 12 9 P 12 13.5 12 7.5 fill O 12 14 1.8 O 6.8 12 1 O 17.2 12 1 O 8.3 8.3 1 O 15.7
        8.3 1
    gauge.medium | Gauge
      use gauge.with.dots.needle.50percent
    speedometer | Speed
      line O 12 12 9 P 12 14.5 15.5 8.5 fill O 12 14.5 1.8 O 6.8 12 1 O 17.4 12.5 1 O 8.3 8.3 1 O
        12 6.6 1
    barometer | Barometer
      line O 12 12 9 P 12 12 8.5 8.5 fill O 12 12 1.8 O 12 6 1 O 6 12 1 O 18 12 1 O 16.2 7.8 1
    aqi.low | Air
      line M 3 9 C 6 6.5 9 11.5 12 9 C 15 6.5 18 11.5 21 9 M 3 15 C 6 12.5 9 17.5 12 15 C 15 12.5
        18 17.5 21 15
    aqi.medium | Air
      fill O 6 6 1.6 O 12 6 1.6 O 18 6 1.6 O 6 12 1.6 O 12 12 1.6 O 18 12 1.6 O 6 18 1.6 O 12 18
        1.6 O 18 18 1.6
    smoke | Smoke | fill
      shape M 7 15 C 4.7 14.9 2.9 13.4 2.8 11.2 C 2.7 9 4.2 7.2 6.4 6.8 C 7 4.5 9.2 3 11.8 3 C
        14.4 3 16.6 4.4 17.3 6.6 C 19.5 7 21 8.8 20.9 11 C 20.8 13.2 19 14.8 17 15 Z line A 8 19
        2.2 0 360 A 14 19.6 1.8 0 360 P 19.3 18.6 19.4 18.6
    """
}
