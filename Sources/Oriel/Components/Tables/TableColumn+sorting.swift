import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that rows are sorted in by a value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// A column that rows are sorted in by a value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// A column that rows are sorted in by a value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// A column that rows are sorted in by a value of theirs. Mirrors SwiftUI's `init(_:value:content:)`.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// A column that rows are sorted in by a value that they may have. Mirrors SwiftUI's `init(_:value:content:)`.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// A column that rows are sorted in by a value that they may have. Mirrors SwiftUI's `init(_:value:content:)`.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// A column that rows are sorted in by a value that they may have. Mirrors SwiftUI's `init(_:value:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// A column that rows are sorted in by a value that they may have. Mirrors SwiftUI's `init(_:value:content:)`.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(sendable(value)), content: content)
  }

  /// A column that rows are sorted in by a value of theirs, as a comparator says. Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, C.Compared>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// A column that rows are sorted in by a value of theirs, as a comparator says. Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  @_disfavoredOverload
  public init<C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, C.Compared>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// A column that rows are sorted in by a value of theirs, as a comparator says. Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, C.Compared>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// A column that rows are sorted in by a value of theirs, as a comparator says. Mirrors SwiftUI's `init(_:value:comparator:content:)`.
  public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, C.Compared>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// A column that rows are sorted in by a string of theirs, as a file manager sorts names. Mirrors SwiftUI's
  /// `init(_:value:comparator:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// A column that rows are sorted in by a string of theirs, as a file manager sorts names. Mirrors SwiftUI's
  /// `init(_:value:comparator:content:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: content)
  }

  /// A column that rows are sorted in by a string of theirs, as a file manager sorts names. Mirrors SwiftUI's
  /// `init(_:value:comparator:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// A column that rows are sorted in by a string of theirs, as a file manager sorts names. Mirrors SwiftUI's
  /// `init(_:value:comparator:content:)`.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column that shows a string of each row, and that rows are sorted in by it as a file manager sorts names. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column that shows a string of each row, and that rows are sorted in by it as a file manager sorts names. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard
  ) {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column that shows a string of each row, and that rows are sorted in by it as a file manager sorts names. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column that shows a string of each row, and that rows are sorted in by it as a file manager sorts names. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: LocalizedStringComparator = .localizedStandard
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column that shows a string of each row, and that rows are sorted in by it as a comparator says. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column that shows a string of each row, and that rows are sorted in by it as a comparator says. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column that shows a string of each row, and that rows are sorted in by it as a comparator says. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column that shows a string of each row, and that rows are sorted in by it as a comparator says. Mirrors SwiftUI's
  /// `init(_:value:comparator:)`.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(sendable(value), comparator: comparator), content: { Text(verbatim: $0[keyPath: value]) })
  }
}

/// A key path of a table's column has no state that could be shared: it is written in the program.
nonisolated private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}
