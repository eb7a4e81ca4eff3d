import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts rows by a value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// Creates a column that sorts rows by a value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// Creates a column that sorts rows by a value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// Creates a column that sorts rows by a value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// Creates a column that sorts rows by an optional value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// Creates a column that sorts rows by an optional value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// Creates a column that sorts rows by an optional value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// Creates a column that sorts rows by an optional value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// Creates a column that sorts rows by a value of theirs, with a comparator. Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, C.Compared>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// Creates a column that sorts rows by a value of theirs, with a comparator. Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  @_disfavoredOverload
  public init<C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, C.Compared>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// Creates a column that sorts rows by a value of theirs, with a comparator. Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, C.Compared>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// Creates a column that sorts rows by a value of theirs, with a comparator. Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, C.Compared>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// Creates a column that sorts rows by a string of theirs. By default strings are ordered as file names in a file manager. Mirrors
  /// SwiftUI's `init(_:value:comparator:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// Creates a column that sorts rows by a string of theirs. By default strings are ordered as file names in a file manager. Mirrors
  /// SwiftUI's `init(_:value:comparator:content:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: content)
  }

  /// Creates a column that sorts rows by a string of theirs. By default strings are ordered as file names in a file manager. Mirrors
  /// SwiftUI's `init(_:value:comparator:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// Creates a column that sorts rows by a string of theirs. By default strings are ordered as file names in a file manager. Mirrors
  /// SwiftUI's `init(_:value:comparator:content:)`.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column that shows a string of each row, and sorts rows by it. By default strings are ordered as file names in a file
  /// manager. Mirrors SwiftUI's `init(_:value:comparator:)`.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row, and sorts rows by it. By default strings are ordered as file names in a file
  /// manager. Mirrors SwiftUI's `init(_:value:comparator:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard
  ) {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row, and sorts rows by it. By default strings are ordered as file names in a file
  /// manager. Mirrors SwiftUI's `init(_:value:comparator:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row, and sorts rows by it. By default strings are ordered as file names in a file
  /// manager. Mirrors SwiftUI's `init(_:value:comparator:)`.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row, and sorts rows by it with a comparator. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row, and sorts rows by it with a comparator. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row, and sorts rows by it with a comparator. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row, and sorts rows by it with a comparator. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator), content: { Text(verbatim: $0[keyPath: value]) })
  }
}

/// Returns the key path as `Sendable`. The key path of a table's column is a literal in the app's code, and has no state that could be
/// shared.
nonisolated private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}
