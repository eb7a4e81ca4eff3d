/// A mark on its scales. Its extent is beside it in the model: fractions of the axes, x from the beginning of the x axis, y from that of the y axis.
struct PlacedMark {
  let record: Int
  let xKind: SpanKind
  let yKind: SpanKind
  /// Whether it stands on the y axis.
  let isHorizontal: Bool
  let look: Int
}
