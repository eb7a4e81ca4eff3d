import Foundation

/// How progress views look. Mirrors SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// Mirrors SwiftUI's `ProgressViewStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Mirrors SwiftUI's `ProgressViewStyleConfiguration.CurrentValueLabel`.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  let progress: ProgressValue

  /// In 0...1; nil where nobody knows, and for a time that passes.
  public var fractionCompleted: Double? { progress.fraction }

  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// How such a style makes a body.
struct ProgressViewStyleForm<Style: ProgressViewStyle>: StyleForm {
  let style: Style

  func body(_ configuration: ProgressViewStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(ProgressViewStyleForm(style: DefaultProgressViewStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.progressViewStyle }
}

extension EnvironmentValues {
  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `progressViewStyle(_:)`.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyStyle(ProgressViewStyleForm(style: style)))
  }
}
