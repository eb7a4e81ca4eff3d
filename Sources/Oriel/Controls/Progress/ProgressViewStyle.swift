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

  /// In 0...1; nil where nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

struct AnyProgressViewStyle: Equatable {
  let style: any ProgressViewStyle

  @MainActor func body(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    func make<S: ProgressViewStyle>(_ style: S) -> AnyView {
      AnyView(StyledProgress(style: style, configuration: configuration).environment(\.progressViewStyle, Self.standard))
    }
    return make(style)
  }

  static var standard: AnyProgressViewStyle { AnyProgressViewStyle(style: DefaultProgressViewStyle()) }

  static func == (left: Self, right: Self) -> Bool {
    func equal<S: ProgressViewStyle>(_ style: S) -> Bool { (right.style as? S).map { valuesAreEqual(style, $0) } ?? false }
    return equal(left.style)
  }
}

/// Makes a style's body, its dynamic properties installed.
private struct StyledProgress<Style: ProgressViewStyle>: View {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ProgressViewStyleKey: EnvironmentKey { static var defaultValue: AnyProgressViewStyle { .standard } }

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `progressViewStyle(_:)`.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style: style))
  }
}
