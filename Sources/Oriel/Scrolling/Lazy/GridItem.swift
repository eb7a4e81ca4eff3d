import Foundation

/// A row or a column of a lazy grid. Mirrors SwiftUI's `GridItem`.
public struct GridItem: Sendable, Equatable {
  /// Mirrors SwiftUI's `GridItem.Size`; points.
  public enum Size: Sendable, Equatable {
    case fixed(CGFloat)
    /// One track that takes an equal share of the room between its limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next track; nil is 8.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil leaves it to the grid.
  public var alignment: Alignment?

  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// SwiftUI's own way: fixed tracks take theirs, what is left is shared out in order, each within its limits; an adaptive item
  /// fills its share with as many tracks as fit.
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
    // Narrower than the grid: the tracks stand in its middle.
    let used = (tracks.last.map { $0.start + $0.length }) ?? 0
    let shift = (length - used) / 2
    if length.isFinite, abs(shift) > 0.001 { for index in tracks.indices { tracks[index].start += shift } }
    return tracks
  }

  private static func sane(_ value: CGFloat) -> CGFloat { value >= 0 && value.isFinite ? value : 0 }
}
