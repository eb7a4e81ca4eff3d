/// A mark of the content before scales are applied.
struct MarkRecord {
  var template: MarkTemplate
  let style: MarkStyle
  /// The hash of the mark's identity in the content, which animations use to match marks.
  let key: Int
  /// The index of the group of the `Plot` that contains the mark, or `nil` if there is none.
  let group: Int?
}

/// A function plot of the content.
struct FunctionRecord {
  let template: FunctionTemplate
  let style: MarkStyle
  let key: Int
  let group: Int?
  /// The number of marks that precede the function.
  let place: Int
}
