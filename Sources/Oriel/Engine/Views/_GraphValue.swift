/// A value on its way to what the engine makes of it. Mirrors SwiftUI's `_GraphValue`.
///
/// Types that consist of other content of the same kind, such as columns around columns, implement a static method like `_makeContent` by
/// that of their content, and pass it the value of one of their properties.
public struct _GraphValue<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// Returns the value of a property.
  public subscript<Member>(keyPath: KeyPath<Value, Member>) -> _GraphValue<Member> { _GraphValue<Member>(value[keyPath: keyPath]) }
}
