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

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

struct AnyToggleStyle: Equatable {
  let style: any ToggleStyle

  @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView {
    func make<S: ToggleStyle>(_ style: S) -> AnyView { AnyView(StyledToggle(style: style, configuration: configuration)) }
    return make(style)
  }

  static func == (left: Self, right: Self) -> Bool {
    func equal<S: ToggleStyle>(_ style: S) -> Bool { (right.style as? S).map { valuesAreEqual(style, $0) } ?? false }
    return equal(left.style)
  }
}

private struct StyledToggle<Style: ToggleStyle>: View {
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { AnyToggleStyle(style: DefaultToggleStyle()) }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `toggleStyle(_:)`.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style: style))
  }
}
