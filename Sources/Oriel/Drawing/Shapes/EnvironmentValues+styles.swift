import Foundation

private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ChosenForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The foreground that the app asks for, without what a container thinks fit for its content: buttons use the tint in place of the latter.
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
