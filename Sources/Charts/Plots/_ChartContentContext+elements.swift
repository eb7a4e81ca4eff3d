import Foundation

extension _ChartContentContext {
  /// Adds a mark for each element of a collection. The identity of a mark is its index.
  func collectElements<Data: RandomAccessCollection>(
    _ data: Data, _ mark: (Data.Element) -> MarkTemplate, _ style: _ElementStyle<Data.Element>
  ) {
    collector.reserve(data.count)
    for (index, element) in data.enumerated() {
      var context = part(index)
      context.style = style.styled(self.style, by: element)
      collector.add(mark(element), in: context)
    }
  }
}

extension MarkPosition {
  /// Creates a position at a distance from the start of the plot in points, or at its center if the distance is `nil`.
  init(points: CGFloat?) { self = points.map { .fixed($0) } ?? .none }
}
