import Foundation
import Oriel

/// An index of the places of a map, which finds those in an area.
struct PlaceIndex {
  let places: [MapPlace]
  let bounds: UnitRect?
  /// The entries, sorted by their x coordinates in 0..<1.
  private let order: [Entry]

  private struct Entry {
    let x: Double
    let y: Double
    let index: Int
  }

  /// A place on the screen.
  struct Visible: Identifiable, Equatable {
    let id: Int
    let index: Int
    let point: CGPoint
  }

  /// The visible places: those with a view, and those that are so close to others that they are shown as dots.
  struct Selection: Equatable {
    var shown: [Visible] = []
    var dots: [Visible] = []
  }

  /// The number of places above which they are thinned out: only one marker per cell has a view.
  static let mostWithoutThinning = 400
  private static let cell = 30.0

  init(_ places: [MapPlace] = []) {
    self.places = places
    order = places.enumerated().map { Entry(x: $1.position.x - $1.position.x.rounded(.down), y: $1.position.y, index: $0) }
      .sorted { $0.x < $1.x }
    bounds = Self.bounds(order)
  }

  /// Returns the narrowest rectangle around all places. It starts after the widest gap around the world.
  private static func bounds(_ order: [Entry]) -> UnitRect? {
    guard let first = order.first, let last = order.last else { return nil }
    var (start, widest) = (first.x, first.x + 1 - last.x)
    for (left, right) in zip(order, order.dropFirst()) where right.x - left.x > widest { (start, widest) = (right.x, right.x - left.x) }
    let (top, bottom) = (order.map(\.y).min() ?? 0, order.map(\.y).max() ?? 0)
    return UnitRect(minX: start, minY: top, maxX: start + 1 - widest, maxY: bottom)
  }

  /// Returns the places that are in the view or within a margin around it, from north to south.
  func visible(in frame: MapFrame, margin: CGFloat, keeping isKept: (MapPlace) -> Bool) -> Selection {
    let area = frame.visible(margin: margin)
    let screen = CGRect(origin: .zero, size: frame.size).insetBy(dx: -margin, dy: -margin)
    var found: [(visible: Visible, y: Double)] = []
    let shifts = area.minX.rounded(.down)...max(area.minX.rounded(.down), area.maxX.rounded(.down))
    for shift in stride(from: shifts.lowerBound, through: min(shifts.upperBound, shifts.lowerBound + 8), by: 1) {
      var position = firstIndex(from: area.minX - shift)
      while position < order.count, order[position].x + shift <= area.maxX {
        let entry = order[position]
        position += 1
        guard entry.y >= area.minY, entry.y <= area.maxY else { continue }
        let point = frame.point(SIMD2(entry.x + shift, entry.y))
        guard screen.contains(point) else { continue }
        let id = places[entry.index].id
        found.append((Visible(id: shift == 0 ? id : id &+ Int(shift) &* 1_000_003, index: entry.index, point: point), entry.y))
      }
    }
    found.sort { $0.y != $1.y ? $0.y < $1.y : $0.visible.index < $1.visible.index }
    guard found.count > Self.mostWithoutThinning else { return Selection(shown: found.map(\.visible)) }
    return thinned(found.map(\.visible), zoom: frame.viewpoint.zoom, keeping: isKept)
  }

  private func firstIndex(from x: Double) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle].x < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns at most one marker with a view per cell, and dots for the others. Cells are relative to the world at an integral zoom level,
  /// so that the same markers have views while the map moves.
  private func thinned(_ all: [Visible], zoom: Double, keeping isKept: (MapPlace) -> Bool) -> Selection {
    let side = 256 * exp2(zoom.rounded(.down)) / Self.cell
    var first: [SIMD2<Int>: Int] = [:]
    func cell(_ visible: Visible) -> SIMD2<Int> {
      let position = places[visible.index].position
      return SIMD2(Int((position.x * side).rounded(.down)), Int((position.y * side).rounded(.down)))
    }
    for visible in all where places[visible.index].isMarker {
      let cell = cell(visible)
      first[cell] = min(first[cell] ?? .max, visible.index)
    }
    var result = Selection()
    for visible in all {
      let place = places[visible.index]
      if !place.isMarker || first[cell(visible)] == visible.index || isKept(place) {
        result.shown.append(visible)
      } else {
        result.dots.append(visible)
      }
    }
    return result
  }
}
