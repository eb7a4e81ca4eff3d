import Foundation

/// A type that applies an appearance to gauges. Mirrors SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = GaugeStyleConfiguration
  /// Creates the body of a gauge with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge. Mirrors SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// The label of a gauge. Mirrors SwiftUI's `GaugeStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of a gauge's current value. Mirrors SwiftUI's `GaugeStyleConfiguration.CurrentValueLabel`.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of a gauge's minimum. Mirrors SwiftUI's `GaugeStyleConfiguration.MinimumValueLabel`.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of a gauge's maximum. Mirrors SwiftUI's `GaugeStyleConfiguration.MaximumValueLabel`.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The value as a fraction of the range, in 0...1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value, or `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the minimum, or `nil` if there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the maximum, or `nil` if there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// An adapter that creates the body of a gauge by a style.
struct GaugeStyleForm<Style: GaugeStyle>: StyleForm {
  let style: Style

  func body(_ configuration: GaugeStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension GaugeStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(GaugeStyleForm(style: DefaultGaugeStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.gaugeStyle }
}

extension EnvironmentValues {
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of gauges in the view. Mirrors SwiftUI's `gaugeStyle(_:)`.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyStyle(GaugeStyleForm(style: style)))
  }
}
