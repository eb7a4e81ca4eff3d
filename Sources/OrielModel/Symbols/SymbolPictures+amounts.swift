import Foundation

extension SymbolPictures {
  /// The symbols whose parts represent an amount.
  static let amounts: [String: [Piece]] = [
    "wifi": [
      Piece(solid: "O 12 18.6 2.2", step: 0),
      Piece(lines: "M 6.63 13.23 C 9.59 10.26 14.41 10.26 17.37 13.23", step: 1),
      Piece(lines: "M 2.52 9.12 C 7.76 3.89 16.24 3.89 21.48 9.12", step: 2),
    ],
    "cellularbars": [
      Piece(solid: "R 2.4 15.6 3.8 5.6 1", step: 0),
      Piece(solid: "R 7.5 12.2 3.8 9 1", step: 1),
      Piece(solid: "R 12.6 8 3.8 13.2 1", step: 2),
      Piece(solid: "R 17.7 3 3.8 18.2 1", step: 3),
    ],
    "speaker.wave.1": speaker1,
    "speaker.1": speaker1,
    "speaker.wave.2": speaker2,
    "speaker.2": speaker2,
    "speaker.wave.3": speaker3,
    "speaker.3": speaker3,
    "dot.radiowaves.left.and.right": [
      Piece(solid: "O 12 12 2.2"),
      Piece(lines: "M 7.9 16.1 C 5.63 13.84 5.63 10.16 7.9 7.9 M 16.1 7.9 C 18.37 10.16 18.37 13.84 16.1 16.1", level: 1, step: 0),
      Piece(lines: "M 4.93 19.07 C 1.02 15.17 1.02 8.83 4.93 4.93 M 19.07 4.93 C 22.98 8.83 22.98 15.17 19.07 19.07", level: 1, step: 1),
    ],
    "dot.radiowaves.right": dotAndWaves,
    "dot.radiowaves.forward": dotAndWaves,
    "dot.radiowaves.up.forward": [
      Piece(solid: "O 6.06 17.94 2.1"),
      Piece(lines: "M 6.37 11.95 C 9.44 12.11 11.89 14.56 12.05 17.63", level: 1, step: 0),
      Piece(lines: "M 6.63 7.15 C 12.15 7.44 16.56 11.85 16.85 17.37", level: 1, step: 1),
      Piece(lines: "M 6.88 2.36 C 14.85 2.78 21.22 9.15 21.64 17.12", level: 1, step: 2),
    ],
    "wave.3.right": wavesRight,
    "wave.3.forward": wavesRight,
    "wave.3.left": wavesLeft,
    "wave.3.backward": wavesLeft,
    "antenna.radiowaves.left.and.right": [
      Piece(lines: "M 12 11.4 L 12 21.2", solid: "O 12 9.4 2.2"),
      Piece(lines: "M 7.71 13 C 5.96 10.92 5.96 7.88 7.71 5.8 M 16.29 5.8 C 18.04 7.88 18.04 10.92 16.29 13", level: 1, step: 0),
      Piece(lines: "M 4.65 15.57 C 1.65 12 1.65 6.8 4.65 3.23 M 19.35 3.23 C 22.35 6.8 22.35 12 19.35 15.57", level: 1, step: 1),
    ],
    "iphone.radiowaves.left.and.right": [
      Piece(lines: "R 7.8 3.2 8.4 17.6 2.2 M 11 5.9 L 13 5.9"),
      Piece(lines: "M 4.32 14.7 C 3.36 13.03 3.36 10.97 4.32 9.3 M 19.68 9.3 C 20.64 10.97 20.64 13.03 19.68 14.7", level: 1, step: 0),
      Piece(lines: "M 2.2 16.59 C 0.33 13.81 0.33 10.19 2.2 7.41 M 21.8 7.41 C 23.67 10.19 23.67 13.81 21.8 16.59", level: 1, step: 1),
    ],
    "chart.bar": [
      Piece(lines: "R 3.5 12 4 8.5 0.8", body: "R 3.5 12 4 8.5 0.8", step: 0),
      Piece(lines: "R 10 4 4 16.5 0.8", body: "R 10 4 4 16.5 0.8", step: 1),
      Piece(lines: "R 16.5 8 4 12.5 0.8", body: "R 16.5 8 4 12.5 0.8", step: 2),
    ],
    "chart.bar.xaxis": [
      Piece(solid: "R 4 10.6 4 7 0.8", step: 0),
      Piece(solid: "R 10 3 4 14.6 0.8", step: 1),
      Piece(solid: "R 16 7 4 10.6 0.8", step: 2),
      Piece(lines: "M 2.6 20.8 L 21.4 20.8"),
    ],
    "waveform": [
      Piece(lines: "M 4 10 L 4 14", step: 0),
      Piece(lines: "M 8 7 L 8 17", step: 1),
      Piece(lines: "M 12 3.5 L 12 20.5", step: 2),
      Piece(lines: "M 16 7.5 L 16 16.5", step: 3),
      Piece(lines: "M 20 10 L 20 14", step: 4),
    ],
    "ellipsis": [
      Piece(solid: "O 5 12 1.9", step: 0),
      Piece(solid: "O 12 12 1.9", step: 1),
      Piece(solid: "O 19 12 1.9", step: 2),
    ],
  ]

  private static let speaker1 = [
    Piece(glyph: "speaker", x: -3),
    Piece(lines: "M 16.6 9.12 C 18.07 10.76 18.07 13.24 16.6 14.88", level: 1, step: 0),
  ]

  private static let speaker2 = [
    Piece(glyph: "speaker", x: -4.4),
    Piece(lines: "M 15.2 9.12 C 16.67 10.76 16.67 13.24 15.2 14.88", level: 1, step: 0),
    Piece(lines: "M 17.37 6.63 C 20.34 9.59 20.34 14.41 17.37 17.37", level: 1, step: 1),
  ]

  private static let speaker3 = [
    Piece(glyph: "speaker", x: -5.6),
    Piece(lines: "M 14 9.12 C 15.47 10.76 15.47 13.24 14 14.88", level: 1, step: 0),
    Piece(lines: "M 16.17 6.63 C 19.14 9.59 19.14 14.41 16.17 17.37", level: 1, step: 1),
    Piece(lines: "M 18.23 4.03 C 20.44 6.09 21.7 8.98 21.7 12 21.7 15.02 20.44 17.91 18.23 19.97", level: 1, step: 2),
  ]

  private static let dotAndWaves = [
    Piece(solid: "O 3.6 12 2.1"),
    Piece(lines: "M 8.06 7.99 C 10.11 10.27 10.11 13.73 8.06 16.01", level: 1, step: 0),
    Piece(lines: "M 11.63 4.77 C 15.32 8.88 15.32 15.12 11.63 19.23", level: 1, step: 1),
    Piece(lines: "M 15.19 1.56 C 20.54 7.5 20.54 16.5 15.19 22.44", level: 1, step: 2),
  ]

  private static let wavesRight = [
    Piece(lines: "M 5.9 7.89 C 7.9 10.27 7.9 13.73 5.9 16.11", step: 0),
    Piece(lines: "M 10.46 4.61 C 13.85 8.95 13.85 15.05 10.46 19.39", step: 1),
    Piece(lines: "M 15.24 1.65 C 19.72 7.82 19.72 16.18 15.24 22.35", step: 2),
  ]

  private static let wavesLeft = [
    Piece(lines: "M 18.1 16.11 C 16.1 13.73 16.1 10.27 18.1 7.89", step: 0),
    Piece(lines: "M 13.54 19.39 C 10.15 15.05 10.15 8.95 13.54 4.61", step: 1),
    Piece(lines: "M 8.76 22.35 C 4.28 16.18 4.28 7.82 8.76 1.65", step: 2),
  ]
}
