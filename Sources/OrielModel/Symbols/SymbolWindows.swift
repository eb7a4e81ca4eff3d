/// The drawings of windows, panes and layers.
///
/// The paths are in the notation of `Path.init(glyph:)`.
package enum SymbolWindows {
  /// The stroked paths.
  static let lines: [String: String] = [
    "align.horizontal.center": "M 12 3 L 12 21 R 5 5.4 14 4.6 1 R 8 14 8 4.6 1",
    "align.horizontal.left": "M 4 3.4 L 4 20.6 R 7.4 5.4 13 4.6 1 R 7.4 14 8 4.6 1",
    "app.connected.to.app.below": """
    R 7.6 2.8 8.8 7.4 2 R 7.6 13.8 8.8 7.4 2 M 7.6 6.5 L 5 6.5 C 3.6 6.5 2.8 7.3 2.8 8.7 L 2.8 15.3 C 2.8 16.7 3.6 17.5 5 17.5 L 7.6
    17.5
    """,
    "app.dashed": """
    M 3 9 L 3 8 C 3 5 5 3 8 3 L 9 3 M 15 3 L 16 3 C 19 3 21 5 21 8 L 21 9 M 21 15 L 21 16 C 21 19 19 21 16 21 L 15 21 M 9 21 L 8 21 C 5
    21 3 19 3 16 L 3 15
    """,
    "aspectratio": "R 2.2 4.4 19.6 15.2 2.2 R 2.2 9.6 12.4 10 1.6",
    "button.angledbottom.horizontal.left": """
    M 5 7 L 19 7 C 20.6 7 21.6 8 21.6 9.6 L 21.6 12 C 21.6 15.4 19.6 17 16.4 17 L 5 17 C 3.4 17 2.4 16 2.4 14.4 L 2.4 9.6 C 2.4 8 3.4 7
    5 7 Z
    """,
    "button.horizontal": "R 2.4 7 19.2 10 2.6 M 7 12 L 17 12",
    "checkerboard.rectangle": "R 2.5 5 19 14 2",
    "circle.grid.cross.left.filled": "O 12 5 2.4 O 19 12 2.4 O 12 19 2.4",
    "clear": "R 3.5 3.5 17 17 3 M 8.2 8.2 L 15.8 15.8 M 15.8 8.2 L 8.2 15.8",
    "contextualmenu.and.cursorarrow": """
    M 9.4 20 L 6.6 20 C 5.2 20 4.4 19.2 4.4 17.8 L 4.4 6 C 4.4 4.6 5.2 3.8 6.6 3.8 L 15.8 3.8 C 17.2 3.8 18 4.6 18 6 L 18 9 M 8 8 L 14.4
    8 M 8 12 L 10.4 12
    """,
    "distribute.horizontal.center": "M 6 3 L 6 21 M 18 3 L 18 21 R 9.4 6 5.2 12 1.2",
    "dots.and.line.vertical.and.cursorarrow.rectangle": "R 2.2 4.4 19.6 14 2.2 M 8 4.4 L 8 18.4",
    "filemenu.and.cursorarrow": "R 2.6 3.6 18.8 4.4 1.2 M 4.4 8 L 4.4 18 C 4.4 19.4 5.2 20.2 6.6 20.2 L 10 20.2 M 8 12 L 10.6 12",
    "filemenu.and.selection": """
    R 2.6 3.6 18.8 4.4 1.2 M 5 8 L 5 18.2 C 5 19.6 5.8 20.4 7.2 20.4 L 16.8 20.4 C 18.2 20.4 19 19.6 19 18.2 L 19 8 M 8.4 17.2 L 15.6
    17.2
    """,
    "flip.horizontal": "M 9 5 L 9 19 2.4 19 Z M 15 5 L 15 19 21.6 19 Z M 12 3.4 L 12 20.6",
    "l.rectangle.roundedbottom": "M 4 4 L 20 4 20 15 C 20 18.4 18.4 20 15 20 L 9 20 C 5.6 20 4 18.4 4 15 Z M 10 8 L 10 15.6 14.6 15.6",
    "largecircle.fill.circle": "O 12 12 9.3",
    "macwindow.on.rectangle": """
    R 2.5 8.6 15 11 2 M 2.5 12 L 17.5 12 M 7.4 6.4 C 7.4 5.2 8.2 4.4 9.4 4.4 L 19.5 4.4 C 20.7 4.4 21.5 5.2 21.5 6.4 L 21.5 13.4 C 21.5
    14.6 20.7 15.4 19.5 15.4
    """,
    "move.3d": """
    M 12 12.6 L 12 3 M 9 5.6 L 12 2.6 15 5.6 M 12 12.6 L 20.4 17.6 M 20.8 13.6 L 20.8 17.8 16.8 18.4 M 12 12.6 L 3.6 17.6 M 3.2 13.6 L
    3.2 17.8 7.2 18.4
    """,
    "pip.swap": "R 2.2 4.4 19.6 15.2 2.2 M 6 11 L 6 8 9 8 M 6 8 L 10 12",
    "poweroff": "O 12 12 8.6",
    "poweron": "M 12 3.6 L 12 20.4",
    "questionmark.app.dashed": """
    M 3 9 L 3 8 C 3 5 5 3 8 3 L 9 3 M 15 3 L 16 3 C 19 3 21 5 21 8 L 21 9 M 21 15 L 21 16 C 21 19 19 21 16 21 L 15 21 M 9 21 L 8 21 C 5
    21 3 19 3 16 L 3 15 M 9 9.4 C 9 7.6 10.3 6.6 12 6.6 13.7 6.6 15 7.8 15 9.2 15 11.4 12 11.3 12 13.6
    """,
    "questionmark.square.dashed": """
    M 3.5 8 L 3.5 6 C 3.5 4.6 4.6 3.5 6 3.5 L 8 3.5 M 10.8 3.5 L 13.2 3.5 M 16 3.5 L 18 3.5 C 19.4 3.5 20.5 4.6 20.5 6 L 20.5 8 M 20.5
    10.8 L 20.5 13.2 M 20.5 16 L 20.5 18 C 20.5 19.4 19.4 20.5 18 20.5 L 16 20.5 M 13.2 20.5 L 10.8 20.5 M 8 20.5 L 6 20.5 C 4.6 20.5
    3.5 19.4 3.5 18 L 3.5 16 M 3.5 13.2 L 3.5 10.8 M 9.4 9.6 C 9.4 8 10.5 7.1 12 7.1 13.5 7.1 14.6 8.1 14.6 9.4 14.6 11.4 12 11.3 12
    13.4
    """,
    "rectangle.3.offgrid": "R 2.6 4 9 16 1.4 R 14 4 7.4 6.4 1.4 R 14 13 7.4 7 1.4",
    "rectangle.and.hand.point.up.left": """
    M 9 18.6 L 4.6 18.6 C 3.3 18.6 2.5 17.8 2.5 16.5 L 2.5 7.1 C 2.5 5.8 3.3 5 4.6 5 L 19.4 5 C 20.7 5 21.5 5.8 21.5 7.1 L 21.5 10
    """,
    "rectangle.and.paperclip": """
    M 9 18.6 L 4.6 18.6 C 3.3 18.6 2.5 17.8 2.5 16.5 L 2.5 7.1 C 2.5 5.8 3.3 5 4.6 5 L 19.4 5 C 20.7 5 21.5 5.8 21.5 7.1 L 21.5 8.4 M
    17.4 14.2 L 14.8 18 C 13.4 20 16.2 22.2 17.8 20 L 21.4 15 C 23 12.6 19.4 9.8 17.6 12.2 L 13.2 18.2
    """,
    "rectangle.bottomhalf.inset.filled": "R 2.5 5 19 14 2",
    "rectangle.compress.vertical": """
    R 2.6 9.4 18.8 5.2 1.6 M 12 1.8 L 12 6.2 M 9.4 3.8 L 12 6.4 14.6 3.8 M 12 22.2 L 12 17.8 M 9.4 20.2 L 12 17.6 14.6 20.2
    """,
    "rectangle.dashed.badge.record": """
    M 6 5 L 4.6 5 C 3.3 5 2.5 5.8 2.5 7.1 L 2.5 8.6 M 2.5 12 L 2.5 15 M 10 5 L 14 5 M 18 5 L 19.4 5 C 20.7 5 21.5 5.8 21.5 7.1 L 21.5
    8.6 M 4.6 19 C 3.3 19 2.5 18.2 2.5 17 M 8 19 L 11 19 O 17.6 17 4.2
    """,
    "rectangle.expand.vertical": """
    R 2.6 9.4 18.8 5.2 1.6 M 12 6.2 L 12 1.8 M 9.4 4.4 L 12 1.8 14.6 4.4 M 12 17.8 L 12 22.2 M 9.4 19.6 L 12 22.2 14.6 19.6
    """,
    "rectangle.inset.bottomright.filled": "R 2.5 5 19 14 2",
    "rectangle.inset.filled.on.rectangle": """
    R 2.5 8.6 15 11 2 M 7.4 6.4 C 7.4 5.2 8.2 4.4 9.4 4.4 L 19.5 4.4 C 20.7 4.4 21.5 5.2 21.5 6.4 L 21.5 13.4 C 21.5 14.6 20.7 15.4 19.5
    15.4
    """,
    "rectangle.inset.topleft.filled": "R 2.5 5 19 14 2",
    "rectangle.landscape.rotate": "R 2.6 11 18.8 9.4 2 M 6 6.6 C 8 4.4 15 4.4 17.4 6.4 M 17.8 3 L 17.8 6.8 14 6.8",
    "rectangle.leftthird.inset.filled": "R 2.5 5 19 14 2",
    "rectangle.on.rectangle.angled": """
    M 4.36 9.88 L 14.66 8.44 C 15.76 8.28 16.77 9.04 16.92 10.14 L 17.81 16.48 C 17.96 17.57 17.2 18.58 16.11 18.74 L 5.81 20.18 C 4.72
    20.34 3.7 19.57 3.55 18.48 L 2.66 12.14 C 2.51 11.05 3.27 10.04 4.36 9.88 Z M 8 5.8 L 8.2 4.8 C 8.4 3.8 9.2 3.3 10.2 3.5 L 20.2 5.4
    C 21.2 5.6 21.8 6.4 21.6 7.4 L 20.4 13.8 C 20.2 14.8 19.8 15.2 19 15.4
    """,
    "rectangle.portrait.and.arrow.right": """
    M 12.6 15.6 L 12.6 18.4 C 12.6 19.8 11.8 20.6 10.4 20.6 L 5.6 20.6 C 4.2 20.6 3.4 19.8 3.4 18.4 L 3.4 5.6 C 3.4 4.2 4.2 3.4 5.6 3.4
    L 10.4 3.4 C 11.8 3.4 12.6 4.2 12.6 5.6 L 12.6 8.4 M 8 12 L 21 12 M 17.2 8.2 L 21 12 17.2 15.8
    """,
    "rectangle.portrait.rotate": "R 3.2 2.6 9.4 18.8 2 M 16.4 6 C 20.6 8 20.6 16 16.4 18 M 16.2 14.4 L 16.2 18.2 20 18.2",
    "rectangle.tophalf.inset.filled": "R 2.5 5 19 14 2",
    "rectangle.topthird.inset.filled": "R 2.5 5 19 14 2",
    "rectangle.trailinghalf.inset.filled.arrow.trailing": "R 2.5 5 19 14 2 M 5.4 12 L 10.4 12 M 8.2 9.6 L 10.6 12 8.2 14.4",
    "rotate.3d": """
    M 20.6 9.6 C 19 7.4 15.8 6 12 6 6.8 6 2.6 8.6 2.6 12 2.6 14.4 4.6 16.4 7.6 17.4 M 9.6 3.4 C 8.4 5.6 7.6 8.6 7.6 12 7.6 17.2 9.6 21.4
    12 21.4 14.4 21.4 16.4 17.2 16.4 12 M 17 16.4 C 19.8 15.4 21.4 13.8 21.4 12
    """,
    "scale.3d": "M 12 12.6 L 12 5 M 12 12.6 L 19 16.8 M 12 12.6 L 5 16.8",
    "selection.pin.in.out": """
    M 4 3.6 L 4 20.4 M 20 3.6 L 20 20.4 M 8 12 L 16 12 M 10.4 9.4 L 7.8 12 10.4 14.6 M 13.6 9.4 L 16.2 12 13.6 14.6
    """,
    "sidebar.left": "R 2.2 4.4 19.6 15.2 2.6 M 9 4.4 L 9 19.6 M 5 8 L 6.2 8 M 5 11 L 6.2 11 M 5 14 L 6.2 14",
    "skew": "M 8.4 5 L 21.4 5 15.6 19 2.6 19 Z",
    "slider.horizontal.2.gobackward": """
    M 3 7 L 9 7 M 14.4 7 L 21 7 M 3 17 L 5 17 M 10.4 17 L 14 17 O 11.7 7 2.6 O 7.7 17 2.6 M 16.4 17.6 C 16.4 19.8 18 21 19.6 20.8 21.4
    20.6 22.4 19 22.2 17.4 22 15.8 20.6 14.8 19 15 L 17.6 15 M 19 13 L 17 15 19 17
    """,
    "sparkles.square.filled.on.square": """
    R 3.5 8 12.5 12.5 2 M 8 8 L 8 5.5 C 8 4.4 8.9 3.5 10 3.5 L 18.5 3.5 C 19.6 3.5 20.5 4.4 20.5 5.5 L 20.5 14 C 20.5 15.1 19.6 16 18.5
    16 L 16 16
    """,
    "square.2.layers.3d": "M 12 4.4 L 21 9 12 13.6 3 9 Z M 3 14.4 L 12 19 21 14.4",
    "square.3.layers.3d.bottom.filled": "M 3 7.5 L 12 3 21 7.5 M 3 12 L 12 7.5 21 12",
    "square.3.layers.3d.down.forward": "M 3 7.5 L 12 3 21 7.5 M 3 12 L 12 7.5 21 12 M 12 12.5 L 21 17 12 21.5 3 17 Z",
    "square.3.layers.3d.middle.filled": "M 3 7.5 L 12 3 21 7.5 M 3 16.5 L 12 21 21 16.5",
    "square.3.layers.3d.top.filled": "M 3 12 L 12 16.5 21 12 M 3 16.5 L 12 21 21 16.5",
    "square.3.stack.3d": "M 12 2.6 L 20.4 6.6 12 10.6 3.6 6.6 Z M 3.6 12 L 12 16 20.4 12 M 3.6 17.4 L 12 21.4 20.4 17.4",
    "square.and.line.vertical.and.square": "R 2.2 7.4 7 9.2 1.4 R 14.8 7.4 7 9.2 1.4 M 12 3.4 L 12 20.6",
    "square.bottomhalf.filled": "R 3.5 3.5 17 17 3",
    "square.bottomthird.inset.filled": "R 3.5 3.5 17 17 3",
    "square.dashed.inset.filled": """
    M 3.5 8 L 3.5 6 C 3.5 4.6 4.6 3.5 6 3.5 L 8 3.5 M 10.8 3.5 L 13.2 3.5 M 16 3.5 L 18 3.5 C 19.4 3.5 20.5 4.6 20.5 6 L 20.5 8 M 20.5
    10.8 L 20.5 13.2 M 20.5 16 L 20.5 18 C 20.5 19.4 19.4 20.5 18 20.5 L 16 20.5 M 13.2 20.5 L 10.8 20.5 M 8 20.5 L 6 20.5 C 4.6 20.5
    3.5 19.4 3.5 18 L 3.5 16 M 3.5 13.2 L 3.5 10.8
    """,
    "square.filled.on.square": """
    R 3.5 8 12.5 12.5 2 M 8 8 L 8 5.5 C 8 4.4 8.9 3.5 10 3.5 L 18.5 3.5 C 19.6 3.5 20.5 4.4 20.5 5.5 L 20.5 14 C 20.5 15.1 19.6 16 18.5
    16 L 16 16
    """,
    "square.leadingthird.inset.filled": "R 3.5 3.5 17 17 3",
    "square.on.square.dashed": """
    R 3.5 8 12.5 12.5 2 M 8 5.6 C 8 4.4 8.9 3.5 10 3.5 M 13 3.5 L 15.6 3.5 M 18.5 3.5 C 19.6 3.5 20.5 4.4 20.5 5.5 M 20.5 8.4 L 20.5 11
    M 20.5 14 C 20.5 15.1 19.6 16 18.5 16
    """,
    "square.split.bottomrightquarter": "R 3.5 3.5 17 17 3 M 20.5 12 L 12 12 12 20.5",
    "square.stack.3d.down.forward": "M 3 6.4 L 12 2.4 21 6.4 M 3 11 L 12 7 21 11 M 12 11.6 L 21 16.2 12 20.8 3 16.2 Z",
    "square.text.square": "R 3.5 3.5 17 17 3 M 7 7.6 L 17 7.6 R 8 11 8 6.4 0.8",
    "square.topthird.inset.filled": "R 3.5 3.5 17 17 3",
    "squares.leading.rectangle": "R 2.4 4.4 4.6 4.6 1 R 2.4 14.8 4.6 4.6 1 R 10.4 4.4 11.2 15.2 2",
    "swiftdata": """
    M 4.5 6 L 4.5 18 C 4.5 22.4 19.5 22.4 19.5 18 L 19.5 6 C 19.5 1.6 4.5 1.6 4.5 6 Z M 4.5 6 C 4.5 10.4 19.5 10.4 19.5 6 M 8 13.4 L 11
    15.4 16 12.6
    """,
    "timeline.selection": "M 2.4 12 L 21.6 12 M 7 5.4 L 7 18.6 M 17 5.4 L 17 18.6",
    "togglepower": "O 15.6 12 5.4 M 3.4 6.6 L 3.4 17.4",
    "view.2d": """
    M 3.4 9 C 3.6 7 5 5.8 6.8 5.8 9 5.8 10.4 7.2 10.4 9.2 10.4 11 9.4 12.4 3.2 18.4 L 10.8 18.4 M 13.6 5.8 L 16 5.8 C 23 5.8 23 18.4 16
    18.4 L 13.6 18.4 Z
    """,
    "view.3d": """
    M 3.4 8.4 C 3.8 6.6 5 5.8 6.8 5.8 9 5.8 10.2 7 10.2 8.8 10.2 10.6 9 11.8 6.6 11.8 9.4 11.8 10.8 13 10.8 15 10.8 17 9.2 18.4 6.8 18.4
    4.8 18.4 3.4 17.4 3 15.6 M 13.6 5.8 L 16 5.8 C 23 5.8 23 18.4 16 18.4 L 13.6 18.4 Z
    """,
    "viewfinder.rectangular": """
    M 2.4 8.6 L 2.4 6.6 C 2.4 5.4 3.2 4.6 4.4 4.6 L 7 4.6 M 17 4.6 L 19.6 4.6 C 20.8 4.6 21.6 5.4 21.6 6.6 L 21.6 8.6 M 21.6 15.4 L 21.6
    17.4 C 21.6 18.6 20.8 19.4 19.6 19.4 L 17 19.4 M 7 19.4 L 4.4 19.4 C 3.2 19.4 2.4 18.6 2.4 17.4 L 2.4 15.4
    """,
  ]

  /// The paths that are always filled.
  static let solids: [String: String] = [
    "checkerboard.rectangle": """
    M 8.8 5 L 15.2 5 15.2 9.7 8.8 9.7 Z M 2.5 9.7 L 8.8 9.7 8.8 14.3 2.5 14.3 Z M 15.2 9.7 L 21.5 9.7 21.5 14.3 15.2 14.3 Z M 8.8 14.3 L
    15.2 14.3 15.2 19 8.8 19 Z
    """,
    "circle.grid.cross.left.filled": "O 5 12 3.2",
    "contextualmenu.and.cursorarrow": "M 12.4 11 L 21.4 16.8 17.2 17.4 15.2 21.4 Z",
    "dots.and.line.vertical.and.cursorarrow.rectangle": """
    O 5.1 8 0.9 O 5.1 11.4 0.9 O 5.1 14.8 0.9 M 11.6 7.4 L 18.6 11.8 15.4 12.4 13.9 15.6 Z
    """,
    "filemenu.and.cursorarrow": "M 12.4 11 L 21.4 16.8 17.2 17.4 15.2 21.4 Z",
    "filemenu.and.selection": "R 5 11 14 3 0.4",
    "largecircle.fill.circle": "O 12 12 5.6",
    "pip.swap": "R 12.6 12 7 5.4 1.2",
    "questionmark.app.dashed": "O 12 17 1.2",
    "questionmark.square.dashed": "O 12 16.6 1.1",
    "rectangle.and.hand.point.up.left": "M 10 9.4 L 21 14.4 16.4 16 14.6 20.6 Z",
    "rectangle.bottomhalf.inset.filled": "R 5.2 12.4 13.6 4 0.8",
    "rectangle.dashed.badge.record": "O 17.6 17 1.9",
    "rectangle.inset.bottomright.filled": "R 11.6 12 7.4 4.6 0.8",
    "rectangle.inset.filled.on.rectangle": "R 5 11 10 6.2 0.8",
    "rectangle.inset.topleft.filled": "R 5 7.4 7.4 4.6 0.8",
    "rectangle.leftthird.inset.filled": "R 5.2 7.6 4 8.8 0.8",
    "rectangle.tophalf.inset.filled": "R 5.2 7.6 13.6 4 0.8",
    "rectangle.topthird.inset.filled": "R 5.2 7.6 13.6 3.2 0.8",
    "rectangle.trailinghalf.inset.filled.arrow.trailing": "R 13 7.6 5.8 8.8 0.8",
    "rotate.3d": "M 13.6 13.2 L 16.4 8.6 19.2 13.2 Z",
    "scale.3d": "R 10.2 1.8 3.6 3.6 0.4 R 18.4 16 3.6 3.6 0.4 R 2 16 3.6 3.6 0.4",
    "sparkles.square.filled.on.square": """
    M 9.8 10 C 10.2 13 11 13.8 14 14.2 11 14.6 10.2 15.4 9.8 18.4 9.4 15.4 8.6 14.6 5.6 14.2 8.6 13.8 9.4 13 9.8 10 Z
    """,
    "square.3.layers.3d.bottom.filled": "M 12 12 L 21 16.5 12 21 3 16.5 Z",
    "square.3.layers.3d.middle.filled": "M 12 7.5 L 21 12 12 16.5 3 12 Z",
    "square.3.layers.3d.top.filled": "M 12 3 L 21 7.5 12 12 3 7.5 Z",
    "square.bottomhalf.filled": "M 3.5 12 L 20.5 12 20.5 17.5 C 20.5 19.2 19.2 20.5 17.5 20.5 L 6.5 20.5 C 4.8 20.5 3.5 19.2 3.5 17.5 Z",
    "square.bottomthird.inset.filled": "R 6 13.4 12 4.6 0.8",
    "square.dashed.inset.filled": "R 7 7 10 10 1.2",
    "square.filled.on.square": "R 6 10.4 7.6 7.6 0.8",
    "square.grid.4x3.fill": """
    R 2.1 5 3.8 3.8 0.9 R 7.4 5 3.8 3.8 0.9 R 12.7 5 3.8 3.8 0.9 R 18 5 3.8 3.8 0.9 R 2.1 10.1 3.8 3.8 0.9 R 7.4 10.1 3.8 3.8 0.9 R 12.7
    10.1 3.8 3.8 0.9 R 18 10.1 3.8 3.8 0.9 R 2.1 15.2 3.8 3.8 0.9 R 7.4 15.2 3.8 3.8 0.9 R 12.7 15.2 3.8 3.8 0.9 R 18 15.2 3.8 3.8 0.9
    """,
    "square.leadingthird.inset.filled": "R 6 6 4.2 12 0.8",
    "square.topthird.inset.filled": "R 6 6 12 4.6 0.8",
    "timeline.selection": "R 7 8.4 10 7.2 0.6",
  ]

  /// The paths that the filled variant fills, for symbols where it isn't the area that the lines enclose.
  static let bodies: [String: String] = [
    "align.horizontal.center": "R 5 5.4 14 4.6 1 R 8 14 8 4.6 1",
    "align.horizontal.left": "R 7.4 5.4 13 4.6 1 R 7.4 14 8 4.6 1",
    "app.connected.to.app.below": "R 7.6 2.8 8.8 7.4 2 R 7.6 13.8 8.8 7.4 2",
    "button.horizontal": "R 2.4 7 19.2 10 2.6",
    "clear": "R 3.5 3.5 17 17 3",
    "distribute.horizontal.center": "R 9.4 6 5.2 12 1.2",
    "flip.horizontal": "M 9 5 L 9 19 2.4 19 Z M 15 5 L 15 19 21.6 19 Z",
    "rectangle.landscape.rotate": "R 2.6 11 18.8 9.4 2",
    "rectangle.on.rectangle.angled": """
    M 4.36 9.88 L 14.66 8.44 C 15.76 8.28 16.77 9.04 16.92 10.14 L 17.81 16.48 C 17.96 17.57 17.2 18.58 16.11 18.74 L 5.81 20.18 C 4.72
    20.34 3.7 19.57 3.55 18.48 L 2.66 12.14 C 2.51 11.05 3.27 10.04 4.36 9.88 Z
    """,
    "rectangle.portrait.and.arrow.right": """
    M 12.6 15.6 L 12.6 18.4 C 12.6 19.8 11.8 20.6 10.4 20.6 L 5.6 20.6 C 4.2 20.6 3.4 19.8 3.4 18.4 L 3.4 5.6 C 3.4 4.2 4.2 3.4 5.6 3.4
    L 10.4 3.4 C 11.8 3.4 12.6 4.2 12.6 5.6 Z
    """,
    "square.2.layers.3d": "M 12 4.4 L 21 9 12 13.6 3 9 Z",
    "square.3.layers.3d.down.forward": "M 12 12.5 L 21 17 12 21.5 3 17 Z",
    "square.3.stack.3d": "M 12 2.6 L 20.4 6.6 12 10.6 3.6 6.6 Z",
    "square.and.line.vertical.and.square": "R 2.2 7.4 7 9.2 1.4 R 14.8 7.4 7 9.2 1.4",
    "square.on.square.dashed": "R 3.5 8 12.5 12.5 2",
    "square.stack.3d.down.forward": "M 12 11.6 L 21 16.2 12 20.8 3 16.2 Z",
    "square.text.square": "R 3.5 3.5 17 17 3",
  ]

  /// The strokes that the filled variant cuts out.
  static let cuts: [String: String] = [
    "button.horizontal": "M 7 12 L 17 12",
    "rectangle.portrait.and.arrow.right": "M 8 12 L 12.6 12",
    "square.text.square": "M 7 7.6 L 17 7.6 R 8 11 8 6.4 0.8",
  ]

  /// The strokes that form a layer of their own.
  static let marks: [String: String] = [
    "clear": "M 8.2 8.2 L 15.8 15.8 M 15.8 8.2 L 8.2 15.8"
  ]

  /// The symbols without a filled variant.
  static let unfillable: Set<String> = [
    "app.dashed", "aspectratio", "checkerboard.rectangle", "circle.grid.cross.left.filled", "contextualmenu.and.cursorarrow",
    "dots.and.line.vertical.and.cursorarrow.rectangle", "filemenu.and.cursorarrow", "filemenu.and.selection", "l.rectangle.roundedbottom",
    "largecircle.fill.circle", "macwindow.on.rectangle", "move.3d", "pip.swap", "poweroff", "poweron", "questionmark.app.dashed",
    "questionmark.square.dashed", "rectangle.and.hand.point.up.left", "rectangle.and.paperclip", "rectangle.bottomhalf.inset.filled",
    "rectangle.compress.vertical", "rectangle.dashed.badge.record", "rectangle.expand.vertical", "rectangle.inset.bottomright.filled",
    "rectangle.inset.filled.on.rectangle", "rectangle.inset.topleft.filled", "rectangle.leftthird.inset.filled",
    "rectangle.portrait.rotate", "rectangle.tophalf.inset.filled", "rectangle.topthird.inset.filled",
    "rectangle.trailinghalf.inset.filled.arrow.trailing", "rotate.3d", "scale.3d", "selection.pin.in.out", "sidebar.left",
    "slider.horizontal.2.gobackward", "sparkles.square.filled.on.square", "square.3.layers.3d.bottom.filled",
    "square.3.layers.3d.middle.filled", "square.3.layers.3d.top.filled", "square.bottomhalf.filled", "square.bottomthird.inset.filled",
    "square.dashed.inset.filled", "square.filled.on.square", "square.grid.4x3.fill", "square.leadingthird.inset.filled",
    "square.split.bottomrightquarter", "square.topthird.inset.filled", "swiftdata", "timeline.selection", "togglepower", "view.2d",
    "view.3d", "viewfinder.rectangular",
  ]
}
