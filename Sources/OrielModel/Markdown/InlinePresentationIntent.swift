import Foundation

/// What a stretch of an attributed string means, which `Text` shows as it shows Markdown. Mirrors Foundation's
/// `InlinePresentationIntent`, without what no Markdown here brings about.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// In the font of fixed width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// With a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line that was asked for.
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
  /// Mirrors Foundation's attribute of that name.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  // A key path through it stands for the attribute; nobody asks for the value.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
}
