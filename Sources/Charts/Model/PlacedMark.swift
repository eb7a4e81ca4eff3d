/// A mark on its scales. The model stores its extent: fractions of the axes from the start of the x axis and of the y axis.
struct PlacedMark {
  let record: Int
  let xKind: SpanKind
  let yKind: SpanKind
  /// Indicates whether the position of the mark is on the y axis.
  let isHorizontal: Bool
  let look: Int
}
