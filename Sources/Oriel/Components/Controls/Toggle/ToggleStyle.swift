import Foundation

/// How toggles look and behave. Mirrors SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// Mirrors SwiftUI's `ToggleStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether some of several sources are on and others are off; it is off then, and turning it on turns on all of them.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// How such a style makes a body.
struct ToggleStyleForm<Style: ToggleStyle>: StyleForm {
  let style: Style

  func body(_ configuration: ToggleStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension ToggleStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(ToggleStyleForm(style: DefaultToggleStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.toggleStyle }
}

extension EnvironmentValues {
  var toggleStyle: AnyStyle<ToggleStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `toggleStyle(_:)`.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyStyle(ToggleStyleForm(style: style)))
  }
}
