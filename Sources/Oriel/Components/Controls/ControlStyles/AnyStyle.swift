/// What a style makes a body of.
protocol StyleConfiguration {
  /// What is in effect where nobody says otherwise.
  static var standardStyle: AnyStyle<Self> { get }
  /// Where the style in effect stands in the environment; nil for the standard one.
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { get }
}

/// A style of any type for one sort of view, in the environment.
///
/// A view gives it its configuration and shows what it makes of that.
struct AnyStyle<Configuration: StyleConfiguration>: Equatable {
  private let form: any StyleForm<Configuration>

  init(_ form: some StyleForm<Configuration>) { self.form = form }

  @MainActor func body(_ configuration: Configuration) -> AnyView { form.view(configuration, resets: false) }

  /// The body with views of the same sort inside of it having the standard look, which the style may build upon.
  @MainActor fileprivate func bodyByItself(_ configuration: Configuration) -> AnyView { form.view(configuration, resets: true) }

  func isStyle<Style>(_ type: Style.Type) -> Bool { form.style is Style }

  static func == (left: Self, right: Self) -> Bool {
    func equal<Form: StyleForm<Configuration>>(_ form: Form) -> Bool {
      (right.form as? Form).map { valuesAreEqual(form.style, $0.style) } ?? false
    }
    return equal(left.form)
  }
}

extension Optional {
  /// What the style makes of the configuration, or the standard one does.
  @MainActor func body<Configuration>(_ configuration: Configuration) -> AnyView where Wrapped == AnyStyle<Configuration> {
    if let self { self.bodyByItself(configuration) } else { Configuration.standardStyle.body(configuration) }
  }
}

/// A style, and how styles of its sort make a body.
///
/// The public protocols of styles have nothing in common; each has one generic type that conforms to this.
protocol StyleForm<Configuration>: DynamicProperty {
  associatedtype Style
  associatedtype Configuration: StyleConfiguration
  associatedtype Body: View
  var style: Style { get }
  @MainActor func body(_ configuration: Configuration) -> Body
  /// The body as a view that has the style's dynamic properties; `resets` where views of the same sort in it go back to the standard style.
  @MainActor func view(_ configuration: Configuration, resets: Bool) -> AnyView
}

extension StyleForm {
  @MainActor func view(_ configuration: Configuration, resets: Bool) -> AnyView {
    let view = StyledView(form: self, configuration: configuration)
    return resets ? AnyView(view.environment(Configuration.styleKey, nil)) : AnyView(view)
  }
}

/// Makes a style's body, its dynamic properties installed.
struct StyledView<Form: StyleForm>: View {
  let form: Form
  let configuration: Form.Configuration

  var body: some View { form.body(configuration) }
}

/// The key of a style in the environment.
enum StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
  static var defaultValue: AnyStyle<Configuration>? { nil }
}
