/// The drawings of vehicles, roads and road signs.
///
/// The paths are in the notation of `Path.init(glyph:)`.
package enum SymbolTraffic {
  /// The stroked paths.
  static let lines: [String: String] = [
    "airplane.arrival": "M 3 20.6 L 21 20.6",
    "airplane.departure": "M 3 20.6 L 21 20.6",
    "bolt.car": """
    M 2.6 20 L 2.6 15.8 4.4 11 C 4.8 10 5.6 9.4 6.6 9.4 L 17.4 9.4 C 18.4 9.4 19.2 10 19.6 11 L 21.4 15.8 21.4 20 Z M 2.8 15 L 21.2 15
    """,
    "bus.doubledecker": "R 4.8 2.6 14.4 16 2.4 M 4.8 8.2 L 19.2 8.2 M 4.8 13.4 L 19.2 13.4 M 7.4 18.6 L 7.4 21.2 M 16.6 18.6 L 16.6 21.2",
    "cablecar": "R 3.4 9 17.2 11 2.4 M 3.4 14.8 L 20.6 14.8 M 9 9 L 9 14.8 M 15 9 L 15 14.8 M 12 9 L 12 4.6 M 2.6 6.4 L 21.4 2.8",
    "car.2": """
    M 2 14 L 2 10.6 3.4 7 C 3.8 6.2 4.4 5.8 5.2 5.8 L 11 5.8 C 11.8 5.8 12.4 6.2 12.8 7 M 7.6 19 L 7.6 15.4 9 12 C 9.4 11 10 10.6 11
    10.6 L 18.2 10.6 C 19.2 10.6 19.8 11 20.2 12 L 21.6 15.4 21.6 19 Z M 2 14 L 5 14
    """,
    "car.rear": """
    M 3 18 L 3 13 5 7.5 C 5.4 6.4 6.2 6 7.2 6 L 16.8 6 C 17.8 6 18.6 6.4 19 7.5 L 21 13 21 18 Z M 4.4 10.6 L 19.6 10.6 M 5.5 18 L 5.5 20
    M 18.5 18 L 18.5 20 M 10 14.4 L 14 14.4
    """,
    "engine.combustion": """
    M 6 9.4 L 9 9.4 10.4 7.6 14.4 7.6 16 9.4 18 9.4 18 11.4 20 11.4 20 10 21.6 10 21.6 17 20 17 20 15.6 18 15.6 18 19 10 19 8 17 6 17 Z
    M 3 10.4 L 3 16 M 3 13.2 L 6 13.2 M 10 5 L 15 5 M 12.4 5 L 12.4 7.6
    """,
    "ev.charger": """
    M 4.4 20.8 L 4.4 5.2 C 4.4 3.8 5.2 3 6.6 3 L 12.4 3 C 13.8 3 14.6 3.8 14.6 5.2 L 14.6 20.8 M 2.8 20.8 L 16.2 20.8 M 14.6 12 L 16 12
    C 17 12 17.4 12.6 17.4 13.4 L 17.4 17 C 17.4 19 20.6 19 20.6 17 L 20.6 9.4 M 18.6 5.6 L 18.6 9.4 22 9.4 M 22 5.6 L 22 9.4
    """,
    "lightrail": "R 5 4.6 14 13.8 3.4 M 7 2.4 L 17 2.4 M 5 12.6 L 19 12.6 M 8.4 18.4 L 6 21.6 M 15.6 18.4 L 18 21.6 M 10 7.8 L 14 7.8",
    "location.north.line": "M 12 2.6 L 18 15.4 12 12.6 6 15.4 Z M 12 17 L 12 21.6",
    "point.3.filled.connected.trianglepath.dotted": """
    M 10.4 8.6 L 10.3 8.8 M 8.7 11.5 L 8.6 11.7 M 7 14.5 L 6.9 14.7 M 13.6 8.6 L 13.7 8.8 M 15.3 11.5 L 15.4 11.7 M 17 14.5 L 17.1 14.7
    M 9.4 18 L 9.6 18 M 12 18 L 12.1 18 M 14.5 18 L 14.7 18
    """,
    "point.topleft.down.to.point.bottomright.curvepath": "O 4.8 4.8 2.2 O 19.2 19.2 2.2 M 4.8 7 C 4.8 12 8 12 12 12 16 12 19.2 12 19.2 17",
    "point.topleft.filled.down.to.point.bottomright.curvepath": "O 19.2 19.2 2.2 M 4.8 7 C 4.8 12 8 12 12 12 16 12 19.2 12 19.2 17",
    "road.lanes.curved.right": """
    M 4 20.6 C 4 13 6 7.4 12.4 3.4 M 20 20.6 C 20 15.4 20.4 10.8 21 5 M 12 20.6 L 12 18.2 M 12.4 14.4 L 12.9 11.8 M 14.2 8.4 L 15.6 6
    """,
    "scooter": "O 5 17.6 3 O 19 17.6 3 M 8 17.6 L 14 17.6 C 14 13.6 16 11.6 17.8 11 L 15.4 4 12.6 4",
    "signpost.right.and.left": """
    M 12 2.6 L 12 21.4 M 12 4.4 L 18.4 4.4 20.8 6.6 18.4 8.8 12 8.8 M 12 11.2 L 5.6 11.2 3.2 13.4 5.6 15.6 12 15.6 M 9 21.4 L 15 21.4
    """,
    "speedometer": """
    M 21.3 12 C 21.3 17.14 17.14 21.3 12 21.3 6.86 21.3 2.7 17.14 2.7 12 2.7 6.86 6.86 2.7 12 2.7 17.14 2.7 21.3 6.86 21.3 12 M 12 13.2
    L 16 8
    """,
    "train.side.front.car": """
    M 2 5 L 12.6 5 C 17.4 5 20.4 8.4 21.8 13.6 22.3 15.6 21.3 16.8 19.4 16.8 L 2 16.8 M 2 12 L 21.2 12 M 13.8 5.2 L 13.8 12 M 2 20.4 L
    21.6 20.4
    """,
    "tram": "R 4.8 5.6 14.4 12.8 3 R 8 9 8 3.2 0.6 M 8 2.6 L 16 2.6 M 12 2.6 L 12 5.6 M 8.4 18.4 L 6 21.6 M 15.6 18.4 L 18 21.6",
    "tram.tunnel": """
    M 3 21 L 3 11.4 C 3 6 6.6 2.6 12 2.6 17.4 2.6 21 6 21 11.4 L 21 21 R 7.4 8 9.2 9.4 2 M 7.4 12.6 L 16.6 12.6 M 9.6 17.4 L 8 20.6 M
    14.4 17.4 L 16 20.6
    """,
    "truck.pickup.side": """
    M 4.2 17 L 2 17 2 11.4 10.6 11.4 12.6 6.6 16.4 6.6 C 17.6 6.6 18.2 7.2 18.8 8.2 L 20.4 11.4 C 21.6 11.6 22 12.4 22 13.6 L 22 17 19.8
    17 M 8.6 17 L 15.4 17 O 6.4 17.6 2.1 O 17.6 17.6 2.1
    """,
  ]

  /// The paths that are always filled.
  static let solids: [String: String] = [
    "airplane": """
    M 21.8 12 C 21.8 13.1 20.6 13.8 19 13.8 L 14.8 13.8 10 21.4 8 21.4 10.4 13.8 5.6 13.6 3.6 16.2 2.2 16.2 3.2 12 2.2 7.8 3.6 7.8 5.6
    10.4 10.4 10.2 8 2.6 10 2.6 14.8 10.2 19 10.2 C 20.6 10.2 21.8 10.9 21.8 12 Z
    """,
    "airplane.arrival": """
    M 19.59 12.19 C 19.28 13.04 18.17 13.24 16.93 12.79 L 13.7 11.61 7.87 16.12 6.32 15.57 10.3 10.37 6.66 8.87 4.39 10.32 3.31 9.92
    5.26 6.97 5.67 3.45 6.74 3.85 7.55 6.41 11.31 7.6 11.6 1.08 13.14 1.63 14.7 8.84 17.94 10.01 C 19.17 10.46 19.9 11.34 19.59 12.19 Z
    """,
    "airplane.departure": """
    M 19.59 6.69 C 19.9 7.54 19.17 8.41 17.94 8.87 L 14.7 10.04 13.14 17.25 11.6 17.8 11.31 11.28 7.55 12.47 6.74 15.03 5.67 15.43 5.26
    11.91 3.31 8.96 4.39 8.56 6.66 10.01 10.3 8.51 6.32 3.31 7.87 2.76 13.7 7.27 16.93 6.09 C 18.17 5.64 19.28 5.84 19.59 6.69 Z
    """,
    "bolt.car": "M 13 0.8 L 8.8 5.6 11.6 5.6 11 8.6 15.2 3.8 12.4 3.8 Z O 6.6 17.6 1.1 O 17.4 17.6 1.1",
    "bus.doubledecker": "O 8.2 16 1 O 15.8 16 1",
    "car.2": "O 10.8 16.6 1 O 18.4 16.6 1",
    "car.rear": "R 5 13.4 2.6 1.8 0.6 R 16.4 13.4 2.6 1.8 0.6",
    "ev.charger": "M 10.4 7 L 7.2 12 9.4 12 8.6 16.4 12 11 9.8 11 Z",
    "lightrail": "O 8.6 15.4 1 O 15.4 15.4 1",
    "point.3.filled.connected.trianglepath.dotted": "O 12 5.2 3.2 O 5 18 3.2 O 19 18 3.2",
    "point.topleft.filled.down.to.point.bottomright.curvepath": "O 4.8 4.8 3",
    "speedometer": "O 12 13.6 1.9 O 6.6 13 0.9 O 7.8 8.8 0.9 O 12 6.6 0.9 O 17.4 13 0.9",
    "tram": "O 8.4 15.4 1.1 O 15.6 15.4 1.1",
  ]

  /// The paths that the filled variant fills, for symbols where it isn't the area that the lines enclose.
  static let bodies: [String: String] = [
    "bolt.car": "M 2.6 20 L 2.6 15.8 4.4 11 C 4.8 10 5.6 9.4 6.6 9.4 L 17.4 9.4 C 18.4 9.4 19.2 10 19.6 11 L 21.4 15.8 21.4 20 Z",
    "bus.doubledecker": "R 4.8 2.6 14.4 16 2.4",
    "cablecar": "R 3.4 9 17.2 11 2.4",
    "car.2": "M 7.6 19 L 7.6 15.4 9 12 C 9.4 11 10 10.6 11 10.6 L 18.2 10.6 C 19.2 10.6 19.8 11 20.2 12 L 21.6 15.4 21.6 19 Z",
    "car.rear": "M 3 18 L 3 13 5 7.5 C 5.4 6.4 6.2 6 7.2 6 L 16.8 6 C 17.8 6 18.6 6.4 19 7.5 L 21 13 21 18 Z",
    "engine.combustion": """
    M 6 9.4 L 9 9.4 10.4 7.6 14.4 7.6 16 9.4 18 9.4 18 11.4 20 11.4 20 10 21.6 10 21.6 17 20 17 20 15.6 18 15.6 18 19 10 19 8 17 6 17 Z
    """,
    "ev.charger": "M 4.4 20.8 L 4.4 5.2 C 4.4 3.8 5.2 3 6.6 3 L 12.4 3 C 13.8 3 14.6 3.8 14.6 5.2 L 14.6 20.8 Z",
    "lightrail": "R 5 4.6 14 13.8 3.4",
    "location.north.line": "M 12 2.6 L 18 15.4 12 12.6 6 15.4 Z",
    "point.topleft.down.to.point.bottomright.curvepath": "O 4.8 4.8 2.2 O 19.2 19.2 2.2",
    "signpost.right.and.left": "M 12 4.4 L 18.4 4.4 20.8 6.6 18.4 8.8 12 8.8 Z M 12 11.2 L 5.6 11.2 3.2 13.4 5.6 15.6 12 15.6 Z",
    "tram": "R 4.8 5.6 14.4 12.8 3 R 8.6 9.6 6.8 2 0.2",
    "tram.tunnel": "M 3 21 L 3 11.4 C 3 6 6.6 2.6 12 2.6 17.4 2.6 21 6 21 11.4 L 21 21 Z",
    "truck.pickup.side": """
    M 2 17 L 2 11.4 10.6 11.4 12.6 6.6 16.4 6.6 C 17.6 6.6 18.2 7.2 18.8 8.2 L 20.4 11.4 C 21.6 11.6 22 12.4 22 13.6 L 22 17 Z O 6.4
    17.6 2.1 O 17.6 17.6 2.1
    """,
  ]

  /// The strokes that the filled variant cuts out.
  static let cuts: [String: String] = [
    "bolt.car": "M 5 14.2 L 19 14.2",
    "bus.doubledecker": "M 6.6 8 L 17.4 8 M 6.6 13.2 L 17.4 13.2",
    "cablecar": "M 6.4 12.4 L 17.6 12.4",
    "car.rear": "M 5.6 10.4 L 18.4 10.4",
    "lightrail": "M 7 12.2 L 17 12.2 M 10 8 L 14 8",
    "tram.tunnel": "R 7.4 8 9.2 9.4 2 M 7.4 12.6 L 16.6 12.6 M 9.6 17.4 L 8 20.6 M 14.4 17.4 L 16 20.6",
  ]

  /// The symbols whose solid parts the filled variant cuts out.
  static let holes: Set<String> = [
    "bus.doubledecker", "car.2", "car.rear", "ev.charger", "lightrail", "tram",
  ]

  /// The symbols without a filled variant.
  static let unfillable: Set<String> = [
    "airplane", "airplane.arrival", "airplane.departure", "point.3.filled.connected.trianglepath.dotted",
    "point.topleft.filled.down.to.point.bottomright.curvepath", "road.lanes.curved.right", "scooter", "speedometer",
    "train.side.front.car",
  ]
}
