import Foundation
import Oriel

/// The computation of the starts and ends of stacked bars and areas.
struct Stacking {
  private struct Place: Hashable {
    let position: Datum?
    let group: Datum?
    let isArea: Bool
    let isHorizontal: Bool
  }

  private struct Sums {
    var positive = 0.0
    var negative = 0.0
  }

  private var totals: [Place: Sums] = [:]
  private var running: [Place: Sums] = [:]

  /// Adds a length to the totals. All lengths have to be added before the first one is placed.
  mutating func add(_ length: Double, at position: Datum?, group: Datum?, isArea: Bool, isHorizontal: Bool) {
    let place = Place(position: position, group: group, isArea: isArea, isHorizontal: isHorizontal)
    if length < 0 { totals[place, default: Sums()].negative -= length } else { totals[place, default: Sums()].positive += length }
  }

  /// Returns the start and the end of the next length at a position, which starts at the end of the previous one.
  mutating func place(
    _ length: Double, at position: Datum?, group: Datum?, isArea: Bool, isHorizontal: Bool, by method: MarkStackingMethod
  ) -> (Double, Double) {
    if method == .unstacked { return (0, length) }
    let place = Place(position: position, group: group, isArea: isArea, isHorizontal: isHorizontal)
    let total = totals[place] ?? Sums()
    var sums = running[place] ?? Sums()
    var (start, end): (Double, Double)
    if length < 0 {
      start = -sums.negative
      sums.negative -= length
      end = -sums.negative
    } else {
      start = sums.positive
      sums.positive += length
      end = sums.positive
    }
    running[place] = sums
    let whole = total.positive + total.negative
    if method == .normalized {
      guard whole > 0 else { return (0, 0) }
      return (start / whole, end / whole)
    }
    if method == .center {
      let shift = (total.positive - total.negative) / 2
      return (start - shift, end - shift)
    }
    return (start, end)
  }
}
