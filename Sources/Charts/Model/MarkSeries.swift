/// A series of marks that form a line or an area, as indexes of the model's marks. The value `nil` is a gap.
struct MarkSeries {
  let isArea: Bool
  var marks: [Int?] = []
  /// Indicates whether the positions on the x axis are ascending.
  var isSorted = true
  var isHorizontal = false
  /// Indicates whether the series is the graph of a function, which is clipped to the plot.
  var isFunction = false
}
