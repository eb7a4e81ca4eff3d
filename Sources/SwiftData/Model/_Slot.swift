/// Where a model keeps the value of one property. For the code that `@Model` makes.
public enum _Slot<Value> {
  /// The value is in the store and hasn't been read.
  case fault
  /// The key of the one model that the relationship leads to; the model hasn't been looked up.
  case reference(Int64)
  case value(Value)

  var isFault: Bool {
    if case .fault = self { true } else { false }
  }
}
