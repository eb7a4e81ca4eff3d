/// Marks that are joined to a line or an area, as indices of the model's marks; nil is a gap.
struct MarkSeries {
  let isArea: Bool
  var marks: [Int?] = []
  /// Whether the places on the x axis ascend.
  var isSorted = true
  var isHorizontal = false
  /// The graph of a function, which is seen within the plot alone.
  var isFunction = false
}
