import Foundation

/// A view that shows or hides its content when its label is pressed. Mirrors SwiftUI's `DisclosureGroup`.
///
/// In a list, the label and the content are separate rows. The content is created when it is shown. In a left-to-right layout, the right
/// arrow key expands the focused group, and the left one collapses it; a right-to-left layout reverses them. Space and Return toggle the
/// group.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  /// The tag of the label's row in a list.
  private var tag: ViewTag?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  @Environment(\.listLook) private var look

  private init(binding: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.binding = binding
    self.content = content
    self.label = label
  }

  func tagged(_ tag: ViewTag) -> Self {
    var group = self
    group.tag = tag
    return group
  }

  /// Creates a group with a custom label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(binding: nil, content: content, label: label())
  }

  /// Creates a group whose expansion the app controls.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to a Boolean value that indicates whether the content is shown.
  ///   - content: The content that the group discloses.
  ///   - label: The label of the group.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(binding: isExpanded, content: content, label: label())
  }

  public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init { [content] in AnyView(rows: content()) },
      isExpanded: binding ?? $isOpen, tag: tag)
    if look != nil, style == nil {
      DisclosureRows(configuration: configuration)
    } else {
      style.body(configuration)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: nil, content: content, label: Text(titleKey))
  }

  /// Creates a group with a title from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: nil, content: content, label: Text(titleResource))
  }

  /// Creates a group with a localized title and a binding to its expansion.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: isExpanded, content: content, label: Text(titleKey))
  }

  /// Creates a group with a title from a localized string resource and a binding to its expansion.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: isExpanded, content: content, label: Text(titleResource))
  }

  /// Creates a group with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: nil, content: content, label: Text(label))
  }

  /// Creates a group with an unlocalized title and a binding to its expansion.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: isExpanded, content: content, label: Text(label))
  }
}
