import Foundation

/// A type that applies an appearance to pickers. Mirrors SwiftUI's `PickerStyle`.
///
/// The conforming types are opaque: `automatic`, `menu`, `segmented`, `inline`, `wheel`, `radioGroup` and `navigationLink`.
public protocol PickerStyle {
  /// The form of the pickers. The engine reads this property.
  static var _form: _PickerForm { get }
}

/// The forms of pickers, one for each style.
public enum _PickerForm: Sendable {
  /// The form of the style with the same name.
  case automatic, menu, segmented, inline, wheel, radioGroup, navigationLink
}

/// The default style: a menu or, among the entries of a menu, the options as entries. Mirrors SwiftUI's `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _form: _PickerForm { .automatic }
}

/// A style with a button that shows the selection and opens a menu of all options. Among the entries of a menu, it is a submenu. Mirrors
/// SwiftUI's `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _form: _PickerForm { .menu }
}

/// A style with all options side by side. Mirrors SwiftUI's `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _form: _PickerForm { .segmented }
}

/// A style with the options as rows of the enclosing list and a checkmark at the selected one. Outside a list, it is a column of radio
/// buttons. Mirrors SwiftUI's `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _form: _PickerForm { .inline }
}

/// A style with the options on a rotating wheel. Mirrors SwiftUI's `WheelPickerStyle`.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _form: _PickerForm { .wheel }
}

/// A style with a column of radio buttons. Mirrors SwiftUI's `RadioGroupPickerStyle`.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _form: _PickerForm { .radioGroup }
}

/// A style with a navigation link to a screen with the options. Mirrors SwiftUI's `NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _form: _PickerForm { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { DefaultPickerStyle() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { MenuPickerStyle() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { InlinePickerStyle() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { WheelPickerStyle() } }
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style with a column of radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with a navigation link to a screen with the options.
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
  /// Sets the style of pickers in the view. Mirrors SwiftUI's `pickerStyle(_:)`.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerForm, S._form) }
}
