import Foundation
import OrielDrawing

/// The symbols with several layers, by their names without `.fill`.
package enum SymbolPictures {
  /// A scaled and translated part of a symbol: a glyph of `SymbolGlyphs`, or paths in the same notation.
  package struct Piece: Sendable {
    var glyph = ""
    var x: CGFloat = 0
    var y: CGFloat = 0
    var scale: CGFloat = 1
    var lines = ""
    var solid = ""
    var body = ""
    var level = 0
    var natural: MulticolorRole?
    var clears = false
    /// The index among the parts that represent an amount, or `nil` for a part that doesn't.
    var step: Int?

    static func cloud(_ x: CGFloat = 0, _ y: CGFloat = -3.2, _ scale: CGFloat = 1) -> Piece {
      Piece(glyph: "cloud", x: x, y: y, scale: scale, natural: .cloud, clears: true)
    }
    static func sun(_ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) -> Piece {
      Piece(glyph: "sun.max", x: x, y: y, scale: scale, level: 1, natural: .yellow)
    }
    static func moon(_ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) -> Piece {
      Piece(glyph: "moon", x: x, y: y, scale: scale, level: 1, natural: .moon)
    }
    static func water(_ lines: String, level: Int = 1) -> Piece { Piece(lines: lines, level: level, natural: .blue) }
    static let bolt = Piece(
      solid: "M 12.75 12.35 L 8.3 18.35 11.6 18.35 11 22.75 15.7 16.45 12.35 16.45 Z", level: 1, natural: .yellow, clears: true)
    static func layer(_ lines: String, level: Int) -> Piece { Piece(lines: lines, level: level, step: 2 - level) }
    static func person(_ x: CGFloat, level: Int) -> Piece { Piece(glyph: "person", x: x, y: 8, scale: 0.33, level: level, step: level) }
    static let halfSun = Piece(
      lines: "M 7 17 C 7 10.4 17 10.4 17 17 Z M 2.4 17 L 3.8 17 M 20.2 17 L 21.6 17 M 5 10 L 6 11 M 19 10 L 18 11",
      body: "M 7 17 C 7 10.4 17 10.4 17 17 Z", natural: .yellow)
    static let horizon = Piece(lines: "M 3 20.8 L 21 20.8", level: 1)
    static func digits(_ x: CGFloat = 0) -> Piece {
      Piece(
        x: x,
        solid: """
          M 3.4 3.6 L 5 2.2 5.8 2.2 5.8 7.8 4.5 7.8 4.5 4 3.4 4.8 Z
          M 3 10.9 C 3 9.8 3.8 9.1 4.9 9.1 C 6.1 9.1 6.9 9.8 6.9 10.8 C 6.9 11.5 6.6 12 5.9 12.6 L 4.9 13.6 7 13.6 7 14.8 3 14.8 3 13.8 5.1
          11.8 C 5.5 11.4 5.6 11.2 5.6 10.9 C 5.6 10.5 5.3 10.2 4.9 10.2 C 4.4 10.2 4.2 10.5 4.2 10.9 Z
          M 3.1 17.5 C 3.3 16.5 4 16.1 5 16.1 C 6.2 16.1 7 16.7 7 17.6 C 7 18.2 6.7 18.6 6.1 18.9 C 6.8 19.1 7.2 19.6 7.2 20.3 C 7.2 21.3 6.3
          21.9 5 21.9 C 3.8 21.9 3 21.4 2.9 20.4 L 4.1 20.4 C 4.2 20.7 4.5 20.9 5 20.9 C 5.5 20.9 5.9 20.6 5.9 20.2 C 5.9 19.7 5.5 19.4 4.9
          19.4 L 4.4 19.4 4.4 18.4 4.9 18.4 C 5.4 18.4 5.7 18.1 5.7 17.7 C 5.7 17.4 5.4 17.1 5 17.1 C 4.6 17.1 4.3 17.3 4.3 17.5 Z
          """)
    }
  }

  private static func figure(_ mark: String) -> [Piece] {
    [
      Piece(solid: "O 9 8 4.2 M 1.6 20.4 C 2 16.4 4.8 14.4 9 14.4 C 13.2 14.4 16 16.4 16.4 20.4 Z", level: 1), Piece(lines: mark),
    ]
  }

  private static let pieces: [String: [Piece]] = [
    "person.fill.checkmark": figure("M 16.6 9.8 L 18.7 12 22.4 7.2"),
    "person.fill.xmark": figure("M 17 7.4 L 21.8 12.2 M 21.8 7.4 L 17 12.2"),
    "rainbow": [
      Piece(lines: "M 2.6 17.5 C 2.6 12.31 6.81 8.1 12 8.1 C 17.19 8.1 21.4 12.31 21.4 17.5", natural: .red, step: 2),
      Piece(lines: "M 5.6 17.5 C 5.6 13.97 8.47 11.1 12 11.1 C 15.53 11.1 18.4 13.97 18.4 17.5", level: 1, natural: .yellow, step: 1),
      Piece(lines: "M 8.6 17.5 C 8.6 15.62 10.12 14.1 12 14.1 C 13.88 14.1 15.4 15.62 15.4 17.5", level: 2, natural: .blue, step: 0),
    ],
    "cloud.rain": [.cloud(), .water("M 8.4 18 L 7 21.4 M 12.7 18 L 11.3 21.4 M 17 18 L 15.6 21.4")],
    "cloud.heavyrain": [.cloud(), .water("M 7.4 17.8 L 5.4 22.4 M 11 17.8 L 9 22.4 M 14.6 17.8 L 12.6 22.4 M 18.2 17.8 L 16.2 22.4")],
    "cloud.drizzle": [
      .cloud(),
      .water("M 7.6 18 L 7 19.4 M 12 18 L 11.4 19.4 M 16.4 18 L 15.8 19.4 M 9 21.4 L 8.6 22.4 M 13.4 21.4 L 13 22.4"),
    ],
    "cloud.snow": [
      .cloud(),
      Piece(solid: "O 7.6 18.6 1.2 O 12 18.6 1.2 O 16.4 18.6 1.2 O 9.8 22 1.2 O 14.2 22 1.2", level: 1, natural: .ice),
    ],
    "cloud.fog": [.cloud(), Piece(lines: "M 4 18.6 L 20 18.6 M 6.8 22 L 17.2 22", level: 1)],
    "cloud.bolt": [.cloud(), .bolt],
    "cloud.bolt.rain": [.cloud(), .water("M 6.8 18 L 5.4 21.4 M 18.6 18 L 17.2 21.4", level: 2), .bolt],
    "cloud.sun": [.sun(9.2, -0.4, 0.62), .cloud(0, 4.6, 0.88)],
    "cloud.moon": [.moon(9.6, 0, 0.6), .cloud(0, 4.6, 0.88)],
    "cloud.sun.rain": [
      .sun(10, -1, 0.58), .cloud(0.3, 1.6, 0.84),
      .water("M 6.8 19.4 L 5.6 22.4 M 10.6 19.4 L 9.4 22.4 M 14.4 19.4 L 13.2 22.4", level: 2),
    ],
    "cloud.sleet": [
      .cloud(), .water("M 8.4 18 L 7 21.4 M 17 18 L 15.6 21.4"), Piece(solid: "O 12.4 18.6 1.2 O 11.2 22 1.2", level: 1, natural: .ice),
    ],
    "cloud.hail": [
      .cloud(), Piece(solid: "O 7.4 18.4 1 O 12 18.4 1 O 16.6 18.4 1 O 6.2 22 1 O 10.8 22 1 O 15.4 22 1", level: 1, natural: .ice),
    ],
    "cloud.sun.bolt": [.sun(10, -1, 0.58), .cloud(0.3, 1.6, 0.84), .bolt],
    "cloud.moon.bolt": [.moon(10.4, -1, 0.56), .cloud(0.3, 1.6, 0.84), .bolt],
    "sun.rain": [.sun(2.2, -1.6, 0.82), .water("M 6.4 18.4 L 5 22 M 10.8 18.4 L 9.4 22 M 15.2 18.4 L 13.8 22 M 19.6 18.4 L 18.2 22")],
    "sun.snow": [
      .sun(2.2, -1.6, 0.82),
      Piece(solid: "O 6 18.8 1.2 O 10 18.8 1.2 O 14 18.8 1.2 O 18 18.8 1.2 O 8 22 1.2 O 12 22 1.2 O 16 22 1.2", level: 1, natural: .ice),
    ],
    "wind.snow": [
      Piece(glyph: "wind", y: -3),
      Piece(solid: "O 5 20 1.2 O 9 22 1.2 O 13 20 1.2 O 17 22 1.2 O 20.4 19.4 1.2", level: 1, natural: .ice),
    ],
    "cloud.moon.rain": [
      .moon(10.4, -1, 0.56), .cloud(0.3, 1.6, 0.84),
      .water("M 6.8 19.4 L 5.6 22.4 M 10.6 19.4 L 9.4 22.4 M 14.4 19.4 L 13.2 22.4", level: 2),
    ],
    "sunrise": [.halfSun, .horizon, Piece(lines: "M 12 7.6 L 12 2.6 M 9.4 5 L 12 2.4 14.6 5", level: 1)],
    "sunset": [.halfSun, .horizon, Piece(lines: "M 12 2.4 L 12 7.4 M 9.4 5 L 12 7.6 14.6 5", level: 1)],
    "sun.horizon": [.halfSun, .horizon],
    "thermometer.sun": [.sun(-1, 1.6, 0.68), Piece(glyph: "thermometer.medium", x: 6, y: 1.2, scale: 0.9, clears: true)],
    "moon.zzz": [
      Piece(glyph: "moon", x: -1.4, y: 2.2, scale: 0.94, natural: .moon),
      Piece(lines: "M 12.6 6.2 L 15.8 6.2 12.6 10.2 15.8 10.2 M 17.6 1.8 L 21.6 1.8 17.6 7 21.6 7", level: 1),
    ],
    "moon.stars": [
      Piece(glyph: "moon", x: -1.4, y: 2.2, scale: 0.94, natural: .moon),
      Piece(
        solid: """
          M 16.8 2 C 17.2 5 18 5.8 21 6.2 C 18 6.6 17.2 7.4 16.8 10.4 C 16.4 7.4 15.6 6.6 12.6 6.2 C 15.6 5.8 16.4 5 16.8 2 Z
          O 20.2 12 1.2
          """,
        level: 1, natural: .moon),
    ],
    "list.number": [.digits(), Piece(lines: "M 10.5 5 L 21.5 5 M 10.5 12 L 21.5 12 M 10.5 19 L 21.5 19", level: 1)],
    "list.number.rtl": [.digits(13.9), Piece(lines: "M 2.5 5 L 13.5 5 M 2.5 12 L 13.5 12 M 2.5 19 L 13.5 19", level: 1)],
    "exclamationmark.arrow.triangle.2.circlepath": turning(Piece(glyph: "exclamationmark", x: 5.4, y: 5.4, scale: 0.55)),
    "exclamationmark.arrow.circlepath": turning(Piece(glyph: "exclamationmark", x: 5.4, y: 5.4, scale: 0.55)),
    "dollarsign.arrow.circlepath": turning(Piece(glyph: "dollarsign", x: 5.4, y: 5.4, scale: 0.55)),
    "person.wave.2": [
      Piece(glyph: "person", x: -2, y: 3, scale: 0.8),
      Piece(lines: "M 16 6.6 C 17.6 8.4 17.6 11 16 12.8 M 19 4.2 C 21.8 7.4 21.8 12 19 15.2", level: 1),
    ],
    "bell.and.waves.left.and.right": [
      Piece(glyph: "bell", x: 3.6, y: 3.6, scale: 0.7),
      Piece(lines: "M 4.4 4.2 C 2.4 6.4 1.6 9 2.2 12 M 19.6 4.2 C 21.6 6.4 22.4 9 21.8 12", level: 1),
    ],
    "wifi.exclamationmark": [
      Piece(
        lines: "M 6.63 13.23 C 7.6 12.26 8.7 11.6 9.6 11.3 M 14.4 11.3 C 15.3 11.6 16.4 12.26 17.37 13.23 "
          + "M 2.52 9.12 C 4.6 7 7.2 5.8 9.4 5.4 M 14.6 5.4 C 16.8 5.8 19.4 7 21.48 9.12",
        level: 1),
      Piece(lines: "M 12 5.4 L 12 14.6", solid: "O 12 18.8 1.6"),
    ],
    "square.3.layers.3d": layers,
    "square.stack.3d.up": layers,
    "person.3.sequence": [.person(0.2, level: 0), .person(8, level: 1), .person(15.8, level: 2)],
  ]

  /// Returns a piece between two circular arrows.
  private static func turning(_ piece: Piece) -> [Piece] { [Piece(glyph: "arrow.2.circlepath", level: 1), piece] }

  private static let layers: [Piece] = [
    Piece(lines: "M 12 3 L 21 7.5 12 12 3 7.5 Z", body: "M 12 3 L 21 7.5 12 12 3 7.5 Z", step: 2),
    .layer("M 3 12 L 12 16.5 21 12", level: 1),
    .layer("M 3 16.5 L 12 21 21 16.5", level: 2),
  ]

  static func has(_ name: String) -> Bool { pieces[name] != nil || amounts[name] != nil }

  @MainActor private static var made: [String: SymbolPicture] = [:]

  /// Returns the picture for a name with a width of lines in units, or `nil` if there is none.
  @MainActor package static func picture(_ name: String, lineWidth: CGFloat) -> SymbolPicture? {
    var picture = picture(name)
    for index in picture?.parts.indices ?? 0..<0 { picture?.parts[index].glyph.lineWidth = lineWidth }
    return picture
  }

  @MainActor private static func picture(_ name: String) -> SymbolPicture? {
    if let known = made[name] { return known }
    guard let pieces = pieces[name] ?? amounts[name] else { return nil }
    let picture = SymbolPicture(parts: pieces.compactMap(part))
    made[name] = picture
    return picture
  }

  @MainActor private static func part(_ piece: Piece) -> SymbolPicture.Part? {
    var glyph: SymbolGlyph
    if piece.glyph.isEmpty {
      glyph = SymbolGlyph(solid: Path(glyph: piece.solid), lines: Path(glyph: piece.lines), body: Path(glyph: piece.body))
    } else {
      guard let known = SymbolGlyphs.glyph(piece.glyph) else { return nil }
      glyph = known
      if glyph.body.isEmpty, glyph.canBeFilled { glyph.body = glyph.lines }
    }
    let size = CGAffineTransform(scaleX: piece.scale, y: piece.scale)
    glyph = glyph.applying(size.concatenating(CGAffineTransform(translationX: piece.x, y: piece.y)))
    return SymbolPicture.Part(glyph: glyph, level: piece.level, natural: piece.natural, clears: piece.clears, step: piece.step)
  }
}
