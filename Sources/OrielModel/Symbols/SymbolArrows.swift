/// The drawings of circular, diverging and converging arrows.
///
/// The paths are in the notation of `Path.init(glyph:)`.
package enum SymbolArrows {
  /// The stroked paths.
  static let lines: [String: String] = [
    "arrow.2.circlepath": """
    M 3.73 10.54 C 4.34 7.06 7.06 4.34 10.54 3.73 14.02 3.11 17.51 4.74 19.27 7.8 M 20.27 13.46 C 19.66 16.94 16.94 19.66 13.46 20.27
    9.98 20.89 6.49 19.26 4.73 16.2
    """,
    "arrow.2.squarepath": """
    M 6.6 16.8 L 6.6 8.4 C 6.6 6.8 7.6 5.8 9.2 5.8 L 12.6 5.8 M 3.2 13.6 L 6.6 17 10 13.6 M 17.4 7.2 L 17.4 15.6 C 17.4 17.2 16.4 18.2
    14.8 18.2 L 11.4 18.2 M 14 10.4 L 17.4 7 20.8 10.4
    """,
    "arrow.3.trianglepath": """
    M 8.2 8.6 L 11 4 C 11.6 3 12.6 3 13.2 4 L 15.4 7.6 M 18 11.4 L 21 16.4 C 21.6 17.6 21 18.6 19.8 18.6 L 15 18.6 M 9.6 18.6 L 4.2 18.6
    C 3 18.6 2.4 17.6 3 16.4 L 5.4 12.4
    """,
    "arrow.branch": """
    M 12 21 L 12 15 C 12 10.4 5 10.6 5 4.4 M 12 15 C 12 10.4 19 10.6 19 4.4 M 2.4 7 L 5 4.2 7.6 7 M 16.4 7 L 19 4.2 21.6 7
    """,
    "arrow.down.and.line.horizontal.and.arrow.up": """
    M 3.6 12 L 20.4 12 M 12 2.2 L 12 8.6 M 8.6 5.4 L 12 8.8 15.4 5.4 M 12 21.8 L 12 15.4 M 8.6 18.6 L 12 15.2 15.4 18.6
    """,
    "arrow.down.circle.dotted": "M 12 7 L 12 16.6 M 8 12.8 L 12 16.8 16 12.8",
    "arrow.down.left.arrow.up.right": "M 12.6 5 L 5 12.6 M 5 7.4 L 5 12.8 10.4 12.8 M 11.4 19 L 19 11.4 M 19 16.6 L 19 11.2 13.6 11.2",
    "arrow.down.to.line.compact": "M 12 5.4 L 12 14.8 M 7.6 10.6 L 12 15 16.4 10.6 M 6 19.2 L 18 19.2",
    "arrow.forward.to.line": "M 3 12 L 16.6 12 M 11 6.4 L 16.6 12 11 17.6 M 20.6 4.6 L 20.6 19.4",
    "arrow.left.and.line.vertical.and.arrow.right": """
    M 12 3.6 L 12 20.4 M 9 12 L 2.4 12 M 5.6 8.6 L 2.2 12 5.6 15.4 M 15 12 L 21.6 12 M 18.4 8.6 L 21.8 12 18.4 15.4
    """,
    "arrow.merge": "M 5 20.4 C 5 13 12 13.6 12 8.4 12 13.6 19 13 19 20.4 M 12 8.4 L 12 3.4 M 8.6 6.6 L 12 3.2 15.4 6.6",
    "arrow.rectanglepath": """
    M 2.8 13.2 L 2.8 8.8 C 2.8 7 3.8 6 5.6 6 L 18.4 6 C 20.2 6 21.2 7 21.2 8.8 L 21.2 15.2 C 21.2 17 20.2 18 18.4 18 L 10.6 18 M 13.4
    15.2 L 10.4 18 13.4 20.8
    """,
    "arrow.right.and.line.vertical.and.arrow.left": """
    M 12 3.6 L 12 20.4 M 2.2 12 L 8.6 12 M 5.4 8.6 L 8.8 12 5.4 15.4 M 21.8 12 L 15.4 12 M 18.6 8.6 L 15.2 12 18.6 15.4
    """,
    "arrow.right.arrow.left": "M 3.4 8 L 20.4 8 M 16.6 4.2 L 20.4 8 16.6 11.8 M 20.6 16 L 3.6 16 M 7.4 12.2 L 3.6 16 7.4 19.8",
    "arrow.swap": "M 4 15.6 L 16.6 15.6 M 7.6 12 L 4 15.6 7.6 19.2 M 20 8.4 L 7.4 8.4 M 16.4 4.8 L 20 8.4 16.4 12",
    "arrow.triangle.2.circlepath": """
    M 3.73 10.54 C 4.34 7.06 7.06 4.34 10.54 3.73 14.02 3.11 17.51 4.74 19.27 7.8 M 20.27 13.46 C 19.66 16.94 16.94 19.66 13.46 20.27
    9.98 20.89 6.49 19.26 4.73 16.2
    """,
    "arrow.triangle.capsulepath": """
    M 14 6 L 7.4 6 C 3.6 6 2 9 2 12 2 15 3.6 18 7.4 18 M 10 18 L 16.6 18 C 20.4 18 22 15 22 12 22 9 20.4 6 16.6 6
    """,
    "arrow.up.and.down.text.horizontal": """
    M 6 4 L 6 20 M 2.8 7.2 L 6 4 9.2 7.2 M 2.8 16.8 L 6 20 9.2 16.8 M 13 6 L 21 6 M 13 12 L 21 12 M 13 18 L 18.4 18
    """,
    "arrow.up.and.line.horizontal.and.arrow.down": """
    M 3.6 12 L 20.4 12 M 12 9 L 12 2.4 M 8.6 5.6 L 12 2.2 15.4 5.6 M 12 15 L 12 21.6 M 8.6 18.4 L 12 21.8 15.4 18.4
    """,
    "arrow.up.arrow.down": "M 7.4 20 L 7.4 4.2 M 3 8.6 L 7.4 4.2 11.8 8.6 M 16.6 4 L 16.6 19.8 M 12.2 15.4 L 16.6 19.8 21 15.4",
    "arrow.up.left.and.arrow.down.right": "M 13.6 13.6 L 20 20 M 13.4 20 L 20 20 20 13.4 M 10.4 10.4 L 4 4 M 10.6 4 L 4 4 4 10.6",
    "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": """
    M 4 4 L 20 20 M 20 4 L 4 20 M 4 9 L 4 4 9 4 M 15 4 L 20 4 20 9 M 20 15 L 20 20 15 20 M 9 20 L 4 20 4 15
    """,
    "arrow.uturn.left": """
    M 8 4.4 L 3.6 8.8 8 13.2 M 3.8 8.8 L 14.8 8.8 C 18.2 8.8 20.4 11 20.4 14.2 20.4 17.4 18.2 19.6 14.8 19.6 L 9.4 19.6
    """,
    "arrowshape.turn.up.left": "M 10.2 4.2 L 2.4 11.4 10.2 18.6 10.2 14.6 C 15 14.6 18.6 15.8 21.4 19.6 21.4 12.6 17.2 8.4 10.2 8.2 Z",
    "arrowshape.zigzag.right": "M 2.4 12 L 7 7.4 10.4 12.6 13 10 11 8 20.4 6 18.4 15.4 16.2 13.2 9.8 19.6 6.4 14.4 4 16.6 Z",
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": """
    M 12 3.6 L 12 20.4 M 8.2 7.4 L 2.4 12 8.2 16.6 Z M 15.8 7.4 L 21.6 12 15.8 16.6 Z
    """,
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": """
    M 12 3.6 L 12 20.4 M 2.8 7.4 L 8.6 12 2.8 16.6 Z M 21.2 7.4 L 15.4 12 21.2 16.6 Z
    """,
    "autostartstop": """
    M 5.4 6 C 9 2.4 15 2.4 18.6 6 M 18.6 18 C 15 21.6 9 21.6 5.4 18 M 8.4 16.4 L 12 7.6 15.6 16.4 M 9.6 13.4 L 14.4 13.4 M 19 2.6 L 19
    6.4 15.2 6.4 M 5 21.4 L 5 17.6 8.8 17.6
    """,
    "chevron.left.slash.chevron.right": "M 7 7 L 2 12 7 17 M 17 7 L 22 12 17 17 M 14 5 L 10 19",
    "clock.arrow.2.circlepath": """
    M 3.73 10.54 C 4.34 7.06 7.06 4.34 10.54 3.73 14.02 3.11 17.51 4.74 19.27 7.8 M 20.27 13.46 C 19.66 16.94 16.94 19.66 13.46 20.27
    9.98 20.89 6.49 19.26 4.73 16.2 M 12 7.6 L 12 12 15 14
    """,
    "gearshape.arrow.triangle.2.circlepath": """
    M 11.02 8.85 L 11.18 7.72 12.82 7.72 12.98 8.85 13.54 9.08 14.44 8.39 15.61 9.56 14.92 10.46 15.15 11.02 16.28 11.18 16.28 12.82
    15.15 12.98 14.92 13.54 15.61 14.44 14.44 15.61 13.54 14.92 12.98 15.15 12.82 16.28 11.18 16.28 11.02 15.15 10.46 14.92 9.56 15.61
    8.39 14.44 9.08 13.54 8.85 12.98 7.72 12.82 7.72 11.18 8.85 11.02 9.08 10.46 8.39 9.56 9.56 8.39 10.46 9.08 Z M 3.33 10.47 C 3.98
    6.83 6.83 3.98 10.47 3.33 14.12 2.69 17.77 4.4 19.62 7.6 M 20.67 13.53 C 20.02 17.17 17.17 20.02 13.53 20.67 9.88 21.31 6.23 19.6
    4.38 16.4
    """,
    "gobackward.minus": "M 4 13 C 4 17.42 7.58 21 12 21 16.42 21 20 17.42 20 13 20 8.58 16.42 5 12 5 M 8.8 13.4 L 15.2 13.4",
    "goforward.plus": """
    M 20 13 C 20 17.42 16.42 21 12 21 7.58 21 4 17.42 4 13 4 8.58 7.58 5 12 5 M 12 10.2 L 12 16.6 M 8.8 13.4 L 15.2 13.4
    """,
    "lines.measurement.horizontal": "M 2.6 7 L 2.6 17 M 7.3 10 L 7.3 17 M 12 7 L 12 17 M 16.7 10 L 16.7 17 M 21.4 7 L 21.4 17",
    "lock.rotation": """
    M 20.8 13 C 20.8 17.86 16.86 21.8 12 21.8 7.14 21.8 3.2 17.86 3.2 13 3.2 8.14 7.14 4.2 12 4.2 M 10 12 L 10 10.5 C 10 7.9 14 7.9 14
    10.5 L 14 12
    """,
    "lock.rotation.open": """
    M 20.8 13 C 20.8 17.86 16.86 21.8 12 21.8 7.14 21.8 3.2 17.86 3.2 13 3.2 8.14 7.14 4.2 12 4.2 M 10 12 L 10 9.9 C 10 7.7 13.4 7.5
    13.8 9.4
    """,
    "restart": "M 20.8 13 C 20.8 17.86 16.86 21.8 12 21.8 7.14 21.8 3.2 17.86 3.2 13 3.2 8.14 7.14 4.2 12 4.2",
    "rotate.right": "R 8.2 10.4 12.4 10.4 1.8 M 3.4 15.4 L 3.4 8.6 C 3.4 6.6 4.6 5.4 6.6 5.4 L 12.2 5.4 M 9.8 2.6 L 12.6 5.4 9.8 8.2",
  ]

  /// The paths that are always filled.
  static let solids: [String: String] = [
    "arrow.2.circlepath": "M 21.9 10.2 L 15.6 8.9 20.5 4.5 Z M 2.1 13.8 L 8.4 15.1 3.5 19.5 Z",
    "arrow.3.trianglepath": "M 17.4 10.6 L 12.6 9.4 17 5.6 Z M 12.4 18.6 L 16.4 15.6 16.4 21.6 Z M 6.6 10.4 L 7.4 15 2.6 12.6 Z",
    "arrow.down.circle.dotted": """
    O 21.3 12 0.95 O 20.38 16.04 0.95 O 17.8 19.27 0.95 O 14.07 21.07 0.95 O 9.93 21.07 0.95 O 6.2 19.27 0.95 O 3.62 16.04 0.95 O 2.7 12
    0.95 O 3.62 7.96 0.95 O 6.2 4.73 0.95 O 9.93 2.93 0.95 O 14.07 2.93 0.95 O 17.8 4.73 0.95 O 20.38 7.96 0.95
    """,
    "arrow.triangle.2.circlepath": "M 21.9 10.2 L 15.6 8.9 20.5 4.5 Z M 2.1 13.8 L 8.4 15.1 3.5 19.5 Z",
    "arrow.triangle.capsulepath": "M 13 2.8 L 17.4 6 13 9.2 Z M 11 14.8 L 6.6 18 11 21.2 Z",
    "clock.arrow.2.circlepath": "M 21.9 10.2 L 15.6 8.9 20.5 4.5 Z M 2.1 13.8 L 8.4 15.1 3.5 19.5 Z",
    "gearshape.arrow.triangle.2.circlepath": "M 22.2 10.2 L 15.9 8.9 20.8 4.5 Z M 1.8 13.8 L 8.1 15.1 3.2 19.5 Z O 12 12 1.3",
    "gobackward.minus": "M 12 1.4 L 7.4 5 12 8.6 Z",
    "goforward.plus": "M 12 1.4 L 16.6 5 12 8.6 Z",
    "lock.rotation": "M 12 0.6 L 16.6 4.2 12 7.8 Z R 8 12 8 5.4 1.2",
    "lock.rotation.open": "M 12 0.6 L 16.6 4.2 12 7.8 Z R 8 12 8 5.4 1.2",
    "restart": "M 12 0.6 L 16.6 4.2 12 7.8 Z M 9.8 9.4 L 15.6 13 9.8 16.6 Z",
  ]

  /// The paths that the filled variant fills, for symbols where it isn't the area that the lines enclose.
  static let bodies: [String: String] = [
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": "M 8.2 7.4 L 2.4 12 8.2 16.6 Z M 15.8 7.4 L 21.6 12 15.8 16.6 Z",
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": "M 2.8 7.4 L 8.6 12 2.8 16.6 Z M 21.2 7.4 L 15.4 12 21.2 16.6 Z",
  ]

  /// The symbols without a filled variant.
  static let unfillable: Set<String> = [
    "arrow.2.circlepath", "arrow.2.squarepath", "arrow.3.trianglepath", "arrow.branch", "arrow.down.and.line.horizontal.and.arrow.up",
    "arrow.down.circle.dotted", "arrow.down.left.arrow.up.right", "arrow.down.to.line.compact", "arrow.forward.to.line",
    "arrow.left.and.line.vertical.and.arrow.right", "arrow.merge", "arrow.rectanglepath", "arrow.right.and.line.vertical.and.arrow.left",
    "arrow.right.arrow.left", "arrow.swap", "arrow.triangle.2.circlepath", "arrow.triangle.capsulepath",
    "arrow.up.and.down.text.horizontal", "arrow.up.and.line.horizontal.and.arrow.down", "arrow.up.arrow.down",
    "arrow.up.left.and.arrow.down.right", "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left", "arrow.uturn.left",
    "autostartstop", "chevron.left.slash.chevron.right", "clock.arrow.2.circlepath", "gearshape.arrow.triangle.2.circlepath",
    "gobackward.minus", "goforward.plus", "lines.measurement.horizontal", "lock.rotation", "lock.rotation.open", "restart",
    "rotate.right",
  ]
}
