import Foundation

/// A button that opens a menu of further controls. Mirrors SwiftUI's `Menu`.
///
/// In the menu, buttons are entries, toggles and pickers show a checkmark, a section is between separators, and a nested menu opens beside
/// its entry. A press on an entry closes the menu. The arrow keys move between the entries and, in the bar of an app's menus, between the
/// menus. Escape and a press outside of the menu close it.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuContext) private var context
  @Environment(\.menuStyle) private var style

  private init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  public var body: some View {
    if context != nil {
      Submenu(label: label, content: content)
    } else {
      style.body(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction))
    }
  }
}

extension Menu {
  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Oriel.Label<Text, Image> {
    self.init(content: content) { Oriel.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Oriel.Label<Text, Image> {
    self.init(content: content) { Oriel.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Oriel.Label<Text, Image> {
    self.init(content: content) { Oriel.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu whose button performs an action. A long press, the secondary mouse button, and the arrow beside the button open the
  /// menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title, whose button performs an action.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void)
  where Label == Text {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title, whose button performs an action.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void)
  where Label == Text {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title, whose button performs an action.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void)
  where Label == Text {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// Mirrors SwiftUI's `init(_:systemImage:content:primaryAction:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) where Label == Oriel.Label<Text, Image> {
    self.init(content: content, label: { Oriel.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Mirrors SwiftUI's `init(_:systemImage:content:primaryAction:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) where Label == Oriel.Label<Text, Image> {
    self.init(content: content, label: { Oriel.Label(titleResource, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Mirrors SwiftUI's `init(_:systemImage:content:primaryAction:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) where Label == Oriel.Label<Text, Image> {
    self.init(content: content, label: { Oriel.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a menu from a style's configuration, for a style that builds upon another.
  public init(_ configuration: MenuStyleConfiguration)
  where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}
