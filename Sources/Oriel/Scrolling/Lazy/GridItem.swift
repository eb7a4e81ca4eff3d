import Foundation

/// A description of a row or a column of a lazy grid. Mirrors SwiftUI's `GridItem`.
public struct GridItem: Sendable, Equatable {
  /// The size of a track, in points. Mirrors SwiftUI's `GridItem.Size`.
  public enum Size: Sendable, Equatable {
    /// One track of a length.
    case fixed(CGFloat)
    /// One track that takes an equal fraction of the available space, within its limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each within the limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item's tracks.
  public var size: Size
  /// The distance to the next track, in points, or `nil` for 8 points.
  public var spacing: CGFloat?
  /// The alignment of views in their cells, or `nil` for the grid's alignment.
  public var alignment: Alignment?

  /// Creates a grid item with a size, a spacing and an alignment.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Returns the tracks of a grid within a length, by SwiftUI's algorithm. Fixed tracks take their lengths. Flexible and adaptive items
  /// share what is left, in order and within their limits. An adaptive item fills its part with as many tracks as fit.
  static func tracks(_ items: [GridItem], across length: CGFloat) -> [LazyArrangement.Track] {
    func gap(_ item: GridItem) -> CGFloat { item.spacing.map { $0.isFinite ? $0 : 0 } ?? 8 }
    let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
    var left = max(0, length.isFinite ? length : 0) - gaps
    var shares = items.count
    for item in items { if case .fixed(let value) = item.size { left -= sane(value); shares -= 1 } }
    var tracks: [LazyArrangement.Track] = []
    var position: CGFloat = 0
    for item in items {
      let spacing = gap(item)
      switch item.size {
      case .fixed(let value):
        tracks.append(.init(start: position, length: sane(value), alignment: item.alignment))
        position += sane(value) + spacing
      case .flexible(let minimum, let maximum):
        let share = min(max(max(0, left) / CGFloat(max(1, shares)), sane(minimum)), maximum >= 0 ? maximum : 0)
        left -= share
        shares -= 1
        tracks.append(.init(start: position, length: share, alignment: item.alignment))
        position += share + spacing
      case .adaptive(let minimum, let maximum):
        let share = max(0, left) / CGFloat(max(1, shares))
        let minimum = max(1, sane(minimum))
        let count = max(1, Int(min(10_000, (share + spacing) / (minimum + max(0, spacing)))))
        let each = min(max((share - spacing * CGFloat(count - 1)) / CGFloat(count), minimum), maximum >= 0 ? maximum : 0)
        left -= share
        shares -= 1
        for _ in 0..<count {
          tracks.append(.init(start: position, length: each, alignment: item.alignment))
          position += each + spacing
        }
      }
    }
    // Tracks that are narrower or wider than the grid are centered.
    let used = (tracks.last.map { $0.start + $0.length }) ?? 0
    let shift = (length - used) / 2
    if length.isFinite, abs(shift) > 0.001 { for index in tracks.indices { tracks[index].start += shift } }
    return tracks
  }

  private static func sane(_ value: CGFloat) -> CGFloat { value >= 0 && value.isFinite ? value : 0 }
}
