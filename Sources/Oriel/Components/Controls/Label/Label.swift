/// A view with a title and an icon. Mirrors SwiftUI's `Label`.
nonisolated public struct Label<Title: View, Icon: View>: View {
  package let title: Title
  package let icon: Icon

  /// Creates a label with views for its title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View { LabelParts(title: title, icon: icon) }
}

/// The arrangement of a label's parts.
enum LabelForm {
  /// The icon and the title side by side.
  case row
  /// Two separate views, which their container arranges.
  case apart
  /// The icon, with the title for accessibility only.
  case icon
}

private enum LabelFormKey: EnvironmentKey { static var defaultValue: LabelForm { .row } }

extension EnvironmentValues {
  var labelForm: LabelForm {
    get { self[LabelFormKey.self] }
    set { self[LabelFormKey.self] = newValue }
  }
}

private struct LabelParts<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelForm) private var form
  @Environment(\.labelStyle) private var style
  @Environment(\.listLook) private var listLook
  @Environment(\.listItemTint) private var listItemTint
  @Environment(\.foregroundStyle) private var foregroundStyle
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.textScale) private var textScale

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  var body: some View {
    if let style {
      style.body(LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    } else {
      parts
    }
  }

  @ViewBuilder private var parts: some View {
    switch form {
    case .row:
      LabelRow(title: title) { if listLook == nil { icon } else { rowIcon } }
    case .apart:
      icon.accessibilityHidden(true)
      title
    case .icon: icon.accessibilityHidden(true).accessibilityOnlyLabel(title)
    }
  }

  /// The icon with a uniform width, which is that of the font's widest symbols, so that the titles of a list's rows are aligned.
  private var rowIcon: some View {
    icon
      .environment(
        \.foregroundStyle,
        listItemTint.map { AnyShapeStyle($0.color ?? .secondary) } ?? foregroundStyle ?? AnyShapeStyle(Color.accentColor)
      )
      .frame(minWidth: (font ?? .body).resolve(dynamicTypeSize: dynamicTypeSize, textScale: textScale).size * 24 / 17)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a system image.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title from a localized string resource and a system image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with an unlocalized title and a system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title from a localized string resource and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// Creates a label with an unlocalized title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
