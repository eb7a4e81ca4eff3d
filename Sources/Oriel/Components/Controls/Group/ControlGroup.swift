import Foundation

/// A group of related controls that is shown as one. Mirrors SwiftUI's `ControlGroup`.
///
/// In a menu, the controls are side by side in one row.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style
  @Environment(\.menuContext) private var menu

  private init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Creates a group with content.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  public var body: some View {
    if menu?.isExported == true {
      // The desktop environment's menus have no rows with several controls.
      Divider()
      content
      Divider()
    } else if menu == nil {
      style.body(
        ControlGroupStyleConfiguration(
          content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView())), hasLabel: label != nil))
    } else {
      ControlGroupPalette(content: content)
    }
  }
}

extension ControlGroup {
  /// Creates a group with a label. Styles that put the controls into a menu show the label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(content: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  /// Creates a group with a localized title.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title from a localized string resource.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group with an unlocalized title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a localized title and a system image.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group with a title from a localized string resource and a system image.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a group with an unlocalized title and a system image.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group for a style that is based on another style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.hasLabel ? AnyView(configuration.label) : nil)
  }
}

/// The content of a group with a label. Mirrors SwiftUI's `LabeledControlGroupContent`.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View { content }
}
