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
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How small a text may become that would be cut off, in 0...1; above 0.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue.isNaN ? 1 : min(max(newValue, 0.01), 1) }
  }

  /// Whether the letters of a text that would be cut off may stand closer.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// What `textScale(_:isEnabled:)` said.
  var partScale: Text.Scale {
    get { self[PartScaleKey.self] }
    set { self[PartScaleKey.self] = newValue }
  }

  var textDecoration: TextDecoration {
    get { self[TextDecorationKey.self] }
    set { self[TextDecorationKey.self] = newValue }
  }

  /// Whether the texts within can be selected and copied.
  var allowsTextSelection: Bool {
    get { self[AllowsTextSelectionKey.self] }
    set { self[AllowsTextSelectionKey.self] = newValue }
  }
}
