import Foundation

private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ChosenForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The foreground style that the app has set, without the default of a container for its content, which buttons replace by the tint.
  var chosenForegroundStyle: AnyShapeStyle? {
    get { self[ChosenForegroundStyleKey.self] }
    set { self[ChosenForegroundStyleKey.self] = newValue }
  }

  var tint: Color? {
    get { self[TintKey.self] }
    set {
      self[TintKey.self] = newValue
      if tintStyle != nil { tintStyle = nil }
    }
  }
}
