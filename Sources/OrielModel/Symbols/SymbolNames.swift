import Foundation

/// The parser of symbol names.
///
/// `SymbolGlyphs` and `SymbolPictures` contain the drawings. A symbol with an enclosing circle or square, a badge or a slash is composed of
/// their drawings.
package enum SymbolNames {
  /// Returns the shape of a symbol, or `nil` if the symbol has no drawing.
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
      // In a `.crop` symbol, the circle crops the person.
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

  /// Returns the shape of a symbol with `.fill` inside its name, such as `rectangle.fill.on.rectangle.fill`.
  private static func filledBefore(_ symbol: String) -> SymbolShape? {
    guard let range = symbol.range(of: ".fill."), var shape = shape(of: symbol.replacingCharacters(in: range, with: ".")) else {
      return nil
    }
    if shape.container == nil { shape.isFilled = true } else { shape.isFilledInside = true }
    return shape
  }

  /// Returns the shape inside a container. It prefers a glyph, whose lines stay clear at a small size.
  private static func inner(of name: String) -> SymbolShape? {
    if isLettering(name) { return SymbolShape(base: .text(name.uppercased())) }
    guard SymbolGlyphs.has(name) else { return shape(of: name) }
    return SymbolShape(base: .glyph(name), isFilledInside: SymbolGlyphs.isFilledInside(name))
  }

  /// Returns the shape of `goforward` or `gobackward` with a number of seconds.
  private static func counted(_ symbol: String) -> SymbolShape? {
    let words = symbol.split(separator: ".")
    let seconds: Set<Substring> = ["5", "10", "15", "30", "45", "60", "75", "90"]
    guard words.count == 2, words[0] == "goforward" || words[0] == "gobackward", seconds.contains(words[1]) else { return nil }
    return SymbolShape(base: .text(String(words[1])), container: String(words[0]))
  }

  /// Returns a Boolean value that indicates whether a name is a letter or a number that containers support: `a` to `z`, `0` to `50`.
  private static func isLettering(_ name: String) -> Bool {
    if let number = Int(name) { return (0...50).contains(number) }
    return name.count == 1 && ("a"..."z").contains(name)
  }

  /// Returns the shape of a symbol with `.badge` in its name, alone or followed by the glyph in the badge, or with a triangle as a badge.
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

  /// Returns a Boolean value that indicates whether a symbol is mirrored in right-to-left layout. That applies to symbols whose names
  /// contain a direction such as forward or backward, and to those that show lines of text. Symbols whose names start with a direction are
  /// media controls, which aren't mirrored.
  package static func isMirroredInRightToLeft(_ symbol: String) -> Bool {
    // Digits aren't mirrored. The symbol has a right-to-left form instead.
    if symbol.hasPrefix("list.number") { return false }
    let words = symbol.split(separator: ".")
    if words.first == "list" || words.contains("indent") { return true }
    return words.dropFirst().contains { word in
      word == "forward" || word == "backward" || word.hasPrefix("leading") || word.hasPrefix("trailing")
    }
  }

  /// Returns the right-to-left form of a symbol, or the symbol itself if it has none.
  package static func rightToLeftForm(of symbol: String) -> String { has(symbol + ".rtl") ? symbol + ".rtl" : symbol }

  package static func has(_ symbol: String) -> Bool { shape(of: symbol) != nil }

  /// The shape that replaces a symbol without a drawing.
  package static let unknown = SymbolShape(base: .glyph("questionmark.square.dashed"))

  private static let containers = [
    "circle", "square", "rectangle", "seal", "shield", "octagon", "hexagon", "diamond", "app", "capsule", "bubble", "message", "icloud",
    "viewfinder", "rectangle.portrait", "square.dashed", "circle.dashed",
  ]
}
