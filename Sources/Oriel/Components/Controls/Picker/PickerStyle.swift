import Foundation

/// How pickers look. Mirrors SwiftUI's `PickerStyle`.
///
/// Its types are opaque: `automatic`, `menu`, `segmented`, `inline`, `wheel`, `radioGroup` and `navigationLink`.
public protocol PickerStyle {
  static var _form: _PickerForm { get }
}

/// What tells the picker styles apart.
public enum _PickerForm: Sendable {
  case automatic, menu, segmented, inline, wheel, radioGroup, navigationLink
}

/// A menu; among the entries of a menu its choices. Mirrors SwiftUI's `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .automatic }
}

/// A button that shows the choice and opens a menu of all, also from the entries of a menu. Mirrors SwiftUI's `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .menu }
}

/// All choices side by side. Mirrors SwiftUI's `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .segmented }
}

/// Choices as rows of the list around, a tick at the one that is chosen; elsewhere as a column of buttons. Mirrors SwiftUI's `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .inline }
}

/// Choices on a wheel that turns. Mirrors SwiftUI's `WheelPickerStyle`.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .wheel }
}

/// A column of round buttons. Mirrors SwiftUI's `RadioGroupPickerStyle`.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .radioGroup }
}

/// A link to a screen with the choices. Mirrors SwiftUI's `NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { DefaultPickerStyle() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { MenuPickerStyle() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { InlinePickerStyle() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { WheelPickerStyle() } }
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerFormKey: EnvironmentKey { static var defaultValue: _PickerForm { .automatic } }

extension EnvironmentValues {
  var pickerForm: _PickerForm {
    get { self[PickerFormKey.self] }
    set { self[PickerFormKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `pickerStyle(_:)`.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerForm, S._form) }
}
