import Foundation

/// Content that is shown or not, by a press on its label. Mirrors SwiftUI's `DisclosureGroup`.
///
/// In a list the label and the content are rows of their own. The content is made once it is shown. The right arrow key opens the group that has the
/// focus, the left one closes it, in the direction of reading; Space and Return do either.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  /// What the label stands for as a row of a list.
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

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(binding: nil, content: content, label: label())
  }

  /// - Parameter isExpanded: Whether the content is shown.
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
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: nil, content: content, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: nil, content: content, label: Text(titleResource))
  }

  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: isExpanded, content: content, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: isExpanded, content: content, label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: nil, content: content, label: Text(label))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(binding: isExpanded, content: content, label: Text(label))
  }
}
