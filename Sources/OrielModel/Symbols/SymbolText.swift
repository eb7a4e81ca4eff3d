/// The drawings of letters, lists and lines of text.
///
/// The paths are in the notation of `Path.init(glyph:)`.
package enum SymbolText {
  /// The stroked paths.
  static let lines: [String: String] = [
    "asterisk": "M 12 3.6 L 12 20.4 M 4.7 7.8 L 19.3 16.2 M 4.7 16.2 L 19.3 7.8",
    "bold": """
    M 6.6 4.4 L 12.6 4.4 C 17.8 4.4 17.8 11.6 12.6 11.6 L 6.6 11.6 Z M 6.6 11.6 L 13.4 11.6 C 19.2 11.6 19.2 19.6 13.4 19.6 L 6.6 19.6 Z M
    8.2 5.6 L 12.4 5.6 C 16 5.6 16 10.6 12.4 10.6 L 8.2 10.6 M 8.2 12.8 L 13.2 12.8 C 17.2 12.8 17.2 18.4 13.2 18.4 L 8.2 18.4 M 8.2 4.4 L
    8.2 19.6
    """,
    "bold.italic.underline": """
    M 2.8 5 L 5.4 5 C 8.4 5 8.4 9.9 5.4 9.9 L 2.8 9.9 Z M 2.8 9.9 L 5.8 9.9 C 9 9.9 9 15 5.8 15 L 2.8 15 Z M 12.6 5 L 11.2 15 M 15.4 5 L
    15.4 11.4 C 15.4 16.2 21.4 16.2 21.4 11.4 L 21.4 5 M 15 19 L 21.8 19
    """,
    "character.cursor.ibeam": """
    M 2.4 18.4 L 6.9 6.4 11.4 18.4 M 4 14.4 L 9.8 14.4 M 14.6 3 C 16.4 3 17.6 3.6 17.6 5 L 17.6 19 C 17.6 20.4 16.4 21 14.6 21 M 20.6 3
    C 18.8 3 17.6 3.6 17.6 5 M 20.6 21 C 18.8 21 17.6 20.4 17.6 19
    """,
    "character.textbox": """
    M 10 19 L 4.6 19 C 3.3 19 2.5 18.2 2.5 16.9 L 2.5 7.1 C 2.5 5.8 3.3 5 4.6 5 L 10 5 M 17.2 5 L 19.4 5 C 20.7 5 21.5 5.8 21.5 7.1 L
    21.5 16.9 C 21.5 18.2 20.7 19 19.4 19 L 17.2 19 M 13.6 3 L 13.6 21 M 5.4 15.4 L 7.8 8.8 10.2 15.4 M 6.3 13.2 L 9.3 13.2
    """,
    "decrease.indent": "M 3.4 4.6 L 20.6 4.6 M 10.8 9.5 L 20.6 9.5 M 10.8 14.5 L 20.6 14.5 M 3.4 19.4 L 20.6 19.4 M 6.6 9 L 3.4 12 6.6 15",
    "decrease.quotelevel": "M 4 5 L 4 19 M 8.4 5 L 8.4 19 M 12.6 12 L 20.6 12",
    "escape": "O 12.6 13 8 M 4 4 L 13 13 M 13 8 L 13 13 8 13",
    "fn": "M 10 4.6 C 7.4 4 6 5.4 6 8 L 6 18.8 M 3 10 L 9.4 10 M 12.6 18.8 L 12.6 10 M 12.6 13.4 C 12.6 8.8 19.8 8.6 19.8 13.4 L 19.8 18.8",
    "fx": "M 10.4 4.6 C 7.8 4 6.4 5.4 6.4 8 L 6.4 19.4 M 3.4 10.4 L 9.6 10.4 M 12.6 10.4 L 20.4 19.4 M 20.4 10.4 L 12.6 19.4",
    "increase.indent": "M 3.4 4.6 L 20.6 4.6 M 10.8 9.5 L 20.6 9.5 M 10.8 14.5 L 20.6 14.5 M 3.4 19.4 L 20.6 19.4 M 3.6 9 L 6.8 12 3.6 15",
    "increase.quotelevel": "M 4 5 L 4 19 M 8.4 5 L 8.4 19 M 12.6 12 L 20.6 12 M 16.6 8 L 16.6 16",
    "italic": "M 10.4 4.4 L 17.6 4.4 M 6.4 19.6 L 13.6 19.6 M 14.2 4.4 L 9.8 19.6",
    "list.bullet": "M 9 5.6 L 21 5.6 M 9 12 L 21 12 M 9 18.4 L 21 18.4",
    "list.bullet.indent": "M 7.6 4.4 L 21 4.4 M 12 9.5 L 21 9.5 M 12 14.5 L 21 14.5 M 7.6 19.6 L 21 19.6",
    "list.bullet.rectangle": "R 2.5 4.5 19 15 2.4 M 10.4 8.6 L 17.6 8.6 M 10.4 12 L 17.6 12 M 10.4 15.4 L 17.6 15.4",
    "list.dash": "M 9 5.6 L 21 5.6 M 9 12 L 21 12 M 9 18.4 L 21 18.4 M 3.6 5.6 L 5.4 5.6 M 3.6 12 L 5.4 12 M 3.6 18.4 L 5.4 18.4",
    "list.dash.header.rectangle": """
    R 2.5 4.5 19 15 2.4 M 2.5 9 L 21.5 9 M 6.4 12.4 L 7 12.4 M 6.4 15.8 L 7 15.8 M 10.4 12.4 L 17.6 12.4 M 10.4 15.8 L 17.6 15.8
    """,
    "paragraphsign": "M 18.6 3.6 L 10 3.6 C 4 3.6 4 12.4 10 12.4 L 11.6 12.4 M 11.6 3.6 L 11.6 20.4 M 16 3.6 L 16 20.4",
    "parentheses": "M 8.4 3.4 C 3.2 8.4 3.2 15.6 8.4 20.6 M 15.6 3.4 C 20.8 8.4 20.8 15.6 15.6 20.6",
    "quotelevel": "M 4 5 L 4 19 M 8.4 5 L 8.4 19 M 12.6 7 L 20.6 7 M 12.6 12 L 20.6 12 M 12.6 17 L 17.6 17",
    "space": "M 3.4 10 L 3.4 14 C 3.4 15 4 15.6 5 15.6 L 19 15.6 C 20 15.6 20.6 15 20.6 14 L 20.6 10",
    "strikethrough": """
    M 16.6 7.2 C 16.2 5.2 14.4 4 12 4 9.2 4 7.2 5.5 7.2 7.8 7.2 9.2 8 10.2 9.4 10.9 M 15.4 13.6 C 16.4 14.3 17 15.1 17 16.3 17 18.5 15
    20 12 20 9.2 20 7.2 18.6 6.8 16.4 M 3.4 12.2 L 20.6 12.2
    """,
    "text.aligncenter": "M 3.6 5 L 20.4 5 M 7.2 9.7 L 16.8 9.7 M 3.6 14.3 L 20.4 14.3 M 8.4 19 L 15.6 19",
    "text.alignleft": "M 3.6 5 L 20.4 5 M 3.6 9.7 L 14 9.7 M 3.6 14.3 L 20.4 14.3 M 3.6 19 L 11 19",
    "text.append": "M 3.6 5 L 20.4 5 M 3.6 10 L 20.4 10 M 3.6 15 L 10 15 M 17 13.4 L 17 20.6 M 13.4 17 L 20.6 17",
    "text.badge.star": "M 3.6 5 L 20.4 5 M 3.6 10 L 20.4 10 M 3.6 15 L 9.4 15",
    "text.insert": "M 3.6 5 L 10 5 M 17 2.6 L 17 9.8 M 13.4 6.2 L 20.6 6.2 M 3.6 13.6 L 20.4 13.6 M 3.6 18.8 L 20.4 18.8",
    "text.justify": "M 3.6 5 L 20.4 5 M 3.6 9.7 L 20.4 9.7 M 3.6 14.3 L 20.4 14.3 M 3.6 19 L 20.4 19",
    "text.line.first.and.arrowtriangle.forward": "M 10.4 5 L 20.4 5 M 3.6 10 L 20.4 10 M 3.6 14.6 L 20.4 14.6 M 3.6 19.2 L 14 19.2",
    "text.line.last.and.arrowtriangle.forward": "M 3.6 4.8 L 20.4 4.8 M 3.6 9.4 L 20.4 9.4 M 3.6 14 L 20.4 14 M 10.4 19 L 20.4 19",
    "text.quote": "M 4 5 L 4 19 M 8.6 6.4 L 20.6 6.4 M 8.6 12 L 20.6 12 M 8.6 17.6 L 16 17.6",
    "textformat.123": """
    M 2 9.6 L 4.4 7.8 4.4 16.2 M 9 9.8 C 9.2 8.6 10.1 7.8 11.4 7.8 13 7.8 13.9 8.8 13.9 10 13.9 11 13.4 11.8 12.4 12.8 L 9 16.2 14.2
    16.2 M 17.4 9.4 C 17.8 8.4 18.6 7.8 19.7 7.8 21.1 7.8 22 8.6 22 9.8 22 11 21.1 11.8 19.6 11.8 21.3 11.8 22.3 12.6 22.3 14 22.3 15.4
    21.2 16.2 19.7 16.2 18.4 16.2 17.5 15.6 17.2 14.5
    """,
    "textformat.abc": """
    M 1.6 16.2 L 4.6 7.8 7.6 16.2 M 2.7 13.4 L 6.5 13.4 M 10 7.8 L 10 16.2 M 10 7.8 L 12 7.8 C 14.4 7.8 14.4 11.8 12 11.8 L 10 11.8 M
    12.2 11.8 C 15 11.8 15 16.2 12.2 16.2 L 10 16.2 M 22.4 9.4 C 21.8 8.4 21 7.8 20 7.8 18.2 7.8 17 9.6 17 12 17 14.4 18.2 16.2 20 16.2
    21 16.2 21.8 15.6 22.4 14.6
    """,
    "textformat.alt": "M 4.6 19.4 L 12 4.6 19.4 19.4 M 7.2 14.4 L 16.8 14.4",
    "textformat.size": "M 1.8 18.8 L 4.9 10.4 8 18.8 M 2.9 16 L 6.9 16 M 10 18.8 L 16.1 4.6 22.2 18.8 M 12.2 14 L 20 14",
    "textformat.subscript": """
    M 3 4.4 L 11.6 15 M 11.6 4.4 L 3 15 M 15.8 15 C 16 13.6 17 12.8 18.4 12.8 21.2 12.8 21.6 15.6 19.6 17.2 L 15.8 20.2 21.4 20.2
    """,
    "textformat.superscript": """
    M 3 9 L 11.6 19.6 M 11.6 9 L 3 19.6 M 15.8 5.6 C 16 4.2 17 3.4 18.4 3.4 21.2 3.4 21.6 6.2 19.6 7.8 L 15.8 10.8 21.4 10.8
    """,
    "underline": "M 6.6 3.4 L 6.6 10.4 C 6.6 17.6 17.4 17.6 17.4 10.4 L 17.4 3.4 M 5 20.6 L 19 20.6",
    "x.squareroot": "M 2.4 13 L 5 12 9 20.4 13 4.4 21.6 4.4 M 14.6 10 L 20.4 18 M 20.4 10 L 14.6 18",
  ]

  /// The paths that are always filled.
  static let solids: [String: String] = [
    "list.bullet": "O 4.4 5.6 1.5 O 4.4 12 1.5 O 4.4 18.4 1.5",
    "list.bullet.indent": "O 3.6 4.4 1.4 O 8 9.5 1.4 O 8 14.5 1.4 O 3.6 19.6 1.4",
    "list.bullet.rectangle": "O 6.8 8.6 1 O 6.8 12 1 O 6.8 15.4 1",
    "text.badge.star": "M 16.6 12.6 L 18 15.8 21.4 16.1 18.8 18.3 19.6 21.6 16.6 19.8 13.6 21.6 14.4 18.3 11.8 16.1 15.2 15.8 Z",
    "text.line.first.and.arrowtriangle.forward": "M 3.4 1.8 L 8.2 5 3.4 8.2 Z",
    "text.line.last.and.arrowtriangle.forward": "M 3.4 15.8 L 8.2 19 3.4 22.2 Z",
  ]

  /// The paths that the filled variant fills, for symbols where it isn't the area that the lines enclose.
  static let bodies: [String: String] = [
    "list.bullet.rectangle": "R 2.5 4.5 19 15 2.4",
    "list.dash.header.rectangle": "R 2.5 4.5 19 15 2.4",
  ]

  /// The strokes that the filled variant cuts out.
  static let cuts: [String: String] = [
    "list.bullet.rectangle": "M 10.4 8.6 L 17.6 8.6 M 10.4 12 L 17.6 12 M 10.4 15.4 L 17.6 15.4",
    "list.dash.header.rectangle": """
    M 2.5 9 L 21.5 9 M 6.4 12.4 L 7 12.4 M 6.4 15.8 L 7 15.8 M 10.4 12.4 L 17.6 12.4 M 10.4 15.8 L 17.6 15.8
    """,
  ]

  /// The symbols whose solid parts the filled variant cuts out.
  static let holes: Set<String> = [
    "list.bullet.rectangle"
  ]

  /// The symbols without a filled variant.
  static let unfillable: Set<String> = [
    "asterisk", "bold", "bold.italic.underline", "character.cursor.ibeam", "character.textbox", "decrease.indent", "decrease.quotelevel",
    "escape", "fn", "fx", "increase.indent", "increase.quotelevel", "italic", "list.bullet", "list.bullet.indent", "list.dash",
    "paragraphsign", "parentheses", "quotelevel", "space", "strikethrough", "text.aligncenter", "text.alignleft", "text.append",
    "text.badge.star", "text.insert", "text.justify", "text.line.first.and.arrowtriangle.forward",
    "text.line.last.and.arrowtriangle.forward", "text.quote", "textformat.123", "textformat.abc", "textformat.alt", "textformat.size",
    "textformat.subscript", "textformat.superscript", "underline", "x.squareroot",
  ]
}
