import OrielModel

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with the default label of its role.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
  }

  /// Creates a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)) }
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
  }

  /// Creates a tab with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleResource), Image(image)) }
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a value, with the default label of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(role: role) }
  }

  /// Creates a tab without a value, with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
  }

  /// Creates a tab without a value, with a title and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)) }
  }

  /// Creates a tab without a value, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
  }

  /// Creates a tab without a value, with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
  }

  /// Creates a tab without a value, with a title and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleResource), Image(image)) }
  }

  /// Creates a tab without a value, with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }
}

/// The label of a tab's button with a title and an image. Mirrors SwiftUI's `DefaultTabLabel`.
nonisolated public struct DefaultTabLabel: View {
  private let title: Text?
  private let image: Image?

  init(_ title: Text?, _ image: Image?) {
    self.title = title
    self.image = image
  }

  /// Creates the label of a tab that has none of its own.
  init(role: TabRole?) {
    if role == .search { self.init(Text(.own(.search)), Image(systemName: "magnifyingglass")) } else { self.init(nil, nil) }
  }

  @MainActor public var body: some View {
    image.accessibilityHidden(true)
    title
  }
}
