/// The drawings of symbols for controls and media players: plus, check mark, chevrons, play, pause.
///
/// The paths are in the notation of `Path.init(glyph:)`.
package enum SymbolControls {
  /// The stroked paths.
  static let lines: [String: String] = [
    "arrow.right": "M 4.2 12 L 19.6 12 M 13.2 5.6 L 19.6 12 13.2 18.4",
    "checkmark": "M 4.8 12.8 L 9.8 18.8 19.2 5.4",
    "chevron.right": "M 8.4 4.9 L 15.6 12 8.4 19.1",
    "divide": "M 4 12 L 20 12",
    "eject": "M 12 4.6 L 20 14 4 14 Z R 3.9 17.2 16.2 2.6 1.2",
    "equal": "M 4.4 9 L 19.6 9 M 4.4 15 L 19.6 15",
    "exclamationmark": "M 12 4.2 L 12 14.2",
    "forward": "M 2.8 6.4 L 11.6 12 2.8 17.6 Z M 12.4 6.4 L 21.2 12 12.4 17.6 Z",
    "forward.end": "M 4.4 5.4 L 16 12 4.4 18.6 Z M 19.4 5.4 L 19.4 18.6",
    "forward.end.alt": "M 2 6.8 L 9.4 12 2 17.2 Z M 10.4 6.8 L 17.8 12 10.4 17.2 Z M 21.2 6.4 L 21.2 17.6",
    "info": "M 12 10.2 L 12 19.2",
    "line.3.horizontal": "M 4 6.2 L 20 6.2 M 4 12 L 20 12 M 4 17.8 L 20 17.8",
    "line.3.horizontal.decrease": "M 3.6 6.6 L 20.4 6.6 M 6.8 12 L 17.2 12 M 10 17.4 L 14 17.4",
    "minus": "M 4 12 L 20 12",
    "multiply": "M 5.6 5.6 L 18.4 18.4 M 18.4 5.6 L 5.6 18.4",
    "nosign": "O 12 12 9.3 M 5.5 5.5 L 18.5 18.5",
    "pause": "R 5.8 4.2 3.8 15.6 1.2 R 14.4 4.2 3.8 15.6 1.2",
    "play": "M 6.6 4.6 C 6.6 3.9 7.2 3.6 7.8 3.9 L 19.8 11 C 20.6 11.5 20.6 12.5 19.8 13 L 7.8 20.1 C 7.2 20.4 6.6 20.1 6.6 19.4 Z",
    "playpause": "M 2.8 5.6 L 12.2 12 2.8 18.4 Z M 16.2 5.6 L 16.2 18.4 M 20.4 5.6 L 20.4 18.4",
    "plus": "M 12 4 L 12 20 M 4 12 L 20 12",
    "power": """
    M 16.7 5.88 C 19.63 7.94 20.9 11.65 19.82 15.07 18.74 18.48 15.58 20.8 12 20.8 8.42 20.8 5.26 18.48 4.18 15.07 3.1 11.65 4.37 7.94
    7.3 5.88 M 12 3 L 12 11.4
    """,
    "repeat": """
    M 3.4 11.4 L 3.4 9.6 C 3.4 7.6 4.8 6.2 6.8 6.2 L 18.6 6.2 M 15.6 3 L 18.8 6.2 15.6 9.4 M 20.6 12.6 L 20.6 14.4 C 20.6 16.4 19.2 17.8
    17.2 17.8 L 5.4 17.8 M 8.4 14.6 L 5.2 17.8 8.4 21
    """,
    "repeat.1": """
    M 3.4 11.4 L 3.4 9.6 C 3.4 7.6 4.8 6.2 6.8 6.2 L 13.6 6.2 M 10.8 3 L 14 6.2 10.8 9.4 M 20.6 12.6 L 20.6 14.4 C 20.6 16.4 19.2 17.8
    17.2 17.8 L 5.4 17.8 M 8.4 14.6 L 5.2 17.8 8.4 21 M 18.2 4.4 L 20.6 2.9 20.6 9.4
    """,
    "shuffle": """
    M 2.6 6.8 L 5.6 6.8 C 10.8 6.8 11.2 17.2 16.4 17.2 L 20.6 17.2 M 2.6 17.2 L 5.6 17.2 C 7.6 17.2 8.9 15.7 10 13.8 M 12 10.2 C 13.1
    8.3 14.4 6.8 16.4 6.8 L 20.6 6.8 M 18 3.6 L 21.2 6.8 18 10 M 18 14 L 21.2 17.2 18 20.4
    """,
    "slash.circle": "O 12 12 9.3 M 7.4 16.6 L 16.6 7.4",
    "stop": "R 5.2 5.2 13.6 13.6 2",
    "xmark": "M 5.6 5.6 L 18.4 18.4 M 18.4 5.6 L 5.6 18.4",
  ]

  /// The paths that are always filled.
  static let solids: [String: String] = [
    "divide": "O 12 6.4 1.6 O 12 17.6 1.6",
    "exclamationmark": "O 12 18.8 1.4",
    "info": "O 12 5.6 1.4",
  ]

  /// The paths that the filled variant fills, for symbols where it isn't the area that the lines enclose.
  static let bodies: [String: String] = [
    "forward.end": "M 4.4 5.4 L 16 12 4.4 18.6 Z",
    "forward.end.alt": "M 2 6.8 L 9.4 12 2 17.2 Z M 10.4 6.8 L 17.8 12 10.4 17.2 Z",
    "playpause": "M 2.8 5.6 L 12.2 12 2.8 18.4 Z",
    "slash.circle": "O 12 12 9.3",
  ]

  /// The strokes that form a layer of their own.
  static let marks: [String: String] = [
    "slash.circle": "M 7.4 16.6 L 16.6 7.4"
  ]

  /// The symbols without a filled variant.
  static let unfillable: Set<String> = [
    "arrow.right", "checkmark", "chevron.right", "divide", "equal", "exclamationmark", "info", "line.3.horizontal",
    "line.3.horizontal.decrease", "minus", "multiply", "nosign", "plus", "power", "repeat", "repeat.1", "shuffle", "xmark",
  ]
}
