/// The filled variants of drawings.
///
/// The paths are in the notation of `Path.init(glyph:)`.
package enum SymbolDetails {
  /// The paths that the filled variant fills, for symbols where it isn't the area that the lines enclose.
  static let bodies: [String: String] = [
    "banknote": "R 2 6 20 12 2",
    "megaphone": "M 3.4 10 L 3.4 14 C 3.4 14.8 3.8 15.2 4.6 15.2 L 6 15.2 20 19.6 20 4.4 6 8.8 4.6 8.8 C 3.8 8.8 3.4 9.2 3.4 10 Z",
    "icloud.and.arrow.up": """
    M 7 17 C 4.2 17 2.3 15.1 2.3 12.7 C 2.3 10.5 3.9 8.8 6 8.5 C 6.5 5.5 9 3.5 12 3.5 C 15 3.5 17.3 5.4 18 8 C 20.2 8.2 21.8 10.1
    21.8 12.4 C 21.8 15 19.8 17 17 17 Z
    """,
    "icloud.and.arrow.down": """
    M 7 17 C 4.2 17 2.3 15.1 2.3 12.7 C 2.3 10.5 3.9 8.8 6 8.5 C 6.5 5.5 9 3.5 12 3.5 C 15 3.5 17.3 5.4 18 8 C 20.2 8.2 21.8 10.1
    21.8 12.4 C 21.8 15 19.8 17 17 17 Z
    """,
    "trash": "M 5.3 6 L 6.3 19.4 C 6.4 20.5 7 21.2 8.1 21.2 L 15.9 21.2 C 17 21.2 17.6 20.5 17.7 19.4 L 18.7 6 Z",
    "gearshape": """
    M 9.78 4.83 L 10.13 2.28 13.87 2.28 14.22 4.83 15.5 5.37 17.55 3.8 20.2 6.45 18.63 8.5 19.17 9.78 21.72 10.13 21.72 13.87 19.17
    14.22 18.63 15.5 20.2 17.55 17.55 20.2 15.5 18.63 14.22 19.17 13.87 21.72 10.13 21.72 9.78 19.17 8.5 18.63 6.45 20.2 3.8 17.55
    5.37 15.5 4.83 14.22 2.28 13.87 2.28 10.13 4.83 9.78 5.37 8.5 3.8 6.45 6.45 3.8 8.5 5.37 Z O 12 12 3.1
    """,
    "tray": """
    M 3 13.2 L 7.6 13.2 C 8.4 13.2 8.7 13.6 8.9 14.3 C 9.3 15.8 10.4 16.6 12 16.6 C 13.6 16.6 14.7 15.8 15.1 14.3 C 15.3 13.6 15.6
    13.2 16.4 13.2 L 21 13.2 L 21 17.5 C 21 18.8 20.3 19.6 19 19.6 L 5 19.6 C 3.7 19.6 3 18.8 3 17.5 Z
    """,
    "tray.full": """
    M 3 13.2 L 7.6 13.2 C 8.4 13.2 8.7 13.6 8.9 14.3 C 9.3 15.8 10.4 16.6 12 16.6 C 13.6 16.6 14.7 15.8 15.1 14.3 C 15.3 13.6 15.6
    13.2 16.4 13.2 L 21 13.2 L 21 17.5 C 21 18.8 20.3 19.6 19 19.6 L 5 19.6 C 3.7 19.6 3 18.8 3 17.5 Z
    """,
    "tray.and.arrow.down": """
    M 3 13.2 L 7.6 13.2 C 8.4 13.2 8.7 13.6 8.9 14.3 C 9.3 15.8 10.4 16.6 12 16.6 C 13.6 16.6 14.7 15.8 15.1 14.3 C 15.3 13.6 15.6
    13.2 16.4 13.2 L 21 13.2 L 21 17.5 C 21 18.8 20.3 19.6 19 19.6 L 5 19.6 C 3.7 19.6 3 18.8 3 17.5 Z
    """,
    "tray.and.arrow.up": """
    M 3 13.2 L 7.6 13.2 C 8.4 13.2 8.7 13.6 8.9 14.3 C 9.3 15.8 10.4 16.6 12 16.6 C 13.6 16.6 14.7 15.8 15.1 14.3 C 15.3 13.6 15.6
    13.2 16.4 13.2 L 21 13.2 L 21 17.5 C 21 18.8 20.3 19.6 19 19.6 L 5 19.6 C 3.7 19.6 3 18.8 3 17.5 Z
    """,
    "hand.raised": """
    M 6.7 13 L 6.7 6.6 C 6.7 4.5 9.6 4.5 9.6 6.6 L 9.6 4.4 C 9.6 2.3 12.6 2.3 12.6 4.4 L 12.6 5 C 12.6 2.9 15.6 2.9 15.6 5 L 15.6
    7.6 C 15.6 5.5 18.5 5.5 18.5 7.6 L 18.5 14.5 C 18.5 18.9 15.8 21.7 12.2 21.7 C 9.2 21.7 7.2 20.2 5.8 17.7 L 3.3 13.4 C 2.4 11.8
    4.5 10.5 5.6 11.9 L 6.7 13.4
    """,
    "hand.wave": """
    M 7.42 15.65 L 5.66 10.84 C 5.09 9.26 7.27 8.47 7.84 10.05 L 7.24 8.39 C 6.67 6.81 8.92 5.99 9.5 7.57 L 9.66 8.02 C 9.09 6.44
    11.34 5.62 11.92 7.2 L 12.63 9.16 C 12.05 7.58 14.23 6.78 14.81 8.36 L 16.7 13.55 C 17.9 16.86 16.64 19.7 13.93 20.69 C 11.68
    21.51 9.76 20.93 8.03 19.43 L 4.97 16.88 C 3.85 15.92 5.08 14.37 6.29 15.12 L 7.53 15.95
    """,
    "map": "M 2.8 6.2 L 8.9 3.6 15.1 6.2 21.2 3.6 21.2 17.8 15.1 20.4 8.9 17.8 2.8 20.4 Z",
    "iphone": "R 6.3 2.2 11.4 19.6 2.8",
    "ipad": "R 4.2 2.3 15.6 19.4 2.4",
    "umbrella": """
    M 2.5 13 C 2.5 7.2 6.5 4 12 4 C 17.5 4 21.5 7.2 21.5 13 C 19.8 11.2 17 11.2 15.3 13 C 13.6 11.2 10.4 11.2 8.7 13 C 7 11.2 4.2
    11.2 2.5 13 Z
    """,
    "tree": """
    M 12 2.6 C 14.6 2.6 16.7 4.1 17.2 6.4 C 19.4 7.2 20.7 9 20.7 11.2 C 20.7 14 18.5 15.8 15.7 15.8 L 8.3 15.8 C 5.5 15.8 3.3 14 3.3
    11.2 C 3.3 9 4.6 7.2 6.8 6.4 C 7.3 4.1 9.4 2.6 12 2.6 Z
    """,
    "hand.tap": """
    M 9.2 14.2 L 9.2 6.6 C 9.2 4.4 12.2 4.4 12.2 6.6 L 12.2 11.2 17.3 12.4 C 18.6 12.7 19.3 13.7 19.1 15 L 18.2 19.3 C 17.9 20.8 17
    21.6 15.6 21.6 L 11.8 21.6 C 10.4 21.6 9.5 21.1 8.7 20 L 5.3 15.8 C 4.4 14.4 6 13 7.2 14 L 9.2 15.7
    """,
    "hand.point.up": """
    M 9.2 14.2 L 9.2 6.6 C 9.2 4.4 12.2 4.4 12.2 6.6 L 12.2 11.2 17.3 12.4 C 18.6 12.7 19.3 13.7 19.1 15 L 18.2 19.3 C 17.9 20.8 17
    21.6 15.6 21.6 L 11.8 21.6 C 10.4 21.6 9.5 21.1 8.7 20 L 5.3 15.8 C 4.4 14.4 6 13 7.2 14 L 9.2 15.7
    """,
    "dice": """
    R 9 9 12.5 12.5 2.8 M 6.2 15 L 5.3 15 C 3.7 15 2.5 13.8 2.5 12.2 L 2.5 5.3 C 2.5 3.7 3.7 2.5 5.3 2.5 L 12.2 2.5 C 13.8 2.5 15
    3.7 15 5.3 L 15 6.2 9.7 6.2 C 7.7 6.2 6.2 7.7 6.2 9.7 Z
    """,
    "basketball": "O 12 12 9.3",
    "tennisball": "O 12 12 9.3",
    "sportscourt": "R 2.2 5 19.6 14 1.8",
    "building": "R 5.2 2.8 13.6 18.4 1.6",
    "building.columns": "M 3 8.7 L 12 3 21 8.7 Z",
    "storefront":
      "M 4.4 3.4 L 19.6 3.4 21.7 8.9 C 21.7 12 16.9 12 16.9 8.9 C 16.9 12 12 12 12 8.9 C 12 12 7.1 12 7.1 8.9 C 7.1 12 2.3 12 2.3 8.9 Z",
    "tent": "M 12 4 L 21.8 20.4 16 20.4 12 11.8 8 20.4 2.2 20.4 Z",
    "lamp.desk": "M 9.2 5.2 L 13 2.6 C 17.4 4 20.4 7.8 20.8 12 L 10.6 9.6 Z",
    "sofa": """
    M 4 10 C 5.3 10 6.2 10.9 6.2 12.2 L 6.2 14.4 17.8 14.4 17.8 12.2 C 17.8 10.9 18.7 10 20 10 C 21.3 10 22.2 10.9 22.2 12.2 L 22.2
    16.2 C 22.2 17.8 21.4 18.6 20 18.6 L 4 18.6 C 2.6 18.6 1.8 17.8 1.8 16.2 L 1.8 12.2 C 1.8 10.9 2.7 10 4 10 Z
    """,
    "wineglass": "M 6.7 7.8 L 17.3 7.8 C 17.4 12 15.2 14 12 14 C 8.8 14 6.6 12 6.7 7.8 Z",
    "birthday.cake": "M 4.4 20.8 L 4.4 13.8 C 4.4 12.5 5.1 11.8 6.4 11.8 L 17.6 11.8 C 18.9 11.8 19.6 12.5 19.6 13.8 L 19.6 20.8 Z",
    "takeoutbag.and.cup.and.straw": "M 3 8.6 L 11.4 8.6 12.4 20.8 2 20.8 Z M 15.3 9.6 L 16.2 20.8 20.8 20.8 21.7 9.6 Z",
    "fuelpump": "M 4.4 20.8 L 4.4 5.2 C 4.4 3.8 5.2 3 6.6 3 L 12.4 3 C 13.8 3 14.6 3.8 14.6 5.2 L 14.6 20.8 Z",
    "ferry": "M 5.6 18 L 3.2 13.6 12 10.6 20.8 13.6 18.4 18 Z",
    "pill": """
    M 4.79 12.71 L 12.71 4.79 C 14.5 2.99 17.42 2.99 19.21 4.79 L 19.21 4.79 C 21.01 6.58 21.01 9.5 19.21 11.29 L 11.29 19.21 C 9.5
    21.01 6.58 21.01 4.79 19.21 L 4.79 19.21 C 2.99 17.42 2.99 14.5 4.79 12.71 Z
    """,
    "pills": """
    M 3.12 11.64 L 7.15 4.65 C 8.06 3.07 10.09 2.53 11.67 3.44 L 11.67 3.44 C 13.26 4.35 13.8 6.38 12.88 7.96 L 8.85 14.95 C 7.94
    16.53 5.91 17.07 4.33 16.16 L 4.33 16.16 C 2.74 15.25 2.2 13.22 3.12 11.64 Z O 17 16 4.6
    """,
    "syringe": """
    M 5.99 13.77 L 13.06 6.7 C 13.45 6.31 14.08 6.31 14.47 6.7 L 17.3 9.53 C 17.69 9.92 17.69 10.55 17.3 10.94 L 10.23 18.01 C 9.84
    18.4 9.21 18.4 8.82 18.01 L 5.99 15.18 C 5.6 14.79 5.6 14.16 5.99 13.77 Z
    """,
    "bandage": """
    M 4.29 13.2 L 13.2 4.29 C 14.92 2.57 17.71 2.57 19.42 4.29 L 19.71 4.58 C 21.43 6.29 21.43 9.08 19.71 10.8 L 10.8 19.71 C 9.08
    21.43 6.29 21.43 4.58 19.71 L 4.29 19.42 C 2.57 17.71 2.57 14.92 4.29 13.2 Z
    """,
    "cross.case": "R 2.4 7 19.2 13.6 2.4",
    "dog": """
    M 7.6 5.8 C 9.2 4.4 14.8 4.4 16.4 5.8 C 18.6 4.4 21.6 6.4 21.9 10.4 C 22.1 13.2 20.4 14.8 18.7 14 C 18.5 18 15.6 20.6 12 20.6 C
    8.4 20.6 5.5 18 5.3 14 C 3.6 14.8 1.9 13.2 2.1 10.4 C 2.4 6.4 5.4 4.4 7.6 5.8 Z
    """,
    "cat": "M 3.8 13.6 L 4.3 3.8 9 7 C 11 6.5 13 6.5 15 7 L 19.7 3.8 20.2 13.6 C 20.2 18 16.6 20.6 12 20.6 C 7.4 20.6 3.8 18 3.8 13.6 Z",
    "bird": """
    M 2.6 8.8 L 6 7.6 C 6.4 5 8.2 3.4 10.4 3.4 C 13 3.4 14.8 5.2 15 8 L 22 12.6 C 20.4 16.6 16.6 18.8 12.4 18.8 C 8.4 18.8 6 16.4 6
    12.8 L 6 10.4 Z
    """,
    "tortoise": """
    M 3.6 16.4 C 3.6 10.6 7 7.4 11 7.4 C 15 7.4 18 10.6 18 16.4 Z M 17.9 14.2 C 18.2 11.4 19.4 9.8 21 10 C 22.8 10.2 23 13 21.6 14.4
    C 20.6 15.4 19.4 16.2 18 16.4 Z M 6 16.4 L 6 19.6 9 19.6 9 16.4 Z M 13 16.4 L 13 19.6 16 19.6 16 16.4 Z
    """,
    "eyedropper": "M 13.13 8.04 L 17.23 3.94 C 19.21 1.96 22.04 4.79 20.06 6.77 L 15.96 10.87 Z",
    "screwdriver": """
    M 19.64 3.51 L 20.49 4.36 C 21.42 5.3 21.42 6.82 20.49 7.76 L 17.09 11.15 C 16.15 12.09 14.63 12.09 13.7 11.15 L 12.85 10.3 C
    11.91 9.37 11.91 7.85 12.85 6.91 L 16.24 3.51 C 17.18 2.58 18.7 2.58 19.64 3.51 Z M 6.91 14.83 L 9.17 17.09 5.21 20.2 3.8 18.79
    Z
    """,
    "giftcard": "R 2.4 5 19.2 14 2.4",
    "theatermasks": "M 2.2 4.4 C 6 5.8 10 5.8 13.8 4.4 L 13.8 10.4 C 13.8 14.6 11.2 17.2 8 17.2 C 4.8 17.2 2.2 14.6 2.2 10.4 Z",
    "comb": "R 2.4 5 19.2 4.6 1.6",
    "envelope": "R 2.5 5 19 14 2",
    "camera": """
    M 4.3 7 L 7.5 7 9 4.5 15 4.5 16.5 7 19.7 7 C 20.6 7 21.2 7.6 21.2 8.5 L 21.2 18 C 21.2 18.9 20.6 19.5 19.7 19.5 L 4.3 19.5 C 3.4
    19.5 2.8 18.9 2.8 18 L 2.8 8.5 C 2.8 7.6 3.4 7 4.3 7 Z
    """,
    "clock": "O 12 12 9.3",
    "folder": """
    M 2.8 18 L 2.8 6 C 2.8 5.1 3.4 4.5 4.3 4.5 L 9 4.5 11.5 7 19.7 7 C 20.6 7 21.2 7.6 21.2 8.5 L 21.2 18 C 21.2 18.9 20.6 19.5 19.7
    19.5 L 4.3 19.5 C 3.4 19.5 2.8 18.9 2.8 18 Z
    """,
    "photo": "R 2.8 4.5 18.4 15 2",
    "eye": "M 2 12 C 5 6.8 8.5 5 12 5 C 15.5 5 19 6.8 22 12 C 19 17.2 15.5 19 12 19 C 8.5 19 5 17.2 2 12 Z",
    "globe": "O 12 12 9.2",
    "doc": """
    M 6.5 2.8 L 13.5 2.8 19 8.3 19 19.7 C 19 20.6 18.4 21.2 17.5 21.2 L 6.5 21.2 C 5.6 21.2 5 20.6 5 19.7 L 5 4.3 C 5 3.4 5.6 2.8
    6.5 2.8 Z
    """,
    "doc.text": """
    M 6.5 2.8 L 13.5 2.8 19 8.3 19 19.7 C 19 20.6 18.4 21.2 17.5 21.2 L 6.5 21.2 C 5.6 21.2 5 20.6 5 19.7 L 5 4.3 C 5 3.4 5.6 2.8
    6.5 2.8 Z
    """,
    "exclamationmark.triangle": "M 12 3.5 L 21.5 20 2.5 20 Z",
    "creditcard": "R 2.5 5 19 14 2.5",
    "book": """
    M 12 6 C 10 4.3 6.5 3.8 2.8 4.3 L 2.8 18.8 C 6.5 18.3 10 18.8 12 20.5 C 14 18.8 17.5 18.3 21.2 18.8 L 21.2 4.3 C 17.5 3.8 14 4.3
    12 6 Z
    """,
    "newspaper": "R 3 4.5 18 15 2",
    "note.text": "R 4 3.5 16 17 2",
    "briefcase": "R 3 7.5 18 12.5 2",
    "cube": "M 12 2.5 L 20.5 7 20.5 17 12 21.5 3.5 17 3.5 7 Z",
    "archivebox": "R 3 4.5 18 4 1 M 4.5 8.5 L 4.5 19.5 19.5 19.5 19.5 8.5 Z",
    "gift": "R 3.5 8.5 17 4 1 M 5 12.5 L 5 21 19 21 19 12.5 Z",
    "car": "M 3 18 L 3 13 5 7.5 C 5.4 6.4 6.2 6 7.2 6 L 16.8 6 C 17.8 6 18.6 6.4 19 7.5 L 21 13 21 18 Z",
    "bus": "R 5 3 14 15.5 2.5",
    "chart.pie": "O 12 12 9.3",
    "applewatch": "R 6.5 6.5 11 11 3 M 8.5 6.5 L 9.5 2.5 14.5 2.5 15.5 6.5 Z M 8.5 17.5 L 9.5 21.5 14.5 21.5 15.5 17.5 Z",
    "film": "R 3 4.5 18 15 2",
    "mic": "R 9 2.8 6 11.5 3",
    "lock": "R 5 10.5 14 10.5 2",
    "lock.open": "R 5 10.5 14 10.5 2",
    "sun.max": "O 12 12 4.2",
    "sun.min": "O 12 12 4.2",
    "square.and.arrow.up": "R 4.5 9 15 12 1.5",
    "square.and.arrow.down": "R 4.5 9 15 12 1.5",
  ]

  /// The strokes that the filled variant cuts out.
  static let cuts: [String: String] = [
    "banknote": "O 12 12 2.8 M 5.4 12 L 5.5 12 M 18.5 12 L 18.6 12",
    "icloud.and.arrow.up": "M 12 11 L 12 17 M 8.6 14.2 L 12 10.8 15.4 14.2",
    "icloud.and.arrow.down": "M 12 10.9 L 12 17",
    "trash": "M 9.2 9.8 L 9.5 17.4 M 14.8 9.8 L 14.5 17.4",
    "map": "M 8.9 3.6 L 8.9 17.8 M 15.1 6.2 L 15.1 20.4",
    "iphone": "M 10.9 5.2 L 13.1 5.2",
    "ipad": "M 10.6 18.8 L 13.4 18.8",
    "tree": "M 12 9.5 L 12 15.8 M 12 13.6 L 14.8 11",
    "basketball": "M 12 2.7 L 12 21.3 M 2.7 12 L 21.3 12 M 5.6 5.3 C 9.2 9 9.2 15 5.6 18.7 M 18.4 5.3 C 14.8 9 14.8 15 18.4 18.7",
    "tennisball": "M 5.4 5.5 C 9.6 9 9.6 15 5.4 18.5 M 18.6 5.5 C 14.4 9 14.4 15 18.6 18.5",
    "sportscourt": "M 12 5 L 12 19 O 12 12 2.8 M 2.2 9 L 5.2 9 5.2 15 2.2 15 M 21.8 9 L 18.8 9 18.8 15 21.8 15",
    "building": """
    M 9.2 7 L 9.4 7 M 14.6 7 L 14.8 7 M 9.2 10.4 L 9.4 10.4 M 14.6 10.4 L 14.8 10.4 M 9.2 13.8 L 9.4 13.8 M 14.6 13.8 L 14.8 13.8 M
    12 18 L 12 21.2
    """,
    "birthday.cake": "M 4.4 16 C 6.4 18 8 18 9.5 16 C 11 18 13 18 14.5 16 C 16 18 17.6 18 19.6 16",
    "fuelpump": "M 7.6 7.2 L 11.4 7.2",
    "pill": "M 8.75 8.75 L 15.25 15.25",
    "pills": "M 5.13 8.14 L 10.87 11.46 M 13.9 19.1 L 20.1 12.9",
    "bandage": "M 5.92 11.58 L 12.42 18.08 M 11.58 5.92 L 18.08 12.42",
    "brain.head.profile": """
    M 8 12.2 C 6.6 10.2 7.8 7.8 10 8 C 10.7 6 13.8 6 14.4 7.9 C 16.6 8.2 17.1 10.6 15.7 12 C 15 13.9 12.8 13.9 12 12.6 C 11 13.9 9
    13.7 8 12.2 Z
    """,
    "giftcard": "M 9 5 L 9 19 M 2.4 11 L 21.6 11 M 9 11 L 6 14.6 M 9 11 L 12 14.6",
    "theatermasks": "M 5.4 11.8 C 6.4 14 9.6 14 10.6 11.8 M 5.8 8.8 L 6 8.8 M 10 8.8 L 10.2 8.8",
    "envelope": "M 3.4 6.6 L 12 13.6 20.6 6.6",
    "camera": "O 12 13 3.7",
    "folder": "M 3.6 10.7 L 20.4 10.7",
    "photo": "O 8 9.5 1.1 M 3.4 17.6 L 9 12.8 12.5 16 16 12 20.8 16.6",
    "eye": "O 12 12 3.4",
    "globe": "M 2.8 12 L 21.2 12 M 12 2.8 C 6.7 7.5 6.7 16.5 12 21.2 C 17.3 16.5 17.3 7.5 12 2.8 Z",
    "doc": "M 13.5 3.6 L 13.5 8.3 18.2 8.3",
    "doc.text": "M 13.5 3.6 L 13.5 8.3 18.2 8.3 M 8.5 12.7 L 15.5 12.7 M 8.5 16.5 L 15.5 16.5",
    "creditcard": "M 2.5 10 L 21.5 10",
    "book": "M 12 6 L 12 20.5",
    "newspaper": "M 6.5 8.5 L 17.5 8.5 M 6.5 12 L 11.5 12 M 6.5 15.5 L 11.5 15.5 M 15 12 L 17.5 12 M 15 15.5 L 17.5 15.5",
    "note.text": "M 7.5 8.5 L 16.5 8.5 M 7.5 12 L 16.5 12 M 7.5 15.5 L 12.5 15.5",
    "briefcase": "M 3 13 L 21 13",
    "cube": "M 4.5 7.5 L 12 11.5 19.5 7.5 M 12 11.5 L 12 20.6",
    "archivebox": "M 4.4 9.6 L 19.6 9.6 M 9.8 13.4 L 14.2 13.4",
    "gift": "M 12 9.4 L 12 20.2 M 5 13.4 L 19 13.4",
    "building.2": "M 7 7.5 L 9.5 7.5 M 7 11.5 L 9.5 11.5 M 7 15.5 L 9.5 15.5 M 16.5 13 L 17.2 13 M 16.5 16.5 L 17.2 16.5",
    "car": "M 5 11.6 L 19 11.6",
    "bus": "M 6.4 11 L 17.6 11",
    "chart.pie": "M 12 2.7 L 12 12 18.6 18.6",
    "film": "M 7.5 4.5 L 7.5 19.5 M 16.5 4.5 L 16.5 19.5 M 3 9.5 L 7.5 9.5 M 3 14.5 L 7.5 14.5 M 16.5 9.5 L 21 9.5 M 16.5 14.5 L 21 14.5",
    "square.and.arrow.up": "M 12 11 L 12 14.5",
    "square.and.arrow.down": "M 12 10.9 L 12 14.5 M 8.2 10.9 L 12 14.5 15.8 10.9",
  ]

  /// The strokes that form a layer of their own. In a single color, the filled variant cuts them out.
  static let marks: [String: String] = [
    "cross.case": "M 12 10.4 L 12 17.2 M 8.6 13.8 L 15.4 13.8",
    "clock": "M 12 6.5 L 12 12 15.6 14.4",
    "exclamationmark.triangle": "M 12 9.3 L 12 13.8 M 12 16.9 L 12 17",
    "text.bubble": "M 7 8.5 L 17 8.5 M 7 12.5 L 14 12.5",
  ]

  /// The symbols whose solid parts the filled variant cuts out.
  static let holes: Set<String> = [
    "bandage", "bird", "bus", "car", "cat", "dice", "die.face.1", "die.face.2", "die.face.3", "die.face.4", "die.face.5",
    "die.face.6", "dog", "fish", "globe.americas", "globe.asia.australia", "globe.europe.africa", "hare", "paintpalette", "tag",
  ]

  /// The symbols without a filled variant: their `.fill` symbol is the same drawing.
  static let unfillable: Set<String> = [
    "airplayaudio", "airplayvideo", "arkit", "arrow.clockwise", "at", "battery.0percent", "battery.100percent", "battery.25percent",
    "battery.50percent",
    "battery.75percent", "bicycle", "camera.filters", "camera.viewfinder", "chart.line.uptrend.xyaxis", "circle.dashed",
    "circle.dotted", "crop", "curlybraces", "doc.text.magnifyingglass", "dock.rectangle", "eyeglasses", "figure.run", "figure.walk",
    "function", "gear", "globe", "goforward", "hourglass.bottomhalf.filled", "hourglass.tophalf.filled", "infinity", "livephoto",
    "macwindow", "magnifyingglass", "minus.magnifyingglass", "moonphase.first.quarter", "moonphase.full.moon", "moonphase.last.quarter",
    "moonphase.new.moon", "number", "pencil.and.scribble", "percent", "plus.magnifyingglass", "qrcode.viewfinder", "scribble", "snowflake",
    "soccerball", "square.and.pencil", "text.justify.leading", "sum", "textformat.size.larger", "textformat.size.smaller",
    "thermometer.high", "thermometer.low", "thermometer.medium",
    "viewfinder", "wand.and.rays", "waveform", "waveform.path.ecg",
  ]

  /// The symbols with lines close together.
  static let dense: Set<String> = [
    "4k.tv", "alarm", "appletvremote.gen4", "apps.iphone", "arrow.triangle.2.circlepath.camera", "atom", "av.remote",
    "blinds.horizontal.closed", "blinds.horizontal.open", "blinds.vertical.closed", "blinds.vertical.open", "bold",
    "bold.italic.underline", "books.vertical", "bus.doubledecker", "camera.viewfinder", "candybarphone", "circle.grid.3x3",
    "circle.hexagongrid", "clock.arrow.2.circlepath", "cooktop", "cpu", "curtains.closed", "doc.richtext", "dumbbell", "film.stack",
    "flipphone", "gear", "gearshape.2", "gearshape.arrow.triangle.2.circlepath", "globe.desk", "hifispeaker", "hifispeaker.2",
    "hifispeaker.and.homepodmini", "ipod", "keyboard", "keyboard.chevron.compact.down", "keyboard.onehanded.left", "l.joystick",
    "l.joystick.tilt.left", "l.joystick.tilt.right", "ladybug", "lightrail", "list.bullet.rectangle", "list.dash.header.rectangle",
    "lock.applewatch", "memorychip", "network", "network.badge.shield.half.filled", "newspaper", "oven", "paperclip",
    "photo.on.rectangle", "photo.on.rectangle.angled", "photo.stack", "qrcode.viewfinder", "r.joystick", "r.joystick.tilt.left",
    "r.joystick.tilt.right", "sensor", "server.rack", "square.grid.3x2", "square.grid.3x3", "textformat.123", "textformat.abc", "touchid",
    "tram", "tram.tunnel", "tray.full", "wonsign",
  ]
}
