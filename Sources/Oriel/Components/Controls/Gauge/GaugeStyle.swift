import Foundation

/// How gauges look. Mirrors SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// Mirrors SwiftUI's `GaugeStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Mirrors SwiftUI's `GaugeStyleConfiguration.CurrentValueLabel`.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Mirrors SwiftUI's `GaugeStyleConfiguration.MinimumValueLabel`.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Mirrors SwiftUI's `GaugeStyleConfiguration.MaximumValueLabel`.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// In 0...1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// How such a style makes a body.
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
  /// Mirrors SwiftUI's `gaugeStyle(_:)`.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyStyle(GaugeStyleForm(style: style)))
  }
}
