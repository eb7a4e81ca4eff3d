import Foundation
import Oriel

/// The extents of a chart's marks by identity, as animatable data.
///
/// Each entry has a weight beside its extent, which is 1 for a mark that exists. In an interpolation towards a mark that didn't exist
/// before, the weight increases from 0 to 1, while the extent divided by the weight is constant. New marks thus appear at their final
/// position.
struct MarkExtents: VectorArithmetic {
  struct Entry: Equatable {
    var extent: SIMD4<Double>
    var weight: Double
  }

  var entries: [Int: Entry] = [:]

  static var zero: MarkExtents { MarkExtents() }

  static func + (left: MarkExtents, right: MarkExtents) -> MarkExtents {
    var sum = left
    sum += right
    return sum
  }

  static func += (left: inout MarkExtents, right: MarkExtents) {
    for (key, entry) in right.entries {
      left.entries[key, default: Entry(extent: .zero, weight: 0)].extent += entry.extent
      left.entries[key]!.weight += entry.weight
    }
  }

  static func - (left: MarkExtents, right: MarkExtents) -> MarkExtents {
    var difference = left
    difference -= right
    return difference
  }

  static func -= (left: inout MarkExtents, right: MarkExtents) {
    for (key, entry) in right.entries {
      left.entries[key, default: Entry(extent: .zero, weight: 0)].extent -= entry.extent
      left.entries[key]!.weight -= entry.weight
    }
  }

  mutating func scale(by factor: Double) {
    for key in entries.keys {
      entries[key]!.extent *= factor
      entries[key]!.weight *= factor
    }
  }

  var magnitudeSquared: Double { entries.values.reduce(0) { $0 + ($1.extent * $1.extent).sum() + $1.weight * $1.weight } }
}
