import Foundation

/// What the name of a symbol says.
///
/// `SymbolGlyphs` and `SymbolPictures` have the drawings. Circles and squares around a symbol, a badge, and a line through it are put
/// together from their parts.
package enum SymbolNames {
  /// Nil where nothing says what the symbol says.
  package static func shape(of symbol: String) -> SymbolShape? {
    if SymbolPictures.has(symbol) { return SymbolShape(base: .picture(symbol)) }
    if SymbolGlyphs.has(symbol) { return SymbolShape(base: .glyph(symbol)) }
    if symbol.hasSuffix(".fill") {
      guard var shape = shape(of: String(symbol.dropLast(5))) else { return nil }
      shape.isFilled = true
      return shape
    }
    if let shape = badged(symbol) { return shape }
    if let shape = counted(symbol) { return shape }
    for container in containers where symbol.hasSuffix("." + container) {
      // A person is cropped by its circle.
      var name = String(symbol.dropLast(container.count + 1))
      if name.hasSuffix(".crop") { name.removeLast(5) }
      guard var shape = inner(of: name), shape.container == nil else { continue }
      shape.container = container
      shape.isFilled = false
      return shape
    }
    if symbol.hasSuffix(".slash") {
      guard var shape = shape(of: String(symbol.dropLast(6))), !shape.isSlashed else { return nil }
      shape.isSlashed = true
      return shape
    }
    return filledBefore(symbol)
  }

  /// A symbol that says amid its name that it is filled: `rectangle.fill.on.rectangle.fill`.
  private static func filledBefore(_ symbol: String) -> SymbolShape? {
    guard let range = symbol.range(of: ".fill."), var shape = shape(of: symbol.replacingCharacters(in: range, with: ".")) else {
      return nil
    }
    if shape.container == nil { shape.isFilled = true } else { shape.isFilledInside = true }
    return shape
  }

  /// What stands in a circle is a glyph where there is one: lines that stay clear when they are small.
  private static func inner(of name: String) -> SymbolShape? {
    if isLettering(name) { return SymbolShape(base: .text(name.uppercased())) }
    guard SymbolGlyphs.has(name) else { return shape(of: name) }
    return SymbolShape(base: .glyph(name), isFilledInside: SymbolGlyphs.isFilledInside(name))
  }

  /// `goforward` or `gobackward` with a number of seconds.
  private static func counted(_ symbol: String) -> SymbolShape? {
    let words = symbol.split(separator: ".")
    let seconds: Set<Substring> = ["5", "10", "15", "30", "45", "60", "75", "90"]
    guard words.count == 2, words[0] == "goforward" || words[0] == "gobackward", seconds.contains(words[1]) else { return nil }
    return SymbolShape(base: .text(String(words[1])), container: String(words[0]))
  }

  /// Whether a circle or a square has a letter or a number of that name: `a` to `z`, `0` to `50`.
  private static func isLettering(_ name: String) -> Bool {
    if let number = Int(name) { return (0...50).contains(number) }
    return name.count == 1 && ("a"..."z").contains(name)
  }

  /// A symbol with `.badge` in its name, alone or followed by what stands in the badge, or with a triangle for a badge.
  private static func badged(_ symbol: String) -> SymbolShape? {
    let warning = ".trianglebadge.exclamationmark"
    if symbol.hasSuffix(warning) { return badged(String(symbol.dropLast(warning.count)), with: "exclamationmark.triangle") }
    guard let range = symbol.range(of: ".badge") else { return nil }
    var glyph = String(symbol[range.upperBound...].drop { $0 == "." })
    if glyph.hasSuffix(".crop") { glyph.removeLast(5) }
    guard glyph.isEmpty || SymbolGlyphs.has(glyph) else { return nil }
    return badged(String(symbol[..<range.lowerBound]), with: glyph)
  }

  private static func badged(_ symbol: String, with badge: String) -> SymbolShape? {
    guard var shape = shape(of: symbol), shape.badge == nil else { return nil }
    shape.badge = badge
    return shape
  }

  /// Whether a symbol is turned round where one reads from right to left: one that points forward or back, as its name says, or that shows
  /// lines of text. What begins with such a word is a player's button, which points where time goes.
  package static func followsReading(_ symbol: String) -> Bool {
    // Digits stay as they are: the symbol has another form there.
    if symbol.hasPrefix("list.number") { return false }
    let words = symbol.split(separator: ".")
    if words.first == "list" || words.contains("indent") { return true }
    return words.dropFirst().contains { word in
      word == "forward" || word == "backward" || word.hasPrefix("leading") || word.hasPrefix("trailing")
    }
  }

  /// The form that a symbol has where one reads from right to left; the symbol itself where it has none.
  package static func rightToLeftForm(of symbol: String) -> String { has(symbol + ".rtl") ? symbol + ".rtl" : symbol }

  package static func has(_ symbol: String) -> Bool { shape(of: symbol) != nil }

  /// What stands for a symbol that has no drawing.
  package static let unknown = SymbolShape(base: .glyph("questionmark.square.dashed"))

  private static let containers = [
    "circle", "square", "rectangle", "seal", "shield", "octagon", "hexagon", "diamond", "app", "capsule", "bubble", "message", "icloud",
    "viewfinder", "rectangle.portrait", "square.dashed", "circle.dashed",
  ]
}
