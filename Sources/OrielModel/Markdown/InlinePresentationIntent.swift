import Foundation

/// The meaning of a run of an attributed string. `Text` displays it like Markdown. Mirrors Foundation's `InlinePresentationIntent`, without
/// the options that the Markdown parser never produces.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, displayed in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, displayed in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, displayed in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// An explicit line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension InlinePresentationIntent {
  init(_ style: InlineMarkdown.Style) {
    self = []
    if style.contains(.emphasis) { insert(.emphasized) }
    if style.contains(.strong) { insert(.stronglyEmphasized) }
    if style.contains(.code) { insert(.code) }
    if style.contains(.strikethrough) { insert(.strikethrough) }
  }
}

extension InlineMarkdown.Style {
  package init(_ intent: InlinePresentationIntent) {
    self = []
    if intent.contains(.emphasized) { insert(.emphasis) }
    if intent.contains(.stronglyEmphasized) { insert(.strong) }
    if intent.contains(.code) { insert(.code) }
    if intent.contains(.strikethrough) { insert(.strikethrough) }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The attribute key for inline presentation intents. Mirrors Foundation's `InlinePresentationIntentAttribute`.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// The attribute for inline presentation intents, for use in key paths.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
}
