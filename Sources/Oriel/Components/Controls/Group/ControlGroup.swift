import Foundation

/// Controls that belong together, shown as one. Mirrors SwiftUI's `ControlGroup`.
///
/// In a menu they stand side by side as one of its rows.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style
  @Environment(\.menuContext) private var menu

  private init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  public var body: some View {
    if menu?.isExported == true {
      // The desktop's menus have no rows of several controls.
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
  /// A group with a label, which styles show that put the controls into a menu.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(content: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// A group for a style that builds upon another.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.hasLabel ? AnyView(configuration.label) : nil)
  }
}

/// What a group with a label shows. Mirrors SwiftUI's `LabeledControlGroupContent`.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View { content }
}
