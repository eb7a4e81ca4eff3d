import Foundation
import OrielDrawing

/// The drawings by name. The names are those of the symbols without `.fill`, `.circle`, `.square` and `.slash`.
package enum SymbolGlyphs {
  /// Returns the drawing for a name, or `nil` if there is none.
  @MainActor static func glyph(_ name: String) -> SymbolGlyph? {
    if let known = made[name] { return known }
    let glyph = make(name, from: drawn)
    made[name] = .some(glyph)
    return glyph
  }

  /// Returns the special drawing of a glyph in a container, or `nil` if it is the same as outside of one.
  @MainActor static func mark(_ name: String) -> SymbolGlyph? {
    if let known = madeMarks[name] { return known }
    let glyph = make(name, from: drawnMark)
    madeMarks[name] = .some(glyph)
    return glyph
  }

  /// Returns a Boolean value that indicates whether a glyph has lines close together.
  static func isDense(_ name: String) -> Bool { SymbolDetails.dense.contains(SymbolTurns.turned[name]?.0 ?? name) }

  /// Returns a Boolean value that indicates whether a glyph is filled in a container.
  static func isFilledInside(_ name: String) -> Bool {
    let base = SymbolTurns.turned[name]?.0 ?? name
    return filledInside.contains { $0[base] != nil }
  }

  static func has(_ name: String) -> Bool { solid(name) != nil || outline(name) != nil || SymbolTurns.turned[name] != nil }

  /// The multicolor colors of symbols with a single part. They apply to filled symbols and to symbols without a filled variant.
  private static let naturalColors: [String: MulticolorRole] = [
    "sun.max": .yellow, "sun.min": .yellow, "star": .yellow, "bolt": .yellow, "exclamationmark.triangle": .yellow, "moon": .moon,
    "cloud": .cloud, "heart": .red, "drop": .blue, "snowflake": .ice,
  ]

  package static func naturalColor(_ name: String, isFilled: Bool) -> MulticolorRole? {
    isFilled || SymbolDetails.unfillable.contains(name) ? naturalColors[name] : nil
  }

  @MainActor private static var made: [String: SymbolGlyph?] = [:]
  @MainActor private static var madeMarks: [String: SymbolGlyph?] = [:]

  private static func make(_ name: String, from drawing: (String) -> SymbolGlyph?) -> SymbolGlyph? {
    if let (base, turn) = SymbolTurns.turned[name] {
      guard let glyph = make(base, from: drawing) else { return nil }
      switch turn {
      case .degrees(let degrees): return glyph.turned(by: degrees)
      case .mirrored: return glyph.mirrored()
      case .upsideDown: return glyph.upsideDown()
      }
    }
    return drawing(name)
  }

  private static func drawnMark(_ name: String) -> SymbolGlyph? {
    guard let lines = SymbolMarks.lines[name] else { return nil }
    return SymbolGlyph(solid: Path(glyph: SymbolMarks.solids[name] ?? ""), lines: Path(glyph: lines))
  }

  private static func drawn(_ name: String) -> SymbolGlyph? {
    guard has(name) else { return nil }
    var glyph = SymbolGlyph(solid: Path(glyph: solid(name) ?? ""), lines: Path(glyph: outline(name) ?? ""))
    glyph.body = Path(glyph: first(name, in: bodies) ?? "")
    glyph.cuts = Path(glyph: first(name, in: cuts) ?? "")
    glyph.marks = Path(glyph: first(name, in: marks) ?? "")
    glyph.hasHoles = holes.contains { $0.contains(name) }
    glyph.canBeFilled = !unfillable.contains { $0.contains(name) }
    return glyph
  }

  private static func solid(_ name: String) -> String? { first(name, in: allSolids) }

  private static func outline(_ name: String) -> String? { first(name, in: allLines) }

  private static func first(_ name: String, in drawings: [[String: String]]) -> String? {
    for drawing in drawings { if let text = drawing[name] { return text } }
    return nil
  }

  private static let allSolids = [
    solids, SymbolTools.solids, SymbolObjects.solids, SymbolSigns.solids, SymbolForms.solids, SymbolThings.solids, SymbolFigures.solids,
    SymbolControls.solids, SymbolArrows.solids, SymbolText.solids, SymbolWriting.solids, SymbolMedia.solids, SymbolDevices.solids,
    SymbolWindows.solids, SymbolGoods.solids, SymbolHome.solids, SymbolPeople.solids, SymbolSports.solids, SymbolTraffic.solids,
    SymbolWeather.solids,
  ]
  private static let allLines = [
    lines, SymbolOutlines.lines, SymbolTools.lines, SymbolObjects.lines, SymbolSigns.lines, SymbolForms.lines, SymbolThings.lines,
    SymbolFigures.lines, SymbolControls.lines, SymbolArrows.lines, SymbolText.lines, SymbolWriting.lines, SymbolMedia.lines,
    SymbolDevices.lines, SymbolWindows.lines, SymbolGoods.lines, SymbolHome.lines, SymbolPeople.lines, SymbolSports.lines,
    SymbolTraffic.lines, SymbolWeather.lines,
  ]
  private static let bodies = [
    SymbolDetails.bodies, SymbolForms.bodies, SymbolThings.bodies, SymbolFigures.bodies, SymbolControls.bodies, SymbolArrows.bodies,
    SymbolText.bodies, SymbolWriting.bodies, SymbolMedia.bodies, SymbolDevices.bodies, SymbolWindows.bodies, SymbolGoods.bodies,
    SymbolHome.bodies, SymbolPeople.bodies, SymbolSports.bodies, SymbolTraffic.bodies, SymbolWeather.bodies,
  ]
  private static let cuts = [
    SymbolDetails.cuts, SymbolForms.cuts, SymbolThings.cuts, SymbolFigures.cuts, SymbolText.cuts, SymbolWriting.cuts, SymbolMedia.cuts,
    SymbolDevices.cuts, SymbolWindows.cuts, SymbolGoods.cuts, SymbolHome.cuts, SymbolPeople.cuts, SymbolSports.cuts, SymbolTraffic.cuts,
  ]
  private static let marks = [
    SymbolDetails.marks, SymbolForms.marks, SymbolControls.marks, SymbolWriting.marks, SymbolGoods.marks, SymbolWindows.marks,
  ]
  private static let holes = [
    SymbolDetails.holes, SymbolForms.holes, SymbolThings.holes, SymbolFigures.holes, SymbolText.holes, SymbolWriting.holes,
    SymbolMedia.holes, SymbolDevices.holes, SymbolGoods.holes, SymbolHome.holes, SymbolPeople.holes, SymbolTraffic.holes,
  ]
  private static let unfillable = [
    SymbolDetails.unfillable, SymbolForms.unfillable, SymbolThings.unfillable, SymbolFigures.unfillable, SymbolControls.unfillable,
    SymbolArrows.unfillable, SymbolText.unfillable, SymbolWriting.unfillable, SymbolMedia.unfillable, SymbolDevices.unfillable,
    SymbolWindows.unfillable, SymbolGoods.unfillable, SymbolHome.unfillable, SymbolPeople.unfillable, SymbolSports.unfillable,
    SymbolTraffic.unfillable, SymbolWeather.unfillable,
  ]
  /// The glyphs that are filled in a container, where their outlines would be too thin.
  private static let filledInside = [
    SymbolOutlines.lines, SymbolTools.lines, SymbolControls.lines, SymbolWriting.lines, SymbolMedia.lines, SymbolDevices.lines,
    SymbolGoods.lines, SymbolPeople.lines, SymbolTraffic.lines,
  ]

  private static let solids: [String: String] = [
    "questionmark": "O 12 18.6 1.4",
    "ellipsis": "O 5 12 1.9 O 12 12 1.9 O 19 12 1.9",
    "sparkle": "M 12 3 C 12.7 9 15 11.3 21 12 C 15 12.7 12.7 15 12 21 C 11.3 15 9 12.7 3 12 C 9 11.3 11.3 9 12 3 Z",
    "sparkles":
      "M 10 5 C 10.6 10.4 12.6 12.4 18 13 C 12.6 13.6 10.6 15.6 10 21 C 9.4 15.6 7.4 13.6 2 13 C 7.4 12.4 9.4 10.4 10 5 Z M 18.5 2 C 18.8 4.4 19.6 5.2 22 5.5 C 19.6 5.8 18.8 6.6 18.5 9 C 18.2 6.6 17.4 5.8 15 5.5 C 17.4 5.2 18.2 4.4 18.5 2 Z",
    "swift":
      "M 2.5 14 C 6.5 16 10 16 13 14.8 C 9.5 12.2 6.3 8.6 4.6 5.4 C 8.8 9.2 12.8 11.8 15.9 12.9 C 16.3 9.6 15.7 6.8 14.4 4 C 19 7.6 20.7 12 19.9 15.8 C 21 17.2 21.3 18.8 20.9 20.2 C 19.6 18.7 18.4 18.4 17 18.9 C 12 20.7 6 18.8 2.5 14 Z",
    "pawprint":
      "O 5 11 2 O 9.3 6.5 2.2 O 14.7 6.5 2.2 O 19 11 2 M 12 11 C 14.5 11 17.5 14.5 17.5 17.3 C 17.5 19.3 16 20.3 14.3 20 C 12.6 19.6 11.4 19.6 9.7 20 C 8 20.3 6.5 19.3 6.5 17.3 C 6.5 14.5 9.5 11 12 11 Z",
    "qrcode":
      "M 3 3 10.5 3 10.5 10.5 3 10.5 Z M 5 5 5 8.5 8.5 8.5 8.5 5 Z M 13.5 3 21 3 21 10.5 13.5 10.5 Z M 15.5 5 15.5 8.5 19 8.5 19 5 Z M 3 13.5 10.5 13.5 10.5 21 3 21 Z M 5 15.5 5 19 8.5 19 8.5 15.5 Z M 13.5 13.5 16.5 13.5 16.5 16.5 13.5 16.5 Z M 18 13.5 21 13.5 21 16.5 18 16.5 Z M 13.5 18 16.5 18 16.5 21 13.5 21 Z M 18 18 21 18 21 21 18 21 Z",
    "barcode": "M 3 5 5 5 5 19 3 19 Z M 7 5 8 5 8 19 7 19 Z M 10 5 13 5 13 19 10 19 Z M 15 5 16 5 16 19 15 19 Z M 18 5 21 5 21 19 18 19 Z",
    "paintpalette": "O 8 9 1.4 O 12.5 7 1.4 O 16.5 9.5 1.4 O 8 14 1.4",
    "tag": "O 8 8 1.5",
    "cart": "O 9 19.6 1.5 O 17 19.6 1.5",
    "car": "O 7 15.5 1.2 O 17 15.5 1.2",
    "bus": "O 8.5 15 1.2 O 15.5 15 1.2",
    "die.face.5": "O 8 8 1.5 O 16 8 1.5 O 12 12 1.5 O 8 16 1.5 O 16 16 1.5",
    "suit.diamond": "M 12 2.5 19 12 12 21.5 5 12 Z",
    "suit.spade":
      "M 12 2.5 C 14 6.5 20.5 9.5 20.5 14 C 20.5 18 15.5 19 13 16 L 14.5 21.5 9.5 21.5 11 16 C 8.5 19 3.5 18 3.5 14 C 3.5 9.5 10 6.5 12 2.5 Z",
    "suit.club": "O 12 7.3 4.2 O 7 14 4.2 O 17 14 4.2 M 12 11 14.5 21.5 9.5 21.5 Z",
  ]

  private static let lines: [String: String] = [
    "eraser": "M 3.5 14.5 13 5 20 12 11.5 20.5 9.5 20.5 Z M 8.2 9.8 15.2 16.8 M 11.5 20.5 21 20.5",
    "questionmark": "M 8 9 C 8 6.6 9.7 5 12 5 C 14.3 5 16 6.6 16 8.8 C 16 11.8 12 11.8 12 15",
    "circle": "O 12 12 9.3",
    "star": "M 12 3 L 14.35 9.36 21.13 9.63 15.8 13.84 17.64 20.37 12 16.6 6.36 20.37 8.2 13.84 2.87 9.63 9.65 9.36 Z",
    "square": "R 3.5 3.5 17 17 3",
    "rectangle": "R 2.5 5 19 14 2",
    "rectangle.portrait": "R 5 2.5 14 19 2",
    "capsule": "R 2.5 7 19 10 5",
    "triangle": "M 12 3.5 L 21.5 20 2.5 20 Z",
    "hexagon": "M 12 2.5 L 20.3 7.2 20.3 16.8 12 21.5 3.7 16.8 3.7 7.2 Z",
    "octagon": "M 8 2.5 L 16 2.5 21.5 8 21.5 16 16 21.5 8 21.5 2.5 16 2.5 8 Z",
    "diamond": "M 12 2.5 L 21.5 12 12 21.5 2.5 12 Z",
    "app": "R 3 3 18 18 5",
    "seal":
      "M 12 2.5 L 14.5 4.2 17.5 4 18.7 6.8 21.4 8.2 20.9 11.2 22.2 14 19.9 16 19.3 19 16.3 19.4 14.2 21.6 11.6 20.2 8.7 21 7.2 18.4 4.3 17.4 4.4 14.4 2.2 12.3 3.9 9.8 3.6 6.8 6.4 5.8 7.9 3.2 10.8 3.8 Z",
    "cart": "M 2.5 4 L 5 4 7.5 15.5 18.5 15.5 20.5 7.5 5.8 7.5",
    "bag": "M 5 8 L 19 8 20 20.5 4 20.5 Z M 8.5 11 L 8.5 7 C 8.5 2.6 15.5 2.6 15.5 7 L 15.5 11",
    "at":
      "O 12 12 4 M 16 8 L 16 13 C 16 16.2 20.8 16.2 20.8 12 C 20.8 7 17 3.2 12 3.2 C 7 3.2 3.2 7 3.2 12 C 3.2 17 7 20.8 12 20.8 C 14 20.8 15.6 20.2 17 19.2",
    "tag": "M 3.5 11.5 L 3.5 5 C 3.5 4 4 3.5 5 3.5 L 11.5 3.5 20.8 12.7 12.7 20.8 Z",
    "applelogo":
      "M 12 7.5 C 9 5.3 4.2 6.8 4.2 12.3 C 4.2 17 7.8 21 10 21 C 11 21 11.3 20.5 12 20.5 C 12.7 20.5 13 21 14 21 C 16.2 21 19.8 17 19.8 12.3 C 19.8 6.8 15 5.3 12 7.5 Z M 12 7 C 12 4.7 13.3 3 15.5 2.5",
    "flame":
      "M 12 2.5 C 13 6.5 18.5 9 18.5 14.5 C 18.5 18.5 15.5 21.5 12 21.5 C 8.5 21.5 5.5 18.5 5.5 14.5 C 5.5 12 6.8 10 8.3 8.5 C 8.6 10.2 9.3 11 10.2 11.4 C 9.8 8 10.4 4.8 12 2.5 Z",
    "drop": "M 12 2.5 C 15 7 18.5 11 18.5 14.8 C 18.5 18.6 15.6 21.5 12 21.5 C 8.4 21.5 5.5 18.6 5.5 14.8 C 5.5 11 9 7 12 2.5 Z",
    "leaf": "M 5.5 17.5 C 3.5 8.5 10 4 20.5 3.5 C 21 14 16 20 7 18.5 M 3.5 21 C 5.5 16 9 12.3 14 10",
    "bolt": "M 13.5 2.5 L 5 13.5 11.5 13.5 10.5 21.5 19 10.5 12.5 10.5 Z",
    "gift":
      "R 3.5 8.5 17 4 1 M 5 12.5 L 5 21 19 21 19 12.5 M 12 8.5 L 12 21 M 12 8.5 C 9 8.5 6.5 7.5 6.5 5.5 C 6.5 3.8 7.8 3 9 3 C 11 3 12 6 12 8.5 C 12 6 13 3 15 3 C 16.2 3 17.5 3.8 17.5 5.5 C 17.5 7.5 15 8.5 12 8.5",
    "creditcard": "R 2.5 5 19 14 2.5 M 2.5 10 L 21.5 10 M 6 15 L 10 15",
    "hand.thumbsup":
      "M 7.5 11 L 11 3.5 C 12.8 3.5 13.8 4.6 13.5 6.5 L 13 9.5 18.5 9.5 C 20 9.5 20.8 10.6 20.5 12 L 19 18.5 C 18.7 19.8 17.8 20.5 16.5 20.5 L 7.5 20.5 Z M 3.5 11 L 7.5 11 7.5 20.5 3.5 20.5 Z",
    "shield": "M 12 2.5 L 20 5.5 20 11.5 C 20 16.5 16.5 20 12 21.5 C 7.5 20 4 16.5 4 11.5 L 4 5.5 Z",
    "key": "O 8 16 4.5 M 11.2 12.8 L 20 4 M 16.5 7.5 L 19.5 10.5",
    "lightbulb":
      "M 9 17.5 C 9 15 5.5 13.5 5.5 9 C 5.5 5.3 8.4 2.5 12 2.5 C 15.6 2.5 18.5 5.3 18.5 9 C 18.5 13.5 15 15 15 17.5 Z M 9.5 21 L 14.5 21",
    "hourglass":
      "M 6 3 L 18 3 M 6 21 L 18 21 M 7.5 3 C 7.5 9 11 10 11 12 C 11 14 7.5 15 7.5 21 M 16.5 3 C 16.5 9 13 10 13 12 C 13 14 16.5 15 16.5 21",
    "chart.pie": "O 12 12 9.3 M 12 2.7 L 12 12 18.6 18.6",
    "chart.line.uptrend.xyaxis": "M 3.5 3.5 L 3.5 20.5 20.5 20.5 M 7 15.5 L 11 11 14 13.5 19.5 7 M 15.5 7 L 19.5 7 19.5 11",
    "cube": "M 12 2.5 L 20.5 7 20.5 17 12 21.5 3.5 17 3.5 7 Z M 3.5 7 L 12 11.5 20.5 7 M 12 11.5 L 12 21.5",
    "square.stack": "R 3.5 9 17 11.5 2 M 6 6 L 18 6 M 8 3 L 16 3",
    "square.stack.3d.up": "M 12 3 L 21 7.5 12 12 3 7.5 Z M 3 12 L 12 16.5 21 12 M 3 16.5 L 12 21 21 16.5",
    "square.on.square":
      "R 3.5 8 12.5 12.5 2 M 8 8 L 8 5.5 C 8 4.4 8.9 3.5 10 3.5 L 18.5 3.5 C 19.6 3.5 20.5 4.4 20.5 5.5 L 20.5 14 C 20.5 15.1 19.6 16 18.5 16 L 16 16",
    "circle.grid.2x2": "O 7.5 7.5 3.3 O 16.5 7.5 3.3 O 7.5 16.5 3.3 O 16.5 16.5 3.3",
    "rectangle.grid.2x2": "R 3 5 8 6 1 R 13 5 8 6 1 R 3 13 8 6 1 R 13 13 8 6 1",
    "rectangle.grid.1x2": "R 3 4 18 7 1.5 R 3 13 18 7 1.5",
    "rectangle.split.3x1": "R 2.5 5 19 14 2 M 9 5 L 9 19 M 15 5 L 15 19",
    "crown": "M 3 8 L 7.5 12.5 12 5 16.5 12.5 21 8 19 19 5 19 Z",
    "trophy":
      "M 7 3.5 L 17 3.5 17 10 C 17 13.5 14.8 15.5 12 15.5 C 9.2 15.5 7 13.5 7 10 Z M 7 6 L 3.5 6 C 3.5 9.5 5 11 7.2 11.2 M 17 6 L 20.5 6 C 20.5 9.5 19 11 16.8 11.2 M 12 15.5 L 12 20 M 8 20.5 L 16 20.5",
    "medal": "O 12 15.5 5.5 M 8 2.5 L 12 9 16 2.5",
    "rosette": "O 12 9 6 M 8 14 L 6.5 21.5 12 18.5 17.5 21.5 16 14",
    "bubble.left":
      "M 4.5 4 L 19.5 4 C 20.6 4 21.5 4.9 21.5 6 L 21.5 15 C 21.5 16.1 20.6 17 19.5 17 L 11 17 6.5 21 6.5 17 4.5 17 C 3.4 17 2.5 16.1 2.5 15 L 2.5 6 C 2.5 4.9 3.4 4 4.5 4 Z",
    "text.bubble":
      "M 4.5 4 L 19.5 4 C 20.6 4 21.5 4.9 21.5 6 L 21.5 15 C 21.5 16.1 20.6 17 19.5 17 L 11 17 6.5 21 6.5 17 4.5 17 C 3.4 17 2.5 16.1 2.5 15 L 2.5 6 C 2.5 4.9 3.4 4 4.5 4 Z M 7 8.5 L 17 8.5 M 7 12.5 L 14 12.5",
    "bubble.left.and.bubble.right":
      "M 4 3.5 L 13 3.5 C 14.4 3.5 15 4.4 15 5.5 L 15 10 C 15 11.2 14.3 12 13 12 L 9 12 5.5 15 5.5 12 4 12 C 2.8 12 2 11.2 2 10 L 2 5.5 C 2 4.4 2.8 3.5 4 3.5 Z M 18 8 L 20 8 C 21.2 8 22 8.8 22 10 L 22 15 C 22 16.2 21.2 17 20 17 L 18.5 17 18.5 20.5 14.5 17 11 17 C 9.8 17 9.2 16.3 9 15.5",
    "hammer": "M 3.5 8 L 9 3.5 C 11 3 13.5 4 15 6 L 12 9 20.5 17.5 17.5 20.5 9 12 6.5 13 Z",
    "wrench":
      "M 20.5 7 C 21 10.5 18 13.5 14.5 12.5 L 7 20 C 5.5 21.5 2.5 18.5 4 17 L 11.5 9.5 C 10.5 6 13.5 3 17 3.5 L 14 6.5 17.5 10 Z",
    "paintbrush":
      "M 20.5 3.5 C 16 5 11.5 9 9 13 L 11 15 C 15 12.5 19 8 20.5 3.5 Z M 8 14 C 5.5 14 5 16 4.5 18 C 4.2 19.2 3.5 20 3 20.5 C 6.5 21 10 20 10 16.5",
    "paintpalette":
      "M 12 3 C 6.8 3 2.7 6.8 2.7 12 C 2.7 17 6.5 21 11.5 21 C 13.5 21 14 19.5 13.5 18 C 13 16.5 13.5 15 15.5 15 L 18 15 C 20 15 21.3 13.8 21.3 11.5 C 21.3 6.5 17 3 12 3 Z",
    "film":
      "R 3 4.5 18 15 2 M 7.5 4.5 L 7.5 19.5 M 16.5 4.5 L 16.5 19.5 M 3 9.5 L 7.5 9.5 M 3 14.5 L 7.5 14.5 M 16.5 9.5 L 21 9.5 M 16.5 14.5 L 21 14.5 M 7.5 12 L 16.5 12",
    "laptopcomputer": "R 4.5 4.5 15 10.5 1.5 M 2 19 L 22 19",
    "applewatch": "R 6.5 6.5 11 11 3 M 8.5 6.5 L 9.5 2.5 14.5 2.5 15.5 6.5 M 8.5 17.5 L 9.5 21.5 14.5 21.5 15.5 17.5",
    "waveform": "M 4 10 L 4 14 M 8 7 L 8 17 M 12 3.5 L 12 20.5 M 16 7.5 L 16 16.5 M 20 10 L 20 14",
    "car":
      "M 3 18 L 3 13 5 7.5 C 5.4 6.4 6.2 6 7.2 6 L 16.8 6 C 17.8 6 18.6 6.4 19 7.5 L 21 13 21 18 Z M 3 12.5 L 21 12.5 M 5.5 18 L 5.5 20 M 18.5 18 L 18.5 20",
    "bus": "R 5 3 14 15.5 2.5 M 5 11 L 19 11 M 7.5 18.5 L 7.5 21 M 16.5 18.5 L 16.5 21",
    "bicycle":
      "O 6 16 4 O 18 16 4 M 6 16 L 9.5 8.5 15 8.5 18 16 M 9.5 8.5 L 12.5 16 6 16 M 12.5 16 L 15 8.5 M 8 8.5 L 11 8.5 M 14.3 6 L 16.5 6",
    "bed.double":
      "M 2.5 19.5 L 2.5 14 C 2.5 12.8 3.3 12 4.5 12 L 19.5 12 C 20.7 12 21.5 12.8 21.5 14 L 21.5 19.5 M 2.5 16.8 L 21.5 16.8 M 4.5 12 L 4.5 7.5 C 4.5 6.3 5.3 5.5 6.5 5.5 L 17.5 5.5 C 18.7 5.5 19.5 6.3 19.5 7.5 L 19.5 12 M 6.8 12 L 6.8 10.4 C 6.8 9.7 7.2 9.3 7.9 9.3 L 10.3 9.3 C 11 9.3 11.4 9.7 11.4 10.4 L 11.4 12 M 12.6 12 L 12.6 10.4 C 12.6 9.7 13 9.3 13.7 9.3 L 16.1 9.3 C 16.8 9.3 17.2 9.7 17.2 10.4 L 17.2 12",
    "fork.knife": "M 7 3 L 7 21 M 4 3 L 4 8 C 4 10 5.5 11 7 11 C 8.5 11 10 10 10 8 L 10 3 M 17 21 L 17 3 C 14.5 4.5 14 9 14.5 13 L 17 13",
    "cup.and.saucer":
      "M 5 5 L 17 5 17 11 C 17 14.5 14.5 16.5 11 16.5 C 7.5 16.5 5 14.5 5 11 Z M 17 6.5 L 18.5 6.5 C 21.5 6.5 21.5 11.5 17 11.5 M 4 20 L 19 20",
    "ticket": "M 3 6.5 L 21 6.5 21 9.7 C 19 10 19 14 21 14.3 L 21 17.5 3 17.5 3 14.3 C 5 14 5 10 3 9.7 Z",
    "puzzlepiece":
      "M 4 8.5 L 8.3 8.5 C 7 5.3 8.6 3.3 10.5 3.3 C 12.4 3.3 14 5.3 12.7 8.5 L 17 8.5 17 12.3 C 20 11 21.5 12.8 21.5 14.5 C 21.5 16.2 20 18 17 16.7 L 17 20.5 4 20.5 Z",
    "graduationcap": "M 12 5 L 22.5 10 12 15 1.5 10 Z M 6 12.5 L 6 17 C 9 19.5 15 19.5 18 17 L 18 12.5",
    "briefcase": "R 3 7.5 18 12.5 2 M 8.5 7.5 L 8.5 4.5 15.5 4.5 15.5 7.5 M 3 13 L 21 13",
    "building.2":
      "R 3.5 3.5 9.5 17 1 M 13 9 L 20.5 9 20.5 20.5 13 20.5 M 7 7.5 L 9.5 7.5 M 7 11.5 L 9.5 11.5 M 7 15.5 L 9.5 15.5 M 16.5 13 L 17.2 13 M 16.5 16.5 L 17.2 16.5",
    "newspaper": "R 3 4.5 18 15 2 M 6.5 8.5 L 17.5 8.5 M 6.5 12 L 11.5 12 M 6.5 15.5 L 11.5 15.5 M 14.5 12 L 17.5 12 17.5 15.5 14.5 15.5 Z",
    "note.text": "R 4 3.5 16 17 2 M 7.5 8.5 L 16.5 8.5 M 7.5 12 L 16.5 12 M 7.5 15.5 L 12.5 15.5",
    "archivebox": "R 3 4.5 18 4 1 M 4.5 8.5 L 4.5 19.5 19.5 19.5 19.5 8.5 M 9.5 12 L 14.5 12",
    "dollarsign":
      "M 16 8 C 16 5.8 14 5 12 5 C 9.8 5 8 6.2 8 8.3 C 8 12.8 16 10.7 16 15.5 C 16 17.8 14 19 12 19 C 9.8 19 8 18 8 15.8 M 12 3 L 12 21",
    "eurosign":
      "M 17.5 6.5 C 16.5 5.5 15.2 5 13.7 5 C 10.2 5 8 8 8 12 C 8 16 10.2 19 13.7 19 C 15.2 19 16.5 18.5 17.5 17.5 M 5 10.3 L 14.5 10.3 M 5 13.7 L 13.5 13.7",
    "number": "M 9.5 4 L 7.5 20 M 16.5 4 L 14.5 20 M 4.5 9 L 20 9 M 4 15 L 19.5 15",
    "percent": "O 7 7 3 O 17 17 3 M 19 5 L 5 19",
    "chevron.up.chevron.down": "M 7 9.5 L 12 4.5 17 9.5 M 7 14.5 L 12 19.5 17 14.5",
    "chevron.compact.down": "M 4 10.5 L 12 13.5 20 10.5",
    "chevron.compact.up": "M 4 13.5 L 12 10.5 20 13.5",
    "chevron.left.forwardslash.chevron.right": "M 7 7 L 2 12 7 17 M 17 7 L 22 12 17 17 M 14 5 L 10 19",
    "chevron.right.2": "M 5.5 5 L 12 12 5.5 19 M 12.5 5 L 19 12 12.5 19",
    "arrow.left.arrow.right": "M 4 8 L 20 8 M 16 4 L 20 8 16 12 M 20 16 L 4 16 M 8 12 L 4 16 8 20",
    "arrow.down.right.and.arrow.up.left":
      "M 10.5 4 L 10.5 10.5 4 10.5 M 10.5 10.5 L 3.5 3.5 M 13.5 20 L 13.5 13.5 20 13.5 M 13.5 13.5 L 20.5 20.5",
    "arrow.down.to.line": "M 12 3.5 L 12 16 M 6.5 10.5 L 12 16 17.5 10.5 M 5 20.5 L 19 20.5",
    "arrow.up.to.line": "M 12 20.5 L 12 8 M 6.5 13.5 L 12 8 17.5 13.5 M 5 3.5 L 19 3.5",
    "arrow.triangle.branch": "O 6 5 2 O 6 19 2 O 18 8 2 M 6 7 L 6 17 M 18 10 C 18 14 6 12.5 6 17",
    "viewfinder":
      "M 3.5 8 L 3.5 5 C 3.5 4 4 3.5 5 3.5 L 8 3.5 M 16 3.5 L 19 3.5 C 20 3.5 20.5 4 20.5 5 L 20.5 8 M 20.5 16 L 20.5 19 C 20.5 20 20 20.5 19 20.5 L 16 20.5 M 8 20.5 L 5 20.5 C 4 20.5 3.5 20 3.5 19 L 3.5 16",
    "crop": "M 6.5 2 L 6.5 17.5 22 17.5 M 2 6.5 L 17.5 6.5 17.5 22",
    "wand.and.stars":
      "M 3.5 20.5 L 14 10 M 17 2.5 L 17 6.5 M 15 4.5 L 19 4.5 M 20 10 L 20 13 M 18.5 11.5 L 21.5 11.5 M 9 3.5 L 9 6 M 7.7 4.8 L 10.3 4.8",
    "figure.walk": "O 13 4 1.6 M 8.5 21 L 11.5 15 10.5 11 13 8 16 11 19 12 M 11.5 14.5 L 15 17.5 16 21 M 13 8 L 9 9.5 7.5 13",
    "figure.stand": "O 12 4 1.8 M 12 8 L 12 14 M 7 9 L 17 9 M 12 14 L 9 21.5 M 12 14 L 15 21.5",
    "location.north": "M 12 2.5 L 19 20.5 12 16.5 5 20.5 Z",
    "eyeglasses": "O 6.5 14 4 O 17.5 14 4 M 10.5 13.5 C 11.2 12.5 12.8 12.5 13.5 13.5 M 2.5 13.5 L 5 5.5 M 21.5 13.5 L 19 5.5",
    "die.face.5": "R 3 3 18 18 3.5",
    "flag.checkered": "M 5 21.5 L 5 3.5 19.5 3.5 19.5 13.5 5 13.5 M 5 8.5 L 19.5 8.5 M 9.8 3.5 L 9.8 13.5 M 14.6 3.5 L 14.6 13.5",
    "rectangle.and.pencil.and.ellipsis":
      "M 13 18 L 4 18 C 3 18 2.5 17.5 2.5 16.5 L 2.5 8 C 2.5 7 3 6.5 4 6.5 L 12 6.5 M 12 14 L 21 5 M 6 12.5 L 6.2 12.5 M 9 12.5 L 9.2 12.5",
    "calendar.badge.plus":
      "M 3.5 9 L 20.5 9 M 12 20.5 L 5 20.5 C 4 20.5 3.5 20 3.5 19 L 3.5 6.5 C 3.5 5.5 4 5 5 5 L 19 5 C 20 5 20.5 5.5 20.5 6.5 L 20.5 12 M 8 3 L 8 6 M 16 3 L 16 6 M 18 15 L 18 21 M 15 18 L 21 18",
    "brain":
      "M 12 4.5 C 10.5 2.5 7 3 6.5 6 C 4 6.5 3 9.5 4.5 11.5 C 3 13.5 4 17 6.5 17.3 C 7 20.5 10.5 21.5 12 19.5 Z M 12 4.5 C 13.5 2.5 17 3 17.5 6 C 20 6.5 21 9.5 19.5 11.5 C 21 13.5 20 17 17.5 17.3 C 17 20.5 13.5 21.5 12 19.5 Z",
    "stethoscope": "M 5 3 L 5 8 C 5 14 13 14 13 8 L 13 3 M 9 12.5 L 9 16 C 9 22.5 18.5 22.5 18.5 16 L 18.5 14 O 18.5 12 2",
    "cross": "M 9 3 L 15 3 15 9 21 9 21 15 15 15 15 21 9 21 9 15 3 15 3 9 9 9 Z",
    "arrowtriangle.down": "M 4 7 L 20 7 12 18 Z",
    "arrowtriangle.up": "M 4 17 L 20 17 12 6 Z",
    "arrowtriangle.right": "M 7 4 L 7 20 18 12 Z",
    "arrowtriangle.left": "M 17 4 L 17 20 6 12 Z",
  ]
}
