import Foundation

extension _ChartContentContext {
  /// Adds a mark for each element of a collection; its identity is its place.
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
  /// So many points from the beginning of the plot; nil is its middle.
  init(points: CGFloat?) { self = points.map { .fixed($0) } ?? .none }
}
