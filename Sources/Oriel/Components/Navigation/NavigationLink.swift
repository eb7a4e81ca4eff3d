/// A button that pushes a screen on the enclosing stack. Mirrors SwiftUI's `NavigationLink`.
///
/// As the row of a list a link takes the whole row, and shows an arrow. In a scroll view or a lazy container within a row it is a button of
/// its own. In a list whose selection has the type of the link's value, the link selects that value. In a column's list, a link that shows
/// its screen in the next column selects its row. In edit mode a press affects the row only. In a menu the link is an entry, which pushes
/// the screen on the stack in which the menu was opened. Outside of stacks a link is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case value(NavigationPath.Element?)
    /// A view, and the binding that activates the link, or `nil` if there is none.
    case view(() -> Destination, isActive: Binding<Bool>?)
  }

  private let target: Target
  private let label: Label
  private var showsInNextColumn = true

  init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  public var body: some View {
    switch target {
    case .value(let element): ValueLink(element: element, showsInNextColumn: showsInNextColumn, label: label)
    case .view(let destination, let isActive):
      ViewLink(destination: destination, isActive: isActive, showsInNextColumn: showsInNextColumn, label: label)
    }
  }

  /// Specifies whether the link shows its screen in the next column, if there is one. This is the default. Otherwise the link's own column
  /// pushes the screen. Mirrors SwiftUI's `isDetailLink(_:)`.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.showsInNextColumn = isDetailLink
    return link
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the stack's path. The link is disabled if `value` is `nil`.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { NavigationPath.Element($0) }), label: label())
  }

  /// Creates a link with a title that appends a value to the stack's path.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that appends a value to the stack's path.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link with a title that appends a value to the stack's path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link that pushes a view. The path doesn't include it.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: nil), label: label())
  }

  /// Creates a link that pushes a view. The path doesn't include it.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }, isActive: nil), label: label())
  }

  /// Creates a link that pushes a view while the binding is `true`.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: isActive), label: label())
  }

  /// Creates a link that pushes a view while the binding is `true`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }, isActive: isActive), label: label())
  }

  /// Creates a link that pushes a view while the selection is its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: selection.isTag(tag)), label: label())
  }

  /// Creates a link that pushes a view while the selection is its tag.
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }, isActive: selection.isTag(tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that pushes a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title that pushes a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(destination: destination) { Text(titleKey) } }

  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(destination: destination) { Text(title) } }

  /// Creates a link with a title that pushes a view while the binding is `true`.
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view while the binding is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that pushes a view while the binding is `true`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view while the binding is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title that pushes a view while the selection is its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view while the selection is its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that pushes a view while the selection is its tag.
  public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view while the selection is its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Returns a binding that indicates whether an optional selection equals a tag. Setting it to `false` clears the selection if that equals
  /// the tag.
  fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
