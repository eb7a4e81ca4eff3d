import Foundation

/// A button that opens a menu of further controls. Mirrors SwiftUI's `Menu`.
///
/// In the menu buttons are its entries, toggles and pickers show a tick, a section stands between separators, and a menu opens beside its entry. A press
/// on an entry closes the menu. The arrow keys go from entry to entry and, in the bar of an app's menus, from one
/// menu to the next; Escape and a press elsewhere close it.
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
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Oriel.Label<Text, Image> {
    self.init(content: content) { Oriel.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Oriel.Label<Text, Image> {
    self.init(content: content) { Oriel.Label(titleResource, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Oriel.Label<Text, Image> {
    self.init(content: content) { Oriel.Label(title, systemImage: systemImage) }
  }

  /// A menu whose button does something by itself: a long press, the other mouse button, and the arrow beside it open the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void)
  where Label == Text {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void)
  where Label == Text {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }

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

  /// A menu for a style that builds upon another.
  public init(_ configuration: MenuStyleConfiguration)
  where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}
