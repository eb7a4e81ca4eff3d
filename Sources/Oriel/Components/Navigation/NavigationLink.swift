/// Pushes a screen on the stack around when it is pressed. Mirrors SwiftUI's `NavigationLink`.
///
/// As the row of a list it takes the whole row, and shows an arrow; in a scroll view or a lazy container within a row it is a button of its own. In a
/// list with a selection of its value's type it selects that value; in a column's list one that shows its screen in the next column selects its row.
/// While rows are edited a press is the row's. In a menu it is an entry, which pushes on the stack that the menu was opened in.
/// Outside of any stack it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case value(NavigationPath.Element?)
    /// A view; the closure says what a binding asks for.
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

  /// Whether the screen shows in the next column, where there is one, as it does by default; else the link's own column pushes it. Mirrors SwiftUI's
  /// `isDetailLink(_:)`.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.showsInNextColumn = isDetailLink
    return link
  }
}

extension NavigationLink where Destination == Never {
  /// A link that puts a value to the stack's path; with nil it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { NavigationPath.Element($0) }), label: label())
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// A link that pushes a view. The path doesn't tell of it.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: nil), label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }, isActive: nil), label: label())
  }

  /// A link that pushes a view while the binding is true.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: isActive), label: label())
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }, isActive: isActive), label: label())
  }

  /// A link that pushes a view while the selection is its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: selection.isTag(tag)), label: label())
  }

  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }, isActive: selection.isTag(tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(destination: destination) { Text(titleKey) } }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(destination: destination) { Text(title) } }

  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Whether an optional selection is a tag; false takes the selection back if it is.
  fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
