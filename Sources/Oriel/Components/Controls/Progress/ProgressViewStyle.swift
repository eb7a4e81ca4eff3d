import Foundation

/// A type that applies an appearance to progress views. Mirrors SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Creates the body of a progress view with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view. Mirrors SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view. Mirrors SwiftUI's `ProgressViewStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of a progress view's current value. Mirrors SwiftUI's `ProgressViewStyleConfiguration.CurrentValueLabel`.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  let progress: ProgressValue

  /// The completed fraction in 0...1, or `nil` if it is unknown or depends on an interval of time.
  public var fractionCompleted: Double? { progress.fraction }

  /// The label of the progress view, or `nil` if it has none.
  public var label: Label?
  /// The label of the current value, or `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// An adapter that creates the body of a progress view by a style.
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
  /// Sets the style of progress views in the view. Mirrors SwiftUI's `progressViewStyle(_:)`.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyStyle(ProgressViewStyleForm(style: style)))
  }
}
