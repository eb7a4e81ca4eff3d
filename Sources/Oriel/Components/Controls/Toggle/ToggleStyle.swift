import Foundation

/// A type that applies an appearance and interaction to toggles. Mirrors SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = ToggleStyleConfiguration
  /// Creates the body of a toggle with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle. Mirrors SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The label of a toggle. Mirrors SwiftUI's `ToggleStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// A Boolean value that indicates whether the toggle is on.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether some, but not all, of several sources are on. A mixed toggle counts as off, and turning it on
  /// turns all sources on.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// An adapter that creates the body of a toggle by a style.
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
  /// Sets the style of toggles in the view. Mirrors SwiftUI's `toggleStyle(_:)`.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyStyle(ToggleStyleForm(style: style)))
  }
}
