import OrielModel

extension Tab where Label == DefaultTabLabel {
  /// A tab whose button shows what its role is for.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
  }

  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleResource), Image(image)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab that no value selects, and whose button shows what its role is for.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(role: role) }
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
  }

  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(titleResource), Image(image)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }
}

/// The button of a tab with a title and an image. Mirrors SwiftUI's `DefaultTabLabel`.
nonisolated public struct DefaultTabLabel: View {
  private let title: Text?
  private let image: Image?

  init(_ title: Text?, _ image: Image?) {
    self.title = title
    self.image = image
  }

  /// What a tab without a label of its own shows.
  init(role: TabRole?) {
    if role == .search { self.init(Text(.own(.search)), Image(systemName: "magnifyingglass")) } else { self.init(nil, nil) }
  }

  @MainActor public var body: some View {
    image.accessibilityHidden(true)
    title
  }
}
