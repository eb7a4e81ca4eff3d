import Foundation

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PartScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }
enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum TextDecorationKey: EnvironmentKey { static var defaultValue: TextDecoration { TextDecoration() } }
private enum AllowsTextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The maximum number of lines of a text, or `nil` if there is no limit. Mirrors SwiftUI's `lineLimit`.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The distance between lines, in points. Mirrors SwiftUI's `lineSpacing`.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The minimum factor by which a text is scaled before it is truncated, in 0.01...1. Mirrors SwiftUI's `minimumScaleFactor`.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue.isNaN ? 1 : min(max(newValue, 0.01), 1) }
  }

  /// A Boolean value that indicates whether the distance between characters may be reduced before a text is truncated. Mirrors SwiftUI's
  /// `allowsTightening`.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The alignment of the lines of a text. Mirrors SwiftUI's `multilineTextAlignment`.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The part of a text that is omitted if the text is truncated. Mirrors SwiftUI's `truncationMode`.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The scale that `textScale(_:isEnabled:)` has set.
  var partScale: Text.Scale {
    get { self[PartScaleKey.self] }
    set { self[PartScaleKey.self] = newValue }
  }

  var textDecoration: TextDecoration {
    get { self[TextDecorationKey.self] }
    set { self[TextDecorationKey.self] = newValue }
  }

  /// Indicates whether the texts of the view can be selected and copied.
  var allowsTextSelection: Bool {
    get { self[AllowsTextSelectionKey.self] }
    set { self[AllowsTextSelectionKey.self] = newValue }
  }
}
