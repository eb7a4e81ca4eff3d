/// The storage of one property of a model. It is public for the expansion of `@Model`.
public enum _Slot<Value> {
  /// The value is in the store and hasn't been read.
  case fault
  /// The key of a to-one relationship's model, which hasn't been looked up.
  case reference(Int64)
  case value(Value)

  var isFault: Bool {
    if case .fault = self { true } else { false }
  }
}
