import Foundation

enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private enum TextScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The desktop's text scaling.
  var textScale: Double {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
