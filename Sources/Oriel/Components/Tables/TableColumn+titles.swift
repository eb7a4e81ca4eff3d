import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a view for each row. Mirrors SwiftUI's `init(_:content:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column with a view for each row. Mirrors SwiftUI's `init(_:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleResource), comparator: nil, content: content)
  }

  /// Creates a column with a view for each row. Mirrors SwiftUI's `init(_:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column with a view for each row. Mirrors SwiftUI's `init(_:content:)`.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column that shows a string of each row. Mirrors SwiftUI's `init(_:value:)`.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row. Mirrors SwiftUI's `init(_:value:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleResource), comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row. Mirrors SwiftUI's `init(_:value:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows a string of each row. Mirrors SwiftUI's `init(_:value:)`.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where Label == Text {
  /// Creates a column that sorts rows with a comparator. Mirrors SwiftUI's `init(_:sortUsing:content:)`.
  public init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column that sorts rows with a comparator. Mirrors SwiftUI's `init(_:sortUsing:content:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleResource), comparator: comparator, content: content)
  }

  /// Creates a column that sorts rows with a comparator. Mirrors SwiftUI's `init(_:sortUsing:content:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column that sorts rows with a comparator. Mirrors SwiftUI's `init(_:sortUsing:content:)`.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
