import Foundation
import OrielDrawing

/// Read-only text. Mirrors SwiftUI's `Text`.
nonisolated public struct Text: Equatable, Sendable {
  /// Mirrors SwiftUI's `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  /// Mirrors SwiftUI's `Text.Case`.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// Mirrors SwiftUI's `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, tableName: String?, bundle: Bundle?)
    case concatenated(Text, Text)
    case attributed(AttributedString)
    case date(DateText)
  }

  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case design(Font.Design?)
    case width(Font.Width?)
    case color(AnyShapeStyle)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case kerning(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Scale)
    case attribute(CustomTextAttribute)
  }

  let storage: Storage
  var modifiers: [Modifier] = []

  init(_ storage: Storage) { self.storage = storage }

  /// The string as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    storage = .localized(key, tableName: tableName, bundle: bundle)
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  public static func + (left: Text, right: Text) -> Text { Text(.concatenated(left, right)) }

  func adding(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  public func bold() -> Text { adding(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  public func italic() -> Text { adding(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  public func foregroundColor(_ color: Color?) -> Text { color.map { adding(.color(AnyShapeStyle($0))) } ?? self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.color(AnyShapeStyle(style))) }
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { adding(.kerning(tracking)) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? adding(.scale(scale)) : self }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  // MARK: Resolving

  /// The plain string in a language, where there is no window: its dates are those of the moment.
  package func string(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return string(in: DateText.Surroundings(environment, now: Date()))
  }

  /// The plain string, its dates as they are written in the surroundings.
  func string(in surroundings: DateText.Surroundings) -> String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key, let table, let bundle): key.string(tableName: table, bundle: bundle, surroundings: surroundings)
    case .attributed(let string): String(string.characters)
    case .concatenated(let first, let second): first.string(in: surroundings) + second.string(in: surroundings)
    case .date(let date): date.resolved(in: surroundings).string
    }
  }

  /// Whether any of it could be a link; most texts are quickly told.
  func mayHaveLinks(in environment: EnvironmentValues) -> Bool {
    switch storage {
    case .verbatim, .date: false
    case .localized(let key, let table, let bundle):
      key.arguments.contains { if case .text(let text) = $0 { text.mayHaveLinks(in: environment) } else { false } }
        || key.mayHaveLinks(tableName: table, bundle: bundle, locale: environment.locale)
    case .attributed(let string): string.runs.contains { $0.link != nil }
    case .concatenated(let first, let second): first.mayHaveLinks(in: environment) || second.mayHaveLinks(in: environment)
    }
  }

  /// The colour of the parts, over an outer one.
  enum Coloring: Equatable {
    /// Nil is that of the surroundings.
    case one(RGBA?)
    case several
  }

  func coloring(in environment: EnvironmentValues, over outer: RGBA? = nil) -> Coloring {
    var color = outer
    for case .color(let style) in modifiers { color = style.color(in: environment) }
    switch storage {
    case .verbatim, .date: return .one(color)
    case .localized(let key, let table, let bundle):
      return key.hasOneColor(tableName: table, bundle: bundle, locale: environment.locale) ? .one(color) : .several
    case .attributed: return .several
    case .concatenated(let first, let second): return coloring(of: first, second, in: environment, over: color)
    }
  }

  private func coloring(of first: Text, _ second: Text, in environment: EnvironmentValues, over color: RGBA?) -> Coloring {
    let coloring = first.coloring(in: environment, over: color)
    return coloring == second.coloring(in: environment, over: color) ? coloring : .several
  }

  func append(to text: inout StyledText, style: TextStyleState, environment: EnvironmentValues) {
    var style = style
    for modifier in modifiers { style.apply(modifier, environment: environment) }
    switch storage {
    case .concatenated(let first, let second):
      first.append(to: &text, style: style, environment: environment)
      second.append(to: &text, style: style, environment: environment)
    case .verbatim(let string): text.append(string, style: style, environment: environment)
    case .localized(let key, let table, let bundle):
      for piece in key.pieces(tableName: table, bundle: bundle, locale: environment.locale) {
        var style = style
        style.apply(piece.style)
        style.apply(link: piece.link.flatMap { URL(string: $0) }, environment: environment)
        switch piece.content {
        case .string(let string): text.append(string, style: style, environment: environment)
        case .text(let inner): inner.append(to: &text, style: style, environment: environment)
        }
      }
    case .attributed(let string):
      for run in string.runs {
        var style = style
        style.apply(run, environment: environment)
        text.append(String(string[run.range].characters), style: style, environment: environment)
      }
    case .date(let date):
      let (string, next) = date.resolved(in: DateText.Surroundings(environment, now: text.now))
      text.follow(next)
      text.append(string, style: style, environment: environment)
    }
    // A text without any is a line of its font all the same.
    if text.runs.isEmpty { text.append("", style: style, environment: environment) }
  }
}

/// The attributes of text while its modifiers are applied, outermost first.
struct TextStyleState {
  var font: Font
  private(set) var color: RGBA?
  /// The style that the colour comes from, where it is more than that.
  private(set) var richStyle: AnyShapeStyle?
  var underline: TextRun.Line?
  var strikethrough: TextRun.Line?
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var scale: Text.Scale
  var attributes: TextAttributes = [:]
  var background: RGBA?
  var link: URL?

  init(environment: EnvironmentValues) {
    font = environment.font ?? .body
    let decoration = environment.textDecoration
    underline = decoration.underline.map { Self.line($0, environment) }
    strikethrough = decoration.strikethrough.map { Self.line($0, environment) }
    kerning = decoration.kerning
    baselineOffset = decoration.baselineOffset
    scale = environment.partScale
  }

  mutating func apply(_ modifier: Text.Modifier, environment: EnvironmentValues) {
    switch modifier {
    case .font(let newFont): if let newFont { font = newFont }
    case .weight(let weight): if let weight { font = font.weight(weight) }
    case .bold(let isActive): font = font.bold(isActive)
    case .italic(let isActive): font = font.italic(isActive)
    case .monospaced(let isActive): font = font.monospaced(isActive)
    case .monospacedDigit: font = font.monospacedDigit()
    case .design(let design): font = font.design(design)
    case .width(let width): if let width { font = font.width(width) }
    case .color(let style): apply(style, environment: environment)
    case .underline(let line): underline = line.map { Self.line($0, environment) }
    case .strikethrough(let line): strikethrough = line.map { Self.line($0, environment) }
    case .kerning(let value): kerning = value
    case .baselineOffset(let value): baselineOffset = value
    case .scale(let value): scale = value
    case .attribute(let attribute): attributes[attribute.key] = attribute
    }
  }

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
        legibilityWeight: environment.legibilityWeight),
      color: richStyle == nil ? color : nil, background: background, underline: underline, strikethrough: strikethrough, kerning: kerning,
      baselineOffset: baselineOffset)
  }
}

extension Text: LeafView {
  static var isStateless: Bool { true }

  static var environmentKeys: EnvironmentKeySet { EnvironmentValues.textKeys }

  @MainActor func makeBox(_ node: AnyViewNode) -> TextBox { TextBox(self, node: node) }

  @MainActor func update(_ box: TextBox, transaction: Transaction) { box.update(self, transaction: transaction) }
}
