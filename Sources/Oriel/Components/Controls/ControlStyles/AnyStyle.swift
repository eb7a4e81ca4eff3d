/// The input from which a style creates a body.
protocol StyleConfiguration {
  /// The default style.
  static var standardStyle: AnyStyle<Self> { get }
  /// The key path of the current style in the environment, whose value is `nil` for the default style.
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { get }
}

/// A type-erased style for one kind of view, which the environment stores.
///
/// A view passes its configuration to the style, and shows the resulting body.
struct AnyStyle<Configuration: StyleConfiguration>: Equatable {
  private let form: any StyleForm<Configuration>

  init(_ form: some StyleForm<Configuration>) { self.form = form }

  @MainActor func body(_ configuration: Configuration) -> AnyView { form.view(configuration, resets: false) }

  /// Returns the body, in which views of the same kind have the default style. A style can use the default style as its basis.
  @MainActor fileprivate func bodyResettingNestedStyles(_ configuration: Configuration) -> AnyView {
    form.view(configuration, resets: true)
  }

  func isStyle<Style>(_ type: Style.Type) -> Bool { form.style is Style }

  static func == (left: Self, right: Self) -> Bool {
    func equal<Form: StyleForm<Configuration>>(_ form: Form) -> Bool {
      (right.form as? Form).map { valuesAreEqual(form.style, $0.style) } ?? false
    }
    return equal(left.form)
  }
}

extension Optional {
  /// Returns the body by the style, or by the default style if there is none.
  @MainActor func body<Configuration>(_ configuration: Configuration) -> AnyView where Wrapped == AnyStyle<Configuration> {
    if let self { self.bodyResettingNestedStyles(configuration) } else { Configuration.standardStyle.body(configuration) }
  }
}

/// A style with the method that creates a body for styles of its kind.
///
/// The public style protocols have nothing in common. Each has one generic type that conforms to this protocol.
protocol StyleForm<Configuration>: DynamicProperty {
  associatedtype Style
  associatedtype Configuration: StyleConfiguration
  associatedtype Body: View
  var style: Style { get }
  @MainActor func body(_ configuration: Configuration) -> Body
  /// Returns the body as a view with the style's dynamic properties.
  ///
  /// - Parameter resets: Indicates whether views of the same kind in the body have the default style.
  @MainActor func view(_ configuration: Configuration, resets: Bool) -> AnyView
}

extension StyleForm {
  @MainActor func view(_ configuration: Configuration, resets: Bool) -> AnyView {
    let view = StyledView(form: self, configuration: configuration)
    return resets ? AnyView(view.environment(Configuration.styleKey, nil)) : AnyView(view)
  }
}

/// A view that evaluates a style with installed dynamic properties.
struct StyledView<Form: StyleForm>: View {
  let form: Form
  let configuration: Form.Configuration

  var body: some View { form.body(configuration) }
}

/// The environment key of a style.
enum StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
  static var defaultValue: AnyStyle<Configuration>? { nil }
}
