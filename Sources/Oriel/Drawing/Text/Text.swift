import Foundation
import OrielDrawing

/// Read-only text. Mirrors SwiftUI's `Text`.
nonisolated public struct Text: Equatable, Sendable {
  /// The part of a text that is omitted if the text is truncated. Mirrors SwiftUI's `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  /// The case of a text's letters. Mirrors SwiftUI's `Text.Case`.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// The style of a line below or through a text. Mirrors SwiftUI's `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line. Mirrors SwiftUI's `Text.LineStyle.Pattern`.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    let pattern: Pattern
    let color: Color?

    /// Creates a style with a pattern and a color; `nil` is the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, tableName: String?, bundle: Bundle?)
    case concatenated(Text, Text)
    case attributed(AttributedString)
    case date(DateText)
    case formatted(FormattedValue)
    case timed(TimedValue)
    case image(Image)
  }

  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case fontChange(FontChange)
    case color(AnyShapeStyle)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Scale)
    case attribute(CustomTextAttribute)
    case accessibility(TextAccessibility)
  }

  let storage: Storage
  /// The modifiers, the innermost first.
  var modifiers: [Modifier] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a text that shows a string without localization.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text that shows a string without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Creates a text that shows a localized string.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    storage = .localized(key, tableName: tableName, bundle: bundle)
  }

  /// Creates a text that shows a value with a format style, in the language of the environment unless the style has a language of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedValue(input, format))
  }

  /// Returns the concatenation of two texts.
  public static func + (left: Text, right: Text) -> Text { Text(.concatenated(left, right)) }

  func adding(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// Sets the font of the text, or keeps that of the environment if it is `nil`.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.fontChange(.weight(weight))) }
  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.fontChange(.design(design))) }
  /// Sets the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.fontChange(.width(width))) }
  /// Makes the text bold.
  public func bold() -> Text { adding(.fontChange(.bold(true))) }
  /// Makes the text bold, or removes the bold weight.
  public func bold(_ isActive: Bool) -> Text { adding(.fontChange(.bold(isActive))) }
  /// Makes the text italic.
  public func italic() -> Text { adding(.fontChange(.italic(true))) }
  /// Makes the text italic or upright.
  public func italic(_ isActive: Bool) -> Text { adding(.fontChange(.italic(isActive))) }
  /// Sets a fixed-width or proportional font.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.fontChange(.monospaced(isActive))) }
  /// Sets digits of equal width.
  public func monospacedDigit() -> Text { adding(.fontChange(.monospacedDigit)) }
  /// Sets the color of the text, or keeps it if `color` is `nil`.
  public func foregroundColor(_ color: Color?) -> Text { color.map { adding(.color(AnyShapeStyle($0))) } ?? self }
  /// Sets the foreground style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.color(AnyShapeStyle(style))) }
  /// Sets the additional distance between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// Sets the additional distance between characters, in points. It has precedence over the kerning.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Sets the upward offset of the baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
  /// Sets the size of the text relative to the surrounding text.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? adding(.scale(scale)) : self }

  /// Sets or removes a line below the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets or removes a line through the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  // MARK: Resolving

  /// Returns the plain string in a language, without a window. Dates are relative to the current time.
  package func string(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return string(in: DateText.Surroundings(environment, now: Date()))
  }

  /// Returns the plain string for the given locale, calendar and time.
  func string(in surroundings: DateText.Surroundings) -> String {
    guard surroundings.isSpoken else { return written(in: surroundings) }
    let spoken = accessibilityLabel?.string(in: surroundings) ?? written(in: surroundings)
    return isSpelledOut ? spoken.spelledOut : spoken
  }

  private func written(in surroundings: DateText.Surroundings) -> String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key, let table, let bundle): key.string(tableName: table, bundle: bundle, surroundings: surroundings)
    case .attributed(let string): String(string.characters)
    case .concatenated(let first, let second): first.string(in: surroundings) + second.string(in: surroundings)
    case .date(let date): date.resolved(in: surroundings).string
    case .formatted(let value): value.string(in: surroundings.locale)
    case .timed(let value): value.resolved(in: surroundings).text.string(in: surroundings)
    case .image(let image): image.spoken(in: surroundings)
    }
  }

  /// Returns a Boolean value that indicates whether a part of the text may be a link. The check is fast for most texts.
  func mayHaveLinks(in environment: EnvironmentValues) -> Bool {
    switch storage {
    case .verbatim, .date, .formatted, .image: false
    case .localized(let key, let table, let bundle):
      key.arguments.contains { if case .text(let text) = $0 { text.mayHaveLinks(in: environment) } else { false } }
        || key.mayHaveLinks(tableName: table, bundle: bundle, locale: environment.locale)
    case .attributed(let string): string.runs.contains { $0.link != nil }
    case .timed(let value): !value.isPlain
    case .concatenated(let first, let second): first.mayHaveLinks(in: environment) || second.mayHaveLinks(in: environment)
    }
  }

  /// The color of the parts, in addition to an outer one.
  enum Coloring: Equatable {
    /// A single color, or `nil` for that of the environment.
    case one(RGBA?)
    case several
  }

  func coloring(in environment: EnvironmentValues, over outer: RGBA? = nil) -> Coloring {
    var color = outer
    for case .color(let style) in modifiers.reversed() { color = style.color(in: environment) }
    switch storage {
    case .verbatim, .date, .formatted, .image: return .one(color)
    case .localized(let key, let table, let bundle):
      return key.hasOneColor(tableName: table, bundle: bundle, locale: environment.locale) ? .one(color) : .several
    case .attributed: return .several
    case .timed(let value): return value.isPlain ? .one(color) : .several
    case .concatenated(let first, let second): return coloring(of: first, second, in: environment, over: color)
    }
  }

  private func coloring(of first: Text, _ second: Text, in environment: EnvironmentValues, over color: RGBA?) -> Coloring {
    let coloring = first.coloring(in: environment, over: color)
    return coloring == second.coloring(in: environment, over: color) ? coloring : .several
  }

  func append(to text: inout StyledText, style: TextStyleState, environment: EnvironmentValues) {
    var style = style
    for modifier in modifiers.reversed() { style.apply(modifier, environment: environment) }
    for case .attribute(let attribute) in modifiers { style.attributes[attribute.key] = attribute }
    switch storage {
    case .concatenated(let first, let second):
      first.append(to: &text, style: style, environment: environment)
      second.append(to: &text, style: style, environment: environment)
    case .verbatim(let string): text.append(string, style: style, environment: environment)
    case .formatted(let value): text.append(value.string(in: environment.locale), style: style, environment: environment)
    case .image(let image): text.append(image, style: style, environment: environment)
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
    case .timed(let value):
      let (inner, next) = value.resolved(in: DateText.Surroundings(environment, now: text.now))
      text.follow(next)
      inner.append(to: &text, style: style, environment: environment)
    }
    // A text without characters still has the height of a line of its font.
    if text.runs.isEmpty { text.append("", style: style, environment: environment) }
  }
}

extension Text: LeafView {
  static var isStateless: Bool { true }

  // A text may contain images.
  static var environmentKeys: EnvironmentKeySet { EnvironmentValues.imageKeys }

  @MainActor func makeBox(_ node: AnyViewNode) -> TextBox { TextBox(self, node: node) }

  @MainActor func update(_ box: TextBox, transaction: Transaction) { box.update(self, transaction: transaction) }
}
