// SPDX-License-Identifier: MIT

extension GlyphSheet {
  /// Homes, places and transport.
  static let travel = """
    house | Home | fill, circle*, slash*
      shape M 5.2 9.8 L 5.2 19 C 5.2 19.8 5.9 20.5 6.7 20.5 L 17.3 20.5 C 18.1 20.5 18.8 19.8 18.8
        19 L 18.8 9.8 L 12 4 Z line P 2.5 11.7 12 3.5 21.5 11.7 mark P 9.7 20.5 9.7 15 14.3 15
        14.3 20.5
    house.lodge | Lodge | fill
      shape G 0.8 12 3.2 21.5 14 19.5 20.5 4.5 20.5 2.5 14 mark U 0.6 9.7 20.5 9.7 14.5 14.3 14.5
        14.3 20.5
    map | Map | fill, circle*
      shape G 0.8 3 6.6 9 4 15 6.6 21 4 21 17.4 15 20 9 17.4 3 20 mark P 9 4.2 9 17.4 P 15 6.6 15
        19.8
    mappin | Pin | circle Place, circle.fill Place, slash, square*
      line P 12 11.5 12 21.2 body O 12 7 4.2
    mappin.and.ellipse | Place | circle
      line M 8.6 15.2 C 5.6 15.7 3.5 16.8 3.5 18.2 C 3.5 20.1 7.3 21.5 12 21.5 C 16.7 21.5 20.5
        20.1 20.5 18.2 C 20.5 16.8 18.4 15.7 15.4 15.2 P 12 10 12 18 body O 12 6.3 3.4
    location | Location | fill, circle*, slash*, square*
      shape G 0.8 20.8 3.2 3.2 10.7 11 13 13.3 20.8
    location.north | North | fill, circle*
      shape G 0.8 12 2.5 19 21 12 17 5 21
    location.viewfinder | Find location
      line O 12 12 6.6 P 12 2.5 12 8 P 12 16 12 21.5 P 2.5 12 8 12 P 16 12 21.5 12
    safari | Compass | fill
      shape O 12 12 9 mark G 0.3 16 8 13.8 13.8 8 16 10.2 10.2
    compass.drawing | Compasses
      line O 12 5 2.2 P 11 7 5.5 21 P 13 7 18.5 21 P 6.5 15.5 17.5 15.5
    signpost.right | Signpost | fill
      line P 12 2.8 12 5 P 12 12.5 12 21.2 shape G 0.8 4.5 5 16.3 5 19.9 8.8 16.3 12.5 4.5 12.5
    signpost.left | Signpost | fill
      flip signpost.right
    signpost.right.and.left | Signpost | fill
      line P 12 2.5 12 4 P 12 9.5 12 12 P 12 17.5 12 21.5 shape G 0.6 6 4 16.8 4 19.8 6.8 16.8 9.6
        6 9.6 G 0.6 18 12 7.2 12 4.2 14.8 7.2 17.6 18 17.6
    road.lanes | Road
      line P 7 4 3 20.5 P 17 4 21 20.5 P 12 4 12 6.5 P 12 10.5 12 13.5 P 12 17.5 12 20.5
    car | Car | fill, circle*
      shape M 3.2 16.4 L 3.2 13.4 C 3.2 12.4 3.8 11.7 4.7 11.4 L 6.4 7 C 6.8 6.1 7.6 5.6 8.5 5.6 L
        15.5 5.6 C 16.4 5.6 17.2 6.1 17.6 7 L 19.3 11.4 C 20.2 11.7 20.8 12.4 20.8 13.4 L 20.8
        16.4 C 20.8 16.9 20.4 17.3 19.8 17.3 L 4.2 17.3 C 3.6 17.3 3.2 16.9 3.2 16.4 Z mark P 5
        11.4 19 11.4 dot O 7.3 14.4 1.2 O 16.7 14.4 1.2 line P 5.8 17.5 5.8 19.8 P 18.2 17.5 18.2
        19.8
    car.side | Car | fill
      shape M 2.5 16.5 L 2.5 13 C 2.5 11.8 3.2 11 4.5 10.8 L 7 7.5 C 7.6 6.8 8.2 6.5 9 6.5 L 13.5
        6.5 C 14.4 6.5 15 6.8 15.6 7.5 L 18 10.6 C 20.3 10.9 21.5 11.8 21.5 13.5 L 21.5 16.5 Z
        mark P 6 11 17.5 11 P 11.5 7 11.5 11 over _carwheels
    _carwheels | Wheels
      shape O 7 17 2.2 O 17 17 2.2
    car.2 | Cars | fill
      use car 0.72 8.6 9 over _secondcar
    _secondcar | Car
      use car 0.62 16 16
    bolt.car | Electric car | fill
      use car 1 12 14 line P 13 2 10.5 5 13.5 5 11 8
    bus | Bus | fill
      shape R 4 3.5 16 14.5 2.5 mark P 4 12 20 12 P 9 6.8 15 6.8 dot O 7.8 15 1.2 O 16.2 15 1.2
        line P 7.5 18 7.5 20.7 P 16.5 18 16.5 20.7
    bus.doubledecker | Double-decker | fill
      shape R 4.5 2.5 15 16.5 2.2 mark P 4.5 7.5 19.5 7.5 P 4.5 12.8 19.5 12.8 dot O 8 16 1.1 O 16
        16 1.1 line P 7.5 19 7.5 21.3 P 16.5 19 16.5 21.3
    tram | Train | fill, circle*
      shape R 5.5 6.5 13 11.5 3 mark P 5.5 13 18.5 13 dot O 9 15.5 1.1 O 15 15.5 1.1 line P 9 18.3
        7 21.2 P 15 18.3 17 21.2 P 8 3 16 3 P 12 3 12 6.5
    train.side.front.car | Train
      line M 2.5 5 L 11 5 C 16.5 5 21.3 10 21.3 14 C 21.3 15.6 20.3 16.3 18.8 16.3 L 2.5 16.3 P
        2.5 11.5 20 11.5 P 13.5 5.5 13.5 11.5 P 2.5 20.3 21.5 20.3
    lightrail | Light rail | fill
      shape R 6 5 12 13.5 3 mark P 6 12.5 18 12.5 P 9.5 8 14.5 8 dot O 9 15.5 1.1 O 15 15.5 1.1
        line P 9 18.8 7.3 21.3 P 15 18.8 16.7 21.3 P 9 2.5 15 2.5 P 12 2.5 12 5
    cablecar | Cable car | fill
      line P 3 6.5 21 2.8 P 12 4.6 12 10 shape R 5 10 14 10.5 2.5 mark P 5 15.3 19 15.3 P 12 10.3
        12 15.3
    bicycle | Bicycle | circle*
      line O 5.8 16 3.7 O 18.2 16 3.7 P 5.8 16 9.2 9 14.8 9 18.2 16 P 9.2 9 12 16 5.8 16 P 12 16
        15.4 7.4 15 6 17 6 P 7.8 6.6 10.4 6.6
    scooter | Scooter
      line O 5 18 2.7 O 19 18 2.7 M 7.7 18 L 14.3 18 C 15 14.5 16 13.5 18.3 13 L 15.5 4 L 12.5 4
    moped | Moped | fill
      line O 6 17.5 3 O 18.5 17.5 3 P 15.5 4.5 18.5 4.5 M 15.8 5 L 18.6 14.5 shape M 3.5 12.5 L
        11.5 12.5 L 11.5 16 L 15.8 16 C 15.8 13.5 16.5 12.5 17.5 12 L 16.7 9.5 L 14 10 L 13.2 16.8
        L 9 16.8 C 8.6 14.8 6.5 14 3.5 14.8 Z
    ferry | Boat | fill
      shape G 0.8 3.3 13.5 12 10.5 20.7 13.5 18.6 18 5.4 18 line P 7 12 7 7.5 17 7.5 17 12 P 12
        7.5 12 4 M 3 21 C 4.5 22 6 22 7.5 21 C 9 20 10.5 20 12 21 C 13.5 22 15 22 16.5 21 C 18 20
        19.5 20 21 21
    sailboat | Sailing | fill, circle*
      shape G 0.8 11 2.5 11 14 4 14 G 0.8 13.8 6 13.8 14 19 14 G 1 2.8 17 21.2 17 18.6 21 5.4 21
    airplane | Flight | circle*
      shape M 10.3 3.8 C 10.8 2.4 13.2 2.4 13.7 3.8 L 13.7 9 L 20.7 13.2 L 20.7 15.2 L 13.7 13.2 L
        13.7 17.5 L 15.7 19 L 15.7 20.6 L 12 19.6 L 8.3 20.6 L 8.3 19 L 10.3 17.5 L 10.3 13.2 L
        3.3 15.2 L 3.3 13.2 L 10.3 9 Z
    airplane.departure | Departures
      use airplane 0.78 12.5 9.5 62 line P 3 20.5 21 20.5
    airplane.arrival | Arrivals
      use airplane 0.78 11.5 9.5 118 line P 3 20.5 21 20.5
    fuelpump | Fuel | fill, circle*
      shape U 2 4 20.5 4 3.5 13.5 3.5 13.5 20.5 Z mark R 6.7 6.5 4.1 4 0.4 line P 2.8 20.5 14.8
        20.5 M 13.5 11 C 16 11 16.3 12 16.3 14 L 16.3 16.5 B 18.4 16.5 2.1 180 0 L 20.5 9.5 L 16.8
        5.8
    ev.charger | Charging station | fill
      shape U 2 4 20.5 4 3.5 13.5 3.5 13.5 20.5 Z mark P 9.5 7 7 11.5 10.5 11.5 8 16 line P 2.8
        20.5 14.8 20.5 M 13.5 11 C 16 11 16.3 12 16.3 14 L 16.3 16.5 B 18.4 16.5 2.1 180 0 L 20.5
        9.5 L 16.8 5.8
    box.truck | Delivery | fill
      shape R 1.8 5 12.4 11.5 1.4 U 1.4 14.2 8.6 18.6 8.6 22.2 12.4 22.2 16.5 14.2 16.5 over
        _truckwheels
    truck.box | Delivery | fill
      use box.truck
    _truckwheels | Wheels
      shape O 6.4 17.3 2.2 O 17.6 17.3 2.2
    """
}
