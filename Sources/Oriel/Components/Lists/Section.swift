/// A group of views with a header and a footer. Mirrors SwiftUI's `Section`.
///
/// In a `List` and a lazy stack the header and the footer are rows of their own. Elsewhere they precede and follow the content. The content
/// of a section with an `isExpanded` binding exists while the binding is `true`. In a list of the sidebar style a press on the header
/// toggles it.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// A binding that indicates whether the content is visible, or `nil` if it always is.
  var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView, RowStructure where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if context.scope.values.menuContext != nil { return MenuSectionNode(view, in: context) }
    if view.isExpanded != nil { return PassthroughNode(view, in: context) { $0.expandable($0.isExpanded ?? .constant(true)) } }
    return SectionNode(view, in: context)
  }

  @MainActor static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }

  /// Creates a section with a header and a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  @_disfavoredOverload
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  @_disfavoredOverload
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  @_disfavoredOverload
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that expands and collapses. Mirrors SwiftUI's `init(isExpanded:content:header:)`.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header or footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title as its header.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section that expands and collapses. Mirrors SwiftUI's `init(_:isExpanded:content:)`.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section that expands and collapses. Mirrors SwiftUI's `init(_:isExpanded:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section that expands and collapses. Mirrors SwiftUI's `init(_:isExpanded:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// A section in a menu, between separators, with a small header above its entries.
private struct MenuSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>

  var body: some View {
    Divider()
    if Parent.self != EmptyView.self { MenuNote(content: section.header).layoutValue(key: IsMenuHeaderKey.self, value: true) }
    if section.isExpanded?.wrappedValue != false { section.content }
    if Footer.self != EmptyView.self { MenuNote(content: section.footer) }
    Divider()
  }
}

@MainActor
private final class MenuSectionNode<Parent: View, Content: View, Footer: View>: ViewNode<Section<Parent, Content, Footer>> {
  private typealias Composed = MenuSection<Parent, Content, Footer>
  private var content: ViewNode<Composed>!

  init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    super.init(in: context)
    content = Composed._makeNode(Composed(section: view), in: context.child(of: self))
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: Section<Parent, Content, Footer>) { content.update(Composed(section: view)) }
}

@MainActor
private final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode<Section<Parent, Content, Footer>>, SectionStructure {
  var headerNode: AnyViewNode { header }
  var contentNode: AnyViewNode { content }
  var footerNode: AnyViewNode { footer }
  private var header: ViewNode<Parent>!
  private var content: ViewNode<Content>!
  private var footer: ViewNode<Footer>!

  init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    super.init(in: context)
    let inner = context.child(of: self)
    header = textContext(inner, isHeader: true).makeListed(view.header)
    content = inner.makeListed(view.content)
    footer = textContext(inner, isHeader: false).makeListed(view.footer)
  }

  /// Returns the context of a header or a footer, which has a text style of its own in a list.
  private func textContext(_ context: _NodeContext, isHeader: Bool) -> _NodeContext {
    guard scope.values.listLook != nil else { return context }
    return context.child(of: self, scope: EnvironmentScope(parent: scope) { $0.applyListSectionText(isHeader: isHeader) })
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    header.update(view.header)
    content.update(view.content)
    footer.update(view.footer)
  }

  override func collectRows(into collector: inout RowCollector) {
    let outer = collector.beginSection()
    if Parent.self != EmptyView.self {
      collector.setRole(.header)
      header.collectRows(into: &collector)
    }
    collector.setRole(.content)
    content.collectRows(into: &collector)
    if Footer.self != EmptyView.self {
      collector.setRole(.footer)
      footer.collectRows(into: &collector)
    }
    collector.endSection(outer)
  }
}
