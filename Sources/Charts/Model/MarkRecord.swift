/// A mark as the content has it, before scales.
struct MarkRecord {
  var template: MarkTemplate
  let style: MarkStyle
  /// The mark's identity among the content, by which a change of data is animated.
  let key: Int
  /// The `Plot` that it belongs to.
  let group: Int?
}

/// A function as the content has it.
struct FunctionRecord {
  let template: FunctionTemplate
  let style: MarkStyle
  let key: Int
  let group: Int?
  /// How many marks come before it.
  let place: Int
}
