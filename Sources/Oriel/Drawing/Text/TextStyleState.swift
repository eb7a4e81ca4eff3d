import Foundation
import OrielDrawing

/// The attributes of a text while its modifiers are applied, from the outermost to the innermost.
struct TextStyleState {
  /// The font without the changes of modifiers, which are stored separately because they apply to any font of an inner text.
  private var baseFont: Font
  private var fontChanges: [FontChange]
  private(set) var color: RGBA?
  /// The style of the text if it is more than a color, or `nil`.
  private(set) var richStyle: AnyShapeStyle?
  var underline: TextRun.Line?
  var strikethrough: TextRun.Line?
  var kerning: CGFloat = 0
  /// The tracking, which has precedence over `kerning`, or `nil`.
  private var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var scale: Text.Scale
  var attributes: TextAttributes = [:]
  var background: RGBA?
  var link: URL?

  init(environment: EnvironmentValues) {
    baseFont = environment.font ?? .body
    fontChanges = environment.fontChanges
    let decoration = environment.textDecoration
    underline = decoration.underline.map { Self.line($0, environment) }
    strikethrough = decoration.strikethrough.map { Self.line($0, environment) }
    kerning = decoration.kerning
    baselineOffset = decoration.baselineOffset
    scale = environment.partScale
  }

  /// The font with the changes of all modifiers.
  var font: Font { fontChanges.reduce(baseFont) { $1.applied(to: $0) } }

  mutating func apply(_ modifier: Text.Modifier, environment: EnvironmentValues) {
    switch modifier {
    case .font(let font): if let font { baseFont = font }
    case .fontChange(let change): self.change(change)
    case .color(let style): apply(style, environment: environment)
    case .underline(let line): underline = line.map { Self.line($0, environment) }
    case .strikethrough(let line): strikethrough = line.map { Self.line($0, environment) }
    case .kerning(let value): kerning = value
    case .tracking(let value): tracking = value
    case .baselineOffset(let value): baselineOffset = value
    case .scale(let value): scale = value
    // The outermost of these modifiers applies.
    case .attribute, .accessibility: break
    }
  }

  mutating func change(_ change: FontChange) { fontChanges.append(change) }

  mutating func apply<S: ShapeStyle>(_ style: S, environment: EnvironmentValues) {
    let paint = style._paint(in: environment, level: 0)
    color = paint.sample.firstColor
    richStyle = paint.isRich ? AnyShapeStyle(style) : nil
  }

  private static func line(_ style: Text.LineStyle, _ environment: EnvironmentValues) -> TextRun.Line {
    let pattern: TextRun.Line.Pattern =
      switch style.pattern {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    return TextRun.Line(pattern: pattern, color: style.color?.resolved(in: environment))
  }

  func run(_ string: String, environment: EnvironmentValues) -> TextRun {
    TextRun(
      string: string,
      font: font.resolve(
        dynamicTypeSize: environment.dynamicTypeSize, textScale: environment.textScale * scale.factor,
        legibilityWeight: environment.legibilityWeight, systemFamily: environment.systemFamily),
      color: richStyle == nil ? color : nil, background: background, underline: underline, strikethrough: strikethrough,
      kerning: tracking ?? kerning, baselineOffset: baselineOffset)
  }
}
