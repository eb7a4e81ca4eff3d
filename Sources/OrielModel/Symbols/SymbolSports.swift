/// The drawings of people at sports, and their gear.
///
/// The paths are in the notation of `Path.init(glyph:)`.
package enum SymbolSports {
  /// The stroked paths.
  static let lines: [String: String] = [
    "cricket.ball": """
    O 12 12 9.3 M 8.4 3.6 C 10.4 9 10.4 15 8.4 20.4 M 15.6 3.6 C 13.6 9 13.6 15 15.6 20.4 M 12 5 L 12 6 M 12 11.5 L 12 12.5 M 12 18 L 12
    19
    """,
    "figure.2.and.child.holdinghands": """
    M 5 8 L 5 14 3.4 21.2 M 5 14 L 6.6 21.2 M 2.4 12 L 3 8.6 7 8.6 9.4 14.6 12 13.8 14.6 14.6 17 8.6 21 8.6 21.6 12 M 19 8 L 19 14 17.4
    21.2 M 19 14 L 20.6 21.2 M 12 14 L 12 17.6 10.6 21.2 M 12 17.6 L 13.4 21.2
    """,
    "figure.and.child.holdinghands": """
    M 8 8 L 8 14 5.8 21.2 M 8 14 L 10.2 21.2 M 4.4 13 L 5.4 8.6 10.6 8.6 12.6 14.4 M 17 13.4 L 17 17.4 15.2 21.2 M 17 17.4 L 18.8 21.2 M
    12.6 14.6 L 15.4 13.8 18.6 13.8 20 17
    """,
    "figure.archery": """
    M 7.6 9 L 7.6 15 5.4 21.2 M 7.6 15 L 10.6 17 10.6 21.2 M 4.4 9.8 L 16 9.8 M 14.6 3.4 C 19.4 7 19.4 12.6 14.6 16.2 M 14.6 3.4 L 14.6
    16.2
    """,
    "figure.badminton": """
    M 10.6 9.2 L 10.6 14.8 7.6 21.2 M 10.6 14.8 L 14.4 17 15 21.2 M 10.6 9.6 L 6 11 4 14.4 M 10.6 9.6 L 14.4 9.8 15.4 6.6 O 16.6 3.8 2.4
    M 20.2 10 L 22 8.4
    """,
    "figure.barre": "M 10 7.4 L 10 14 8.6 21.2 M 10 14 L 16.6 11 20.6 7.4 M 10 8.4 L 5.6 7 4.4 3.4 M 10 8.4 L 14 9.4",
    "figure.baseball": "M 11 8.4 L 10 14.4 7 21.2 M 10 14.4 L 14 16.6 15.4 21.2 M 11 8.8 L 7 10.4 5.6 7.4 M 5.6 7.4 L 8.4 2.6",
    "figure.basketball": "M 11 10 L 11 15.4 8.4 21.2 M 11 15.4 L 14.4 17.6 15 21.2 M 11 10.4 L 15.6 9 17.4 5.8 M 11 10.4 L 7 12 5.6 15.4",
    "figure.bowling": "M 12 7.8 L 9.6 13 13.6 15.4 14.4 20.8 M 9.6 13 L 6.4 16 2.6 17.4 M 12 8.2 L 14.6 11.8 14.2 14",
    "figure.boxing": "M 10 8 L 9.4 14 12.6 16.6 13.4 21.2 M 9.4 14 L 6.4 17 5 21.2 M 10 8.6 L 13.6 11 17 8.4 M 10 8.6 L 7 12 9.4 11",
    "figure.child": "M 8 12.4 L 12 11 16 12.4 M 12 11 L 12 15.4 9.8 20.4 M 12 15.4 L 14.2 20.4",
    "figure.climbing": """
    M 11.4 9 L 10.4 14.4 14 16 13 20 M 10.4 14.4 L 6.6 14 6.6 18.4 M 11.4 9 L 15.6 8 17.4 3.6 M 11.4 9 L 7 9.6 5 6 M 20.6 3 L 19.6 9 21
    14 19 21
    """,
    "figure.cooldown": "M 10 7.8 L 10.6 14 M 10.6 14 L 6 17 6.6 21.2 M 10.6 14 L 14.6 17.4 20 17.6 M 10 8.6 L 15 10.4 18.6 8",
    "figure.core.training": "M 8.4 14.8 L 13.8 17.6 17.2 13 20 18.6 M 8.4 14.8 L 11.4 11.4 15.4 12.4 M 2 20.8 L 22 20.8",
    "figure.cricket": "M 9 8.4 L 9 14.4 6.4 21.2 M 9 14.4 L 13 16.4 13.4 21.2 M 9 8.8 L 13 11 15 13.4 M 15 13.4 L 18.6 21",
    "figure.cross.training": "M 8 8.6 L 9 14.4 6.4 21.2 M 9 14.4 L 13.4 16 14.6 21.2 M 8 9.2 L 12.4 11.4 16 10 M 8 9.2 L 4.4 11.6",
    "figure.elliptical": """
    M 11 7.4 L 10.6 13.4 13.4 17.4 M 10.6 13.4 L 8 18 M 11 8.4 L 14.4 10.6 18 9.6 M 18.4 5.8 L 17.4 15.6 M 3 20.8 L 21 20.8 M 5 18.6 L
    15.6 18
    """,
    "figure.fall": "M 8 10.8 L 12.6 14.6 17.6 12.6 20.6 16 M 12.6 14.6 L 11 19.6 M 8 10.8 L 4 13.6 M 8.6 11 L 13 8.6 M 3 21.6 L 21 21.6",
    "figure.fencing": """
    M 7.6 8.6 L 8.4 14.4 4.4 20.8 M 8.4 14.4 L 13.6 15.4 14.6 21 M 7.6 9.2 L 12.4 10.4 14.6 9.4 M 7.6 9.2 L 4 6.6 M 14.6 9.4 L 22 5.4
    """,
    "figure.fishing": """
    M 7.4 8.6 L 7.4 14.4 5.4 21.2 M 7.4 14.4 L 10.4 16.4 10.4 21.2 M 7.4 9.2 L 11.4 11 M 10.4 12 L 19.4 3 M 19.4 3 L 19.4 14.4 C 19.4
    16.4 16.8 16.2 17 14.6
    """,
    "figure.flexibility": "M 12 9 L 10 15 3.4 19.8 M 10 15 L 15 17.4 20.6 20 M 12 9.4 L 16 13 20 13.4",
    "figure.golf": "M 10 8 L 9.6 14 7.4 21.2 M 9.6 14 L 12.6 17 12.6 21.2 M 10 8.4 L 14 11.4 16.6 11 M 16.6 11 L 19.4 20.6 21 20.6",
    "figure.gymnastics": "M 12 12.4 L 12 17 M 12 12.8 L 8 14.6 M 5 12 L 12 17 19 12 M 8.6 3 L 9.4 12.6 M 15.4 3 L 14.6 12.6",
    "figure.handball": "M 9 9 L 9.4 14.6 6.4 21.2 M 9.4 14.6 L 13.4 16.6 14.6 21.2 M 9 9.4 L 14 8 16 5 M 9 9.4 L 5 11.6",
    "figure.highintensity.intervaltraining": """
    M 12 7.4 L 12 13.6 M 12 8.4 L 7.6 10.4 6 6.8 M 12 8.4 L 16.4 10.4 18 6.8 M 12 13.6 L 7 16.4 4.6 20.8 M 12 13.6 L 15 17.2 19.4 16
    """,
    "figure.hockey": """
    M 8.6 8 L 8 13.8 5.4 21.2 M 8 13.8 L 12 16.4 12.6 21.2 M 8.6 8.4 L 12 11.6 14.4 11.4 M 14.4 11.4 L 18.4 20.8 21.4 20.8
    """,
    "figure.hunting": "M 7.4 8.6 L 7.4 14.4 5 21.2 M 7.4 14.4 L 10.4 16.4 11 21.2 M 7.4 9.2 L 11.6 9.6 M 8.6 7.4 L 21.4 6.4",
    "figure.indoor.cycle": """
    O 17.8 17.4 3 M 4 20.8 L 13 20.8 M 8 20.8 L 8.8 13.6 M 6.6 13.4 L 10.8 13.4 M 12.6 7 L 9.4 12 13 14 12 18 M 12.6 7 L 15 9.8 17.6 9.4
    M 17.8 17.4 L 17.4 9
    """,
    "figure.jumprope": """
    M 12 8.8 L 12 14 M 12 14 L 9.4 16.4 10.6 19.6 M 12 14 L 14.6 16.4 13.4 19.6 M 12 9.4 L 8.6 11 6.4 13.4 M 12 9.4 L 15.4 11 17.6 13.4
    M 6.4 13.4 C 1.6 22.6 8 22.2 12 22.2 16 22.2 22.4 22.6 17.6 13.4
    """,
    "figure.kickboxing": """
    M 8.6 8.8 L 9.6 14.6 9 21.2 M 9.6 14.6 L 15.6 12 21.4 8.6 M 8.6 9.4 L 4.6 11 5.6 7 M 8.6 9.4 L 12.6 10.4 13.4 7.4
    """,
    "figure.martial.arts": "M 8 8.8 L 10 14.4 7.6 21.2 M 10 14.4 L 15.4 13.4 21.2 15 M 8 9.4 L 13 9 17.6 6.6 M 8 9.4 L 3.4 12.4",
    "figure.mixed.cardio": "M 12 7.6 L 12 13.6 M 5.4 10 L 12 8.4 18.6 10 M 12 13.6 L 7 15.4 8.4 21 M 12 13.6 L 15.6 17 14.4 21.2",
    "figure.open.water.swim": """
    M 4 13 L 9.6 9.8 7 6.4 13 4.8 M 9.6 9.8 L 13.6 12.8 M 2 17 C 4 15.2 5.6 15.2 7.3 17 9 18.8 10.6 18.8 12.3 17 14 15.2 15.6 15.2 17.3
    17 19 18.8 20.4 18.6 22 17 M 5 21.6 L 19 21.6
    """,
    "figure.outdoor.cycle": "O 5.4 17.2 3.4 O 18.6 17.2 3.4 M 13 7 L 9.6 10.6 13 13.4 12.2 18 M 13 7 L 15.6 9.8 18.6 10",
    "figure.pilates": "M 7.6 11.8 L 13 17 19.8 8.6 M 8 12 L 14 11.4 17 9.4 M 2.4 20.4 L 21.6 20.4",
    "figure.pool.swim": """
    M 3 15 L 9.4 11.4 6.8 8 13 6.4 M 9.4 11.4 L 13.6 14.6 M 2 19 C 4 17.2 5.6 17.2 7.3 19 9 20.8 10.6 20.8 12.3 19 14 17.2 15.6 17.2
    17.3 19 19 20.8 20.4 20.6 22 19
    """,
    "figure.rolling": "M 11.4 8.4 L 10 14 14.4 15 15.4 18 M 11.4 8.8 L 15 11 18 9.8 M 10 14 L 6.4 17.6",
    "figure.rower": "M 9 9.6 L 7.4 15 13 13.4 17 17 M 9 9.8 L 13 11 17 9.6 M 17 9.6 L 21.4 9.6 M 2.4 18.4 L 21.6 18.4 M 5 15.4 L 10 15.4",
    "figure.run.square.stack": """
    R 4 5.8 16 15.6 2.6 M 7 2.8 L 17 2.8 M 12.6 11.6 L 10.8 14.4 13.4 15.8 12.8 18.6 M 10.8 14.4 L 8 15.4 M 12.6 11.8 L 15.6 13
    """,
    "figure.skating": """
    M 12.4 7.6 L 9.6 12.6 13.6 15.6 13 19.6 M 9.6 12.6 L 4.4 15 M 12.4 7.8 L 16.4 10.4 19.6 9 M 12.4 7.8 L 8 8.4 M 10 21 L 16.6 21
    """,
    "figure.skiing.crosscountry": """
    M 11.6 7.4 L 9.6 13 13.4 15.6 13.8 20 M 9.6 13 L 6.8 16.4 3.4 18.4 M 11.6 7.6 L 15.4 10.4 18.4 9.4 M 18.4 9.4 L 20.6 20 M 2.4 20.8 L
    21.6 20.8
    """,
    "figure.skiing.downhill": """
    M 13.6 7.6 L 9.4 11.6 13.6 14.4 10.4 17.6 M 13.6 7.6 L 17 10.6 20.4 9.4 M 2.4 16.4 L 18.4 21.4 M 20.4 9.4 L 14 12
    """,
    "figure.snowboarding": """
    M 13 7.4 L 9.8 11.6 14 14.4 13.4 18.6 M 9.8 11.6 L 7.4 17 M 13 7.6 L 17.4 9.4 20.6 7 M 13 7.6 L 8 7.6 M 3 16.6 L 18.6 21
    """,
    "figure.soccer": "M 10 7.6 L 9 13.4 13 15.4 17.4 17.4 M 9 13.4 L 7.4 17 4.4 20.4 M 10 8 L 6 9 4 12 M 10 8 L 13.4 10.4 16.6 9",
    "figure.socialdance": """
    M 8 8.2 L 8.4 14.4 6 21.2 M 8.4 14.4 L 10.4 21.2 M 8 9 L 12 11 M 8 9 L 11.8 5 M 16 8.2 L 15.4 14.4 13.6 21.2 M 15.4 14.4 L 18.4 21.2
    M 16 9 L 12 11 M 16 9 L 12 5
    """,
    "figure.stairs": """
    M 11.4 7.4 L 11 13 14.4 15 14.4 17.6 M 11 13 L 8 16 6.6 19 M 11.4 8 L 8 10 7.6 13 M 11.4 8 L 14.8 10.6 17.4 10.4 M 2.6 21.4 L 9.4
    21.4 9.4 19 15.4 19 15.4 16.6 21.4 16.6
    """,
    "figure.strengthtraining.functional": """
    M 10 8.6 L 9.4 14.4 12.4 16.6 12.4 21.2 M 9.4 14.4 L 6.4 17.4 5.2 21.2 M 10 9 L 14.4 12 17 9 M 16 6 L 20 10
    """,
    "figure.surfing": """
    M 11.6 7.4 L 9.6 12.4 14 14.4 14.4 17.4 M 9.6 12.4 L 7 16 M 11.6 7.8 L 16 9.4 19.4 8 M 11.6 7.8 L 7.4 9.4 M 3 16.8 C 8 19 15 19.4
    20.6 17.6 M 6 21.8 L 18 21.8
    """,
    "figure.table.tennis": """
    M 8.4 7.6 L 8.4 12.4 M 8.4 8.4 L 12.6 10 14.4 8.4 M 2.4 14 L 21.6 14 M 5 14 L 5 20.6 M 19 14 L 19 20.6 M 12 14 L 12 11.8
    """,
    "figure.taichi": "M 9.6 8 L 9.6 13.6 6.6 16 6 21.2 M 9.6 13.6 L 14 16.6 17.4 21.2 M 9.6 9 L 14.6 8.4 18.6 10 M 9.6 9 L 5 11.6",
    "figure.tennis": """
    M 10.6 8.2 L 10.6 14.2 7.6 21.2 M 10.6 14.2 L 14.4 16.8 15 21.2 M 10.6 8.8 L 6 10.6 4 14 M 10.6 8.8 L 14.4 9.8 16.6 7.4 O 18.8 5 2.6
    """,
    "figure.volleyball": """
    M 10 10 L 9.4 15.4 6.6 21.2 M 9.4 15.4 L 13 17.4 13.4 21.2 M 10 10.4 L 14.4 8.4 15.4 4.6 M 10 10.4 L 5.6 9.4 4.4 6
    """,
    "figure.water.fitness": """
    M 12 7.4 L 12 12.6 M 5.6 6 L 9 8.6 15 8.6 18.4 6 M 12 12.6 L 9 15.6 M 12 12.6 L 15 15.6 M 2 19 C 4 17.2 5.6 17.2 7.3 19 9 20.8 10.6
    20.8 12.3 19 14 17.2 15.6 17.2 17.3 19 19 20.8 20.4 20.6 22 19
    """,
    "figure.wrestling": """
    M 9 8.6 L 5.6 14 7.4 20.8 M 9 8.8 L 13.4 10.6 M 16 5.4 L 16.1 5.4 M 15 8.6 L 18.4 14 16.6 20.8 M 15 8.8 L 10.6 10.6
    """,
    "flag.2.crossed": "M 4 21 L 14 4 M 20 21 L 10 4 M 14 4 L 20.6 7.6 18 12 12.4 8.8 M 10 4 L 3.4 7.6 6 12 11.6 8.8",
    "gym.bag": """
    R 2.4 9.4 19.2 10 3.4 M 7.4 9.4 L 7.4 8 C 7.4 5.4 9 4 12 4 15 4 16.6 5.4 16.6 8 L 16.6 9.4 M 7.4 9.4 L 7.4 19.4 M 16.6 9.4 L 16.6
    19.4
    """,
    "shoe": """
    M 2.6 7 L 7 7 C 7.6 9.4 9.4 10.4 11.4 9.6 L 13 8.4 C 14.6 11.4 17 12.6 20 13.4 21.4 13.8 22 14.8 22 16.2 L 22 17.6 2.6 17.6 Z M 2.6
    14.6 L 22 14.6
    """,
    "skateboard": "M 2.2 9.4 C 3.4 11.4 4.6 12.4 6.6 12.4 L 17.4 12.4 C 19.4 12.4 20.6 11.4 21.8 9.4 O 7.4 16 1.8 O 16.6 16 1.8",
    "skis": """
    M 6 21.4 L 9.4 4.4 C 9.8 2.4 8.4 2 7.4 3 M 11 21.4 L 14.4 4.4 C 14.8 2.4 13.4 2 12.4 3 M 17.4 3 L 19.6 19.6 M 17.4 17.6 L 21.6 17
    """,
    "snowboard": """
    M 18.79 5.21 L 18.79 5.21 C 20.19 6.62 20.19 8.9 18.79 10.3 L 10.3 18.79 C 8.9 20.19 6.62 20.19 5.21 18.79 L 5.21 18.79 C 3.81 17.38
    3.81 15.1 5.21 13.7 L 13.7 5.21 C 15.1 3.81 17.38 3.81 18.79 5.21 Z M 12.71 6.2 L 17.8 11.29 M 6.2 12.71 L 11.29 17.8
    """,
    "surfboard": """
    M 17.74 3.81 C 18.72 9.38 16.92 13 15.19 15.46 12.9 18.73 9.87 20.27 8.13 21.01 L 4.86 18.72 C 4.95 16.83 5.36 13.46 7.66 10.18 9.38
    7.72 12.16 4.79 17.74 3.81 Z M 15.44 7.09 L 8.56 16.91
    """,
  ]

  /// The paths that are always filled.
  static let solids: [String: String] = [
    "figure.2.and.child.holdinghands": "O 5 4.4 1.8 O 19 4.4 1.8 O 12 10.6 1.6",
    "figure.and.child.holdinghands": "O 8 4.4 1.8 O 17 10.4 1.6",
    "figure.archery": "O 7.6 5.4 1.8",
    "figure.badminton": "O 10.6 5.6 1.8",
    "figure.barre": "O 10 3.8 1.8",
    "figure.baseball": "O 11 4.8 1.8",
    "figure.basketball": "O 11 6.4 1.8 O 18.4 3.6 2.1",
    "figure.bowling": "O 13 4.4 1.8 O 17.6 13 2",
    "figure.boxing": "O 10.4 4.2 1.8 O 18.4 7.6 1.9",
    "figure.child": "O 12 6.4 1.8",
    "figure.climbing": "O 12 5.4 1.8",
    "figure.cooldown": "O 10 4.4 1.8",
    "figure.core.training": "O 5 12.6 1.8",
    "figure.cricket": "O 9 4.8 1.8",
    "figure.cross.training": "O 8 5 1.8 O 18.6 10 2.4",
    "figure.elliptical": "O 11 4 1.8",
    "figure.fall": "O 6 8 1.8",
    "figure.fencing": "O 7.6 5 1.8",
    "figure.fishing": "O 7.4 5 1.8",
    "figure.flexibility": "O 13 5.6 1.8",
    "figure.golf": "O 10 4.4 1.8",
    "figure.gymnastics": "O 12 9 1.8",
    "figure.handball": "O 9 5.4 1.8 O 17.6 4 1.8",
    "figure.highintensity.intervaltraining": "O 12 3.8 1.8",
    "figure.hockey": "O 8.6 4.4 1.8",
    "figure.hunting": "O 7.4 5 1.8",
    "figure.indoor.cycle": "O 14.6 3.8 1.8",
    "figure.jumprope": "O 12 5.2 1.8",
    "figure.kickboxing": "O 8.6 5 1.8",
    "figure.martial.arts": "O 8 5 1.8",
    "figure.mixed.cardio": "O 12 4 1.8",
    "figure.open.water.swim": "O 18 9.4 1.8",
    "figure.outdoor.cycle": "O 15.6 3.8 1.8",
    "figure.pilates": "O 5.4 9 1.8",
    "figure.pool.swim": "O 18 11 1.8",
    "figure.rolling": "O 13 5 1.8 O 13.6 20.2 1.2 O 17 20.2 1.2 O 5 18.6 1.2",
    "figure.rower": "O 9.6 6 1.8",
    "figure.run.square.stack": "O 13.6 9 1.8",
    "figure.skating": "O 14 4.4 1.8",
    "figure.skiing.crosscountry": "O 12.6 4 1.8",
    "figure.skiing.downhill": "O 15.4 4.6 1.8",
    "figure.snowboarding": "O 14.4 4 1.8",
    "figure.soccer": "O 10 4 1.8 O 19 20 1.9",
    "figure.socialdance": "O 8 4.6 1.8 O 16 4.6 1.8",
    "figure.stairs": "O 12 4 1.8",
    "figure.strengthtraining.functional": "O 10 5 1.8",
    "figure.surfing": "O 12.6 4 1.8",
    "figure.table.tennis": "O 8.4 4 1.8 O 15.6 7.2 1.8 O 19.6 10 0.9",
    "figure.taichi": "O 9.6 4.6 1.8",
    "figure.tennis": "O 10.6 4.6 1.8 O 21.4 11 1.1",
    "figure.volleyball": "O 10 6.4 1.8 O 18.4 4 2.2",
    "figure.water.fitness": "O 12 3.8 1.8",
    "figure.wrestling": "O 8 5.4 1.8 O 16 5.4 1.8",
  ]

  /// The paths that the filled variant fills, for symbols where it isn't the area that the lines enclose.
  static let bodies: [String: String] = [
    "cricket.ball": "O 12 12 9.3",
    "flag.2.crossed": "M 14 4 L 20.6 7.6 18 12 12.4 8.8 Z M 10 4 L 3.4 7.6 6 12 11.6 8.8 Z",
    "gym.bag": "R 2.4 9.4 19.2 10 3.4",
    "shoe": "M 2.6 7 L 7 7 C 7.6 9.4 9.4 10.4 11.4 9.6 L 13 8.4 C 14.6 11.4 17 12.6 20 13.4 21.4 13.8 22 14.8 22 16.2 L 22 17.6 2.6 17.6 Z",
    "skateboard": "O 7.4 16 1.8 O 16.6 16 1.8",
    "snowboard": """
    M 18.79 5.21 L 18.79 5.21 C 20.19 6.62 20.19 8.9 18.79 10.3 L 10.3 18.79 C 8.9 20.19 6.62 20.19 5.21 18.79 L 5.21 18.79 C 3.81 17.38
    3.81 15.1 5.21 13.7 L 13.7 5.21 C 15.1 3.81 17.38 3.81 18.79 5.21 Z
    """,
    "surfboard": """
    M 17.74 3.81 C 18.72 9.38 16.92 13 15.19 15.46 12.9 18.73 9.87 20.27 8.13 21.01 L 4.86 18.72 C 4.95 16.83 5.36 13.46 7.66 10.18 9.38
    7.72 12.16 4.79 17.74 3.81 Z
    """,
  ]

  /// The strokes that the filled variant cuts out.
  static let cuts: [String: String] = [
    "cricket.ball": "M 8.4 3.6 C 10.4 9 10.4 15 8.4 20.4 M 15.6 3.6 C 13.6 9 13.6 15 15.6 20.4",
    "gym.bag": "M 7.4 9.4 L 7.4 19.4 M 16.6 9.4 L 16.6 19.4",
    "shoe": "M 3.4 14.6 L 21.2 14.6",
    "snowboard": "M 12.71 6.2 L 17.8 11.29 M 6.2 12.71 L 11.29 17.8",
    "surfboard": "M 15.44 7.09 L 8.56 16.91",
  ]

  /// The symbols without a filled variant.
  static let unfillable: Set<String> = [
    "figure.2.and.child.holdinghands", "figure.and.child.holdinghands", "figure.archery", "figure.badminton", "figure.barre",
    "figure.baseball", "figure.basketball", "figure.bowling", "figure.boxing", "figure.child", "figure.climbing", "figure.cooldown",
    "figure.core.training", "figure.cricket", "figure.cross.training", "figure.elliptical", "figure.fall", "figure.fencing",
    "figure.fishing", "figure.flexibility", "figure.golf", "figure.gymnastics", "figure.handball",
    "figure.highintensity.intervaltraining", "figure.hockey", "figure.hunting", "figure.indoor.cycle", "figure.jumprope",
    "figure.kickboxing", "figure.martial.arts", "figure.mixed.cardio", "figure.open.water.swim", "figure.outdoor.cycle", "figure.pilates",
    "figure.pool.swim", "figure.rolling", "figure.rower", "figure.run.square.stack", "figure.skating", "figure.skiing.crosscountry",
    "figure.skiing.downhill", "figure.snowboarding", "figure.soccer", "figure.socialdance", "figure.stairs",
    "figure.strengthtraining.functional", "figure.surfing", "figure.table.tennis", "figure.taichi", "figure.tennis", "figure.volleyball",
    "figure.water.fitness", "figure.wrestling", "skis",
  ]
}
