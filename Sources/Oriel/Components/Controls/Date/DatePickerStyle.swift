import Foundation

/// A type that applies an appearance and interaction to date pickers. Mirrors SwiftUI's `DatePickerStyle`.
@MainActor @preconcurrency
public protocol DatePickerStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = DatePickerStyleConfiguration
  /// Creates the body of a date picker with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker. Mirrors SwiftUI's `DatePickerStyleConfiguration`.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker. Mirrors SwiftUI's `DatePickerStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the date picker.
  public let label: Label
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest date that can be selected, or `nil` if there is no limit.
  public let minimumDate: Date?
  /// The latest date that can be selected, or `nil` if there is no limit.
  public let maximumDate: Date?
  /// The components that the user can select.
  public let displayedComponents: DatePickerComponents

  init(label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The default style: buttons that show the date and the time, and open a calendar or wheels. Mirrors SwiftUI's `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A style with buttons that show the date and the time, and open a calendar or wheels. Mirrors SwiftUI's `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A style with a calendar above the time. Mirrors SwiftUI's `GraphicalDatePickerStyle`.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// A style with a wheel for each component of the date. Mirrors SwiftUI's `WheelDatePickerStyle`.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: buttons that show the date and the time, and open a calendar or wheels.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with buttons that show the date and the time, and open a calendar or wheels.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar above the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with a wheel for each component of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// An adapter that creates the body of a date picker by a style.
struct DatePickerStyleForm<Style: DatePickerStyle>: StyleForm {
  let style: Style

  func body(_ configuration: DatePickerStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(DatePickerStyleForm(style: DefaultDatePickerStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.datePickerStyle }
}

extension EnvironmentValues {
  var datePickerStyle: AnyStyle<DatePickerStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers in the view. Mirrors SwiftUI's `datePickerStyle(_:)`.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, AnyStyle(DatePickerStyleForm(style: style)))
  }
}
