import Foundation
import Oriel
import Testing

@testable import Charts

struct MarkExtentsTests {
  private func extents(_ entries: [Int: SIMD4<Double>]) -> MarkExtents {
    MarkExtents(entries: entries.mapValues { MarkExtents.Entry(extent: $0, weight: 1) })
  }

  @Test func `Common entries move, and added entries are at their position from the start`() throws {
    let start = extents([1: SIMD4(0, 0, 0, 0.2), 3: SIMD4(repeating: 1)])
    let end = extents([1: SIMD4(0, 0, 0, 0.6), 2: SIMD4(0.5, 0.5, 0, 0.8)])
    let half = start.interpolated(towards: end, amount: 0.5)
    let moving = try #require(half.entries[1])
    #expect(moving.weight == 1 && abs(moving.extent.w - 0.4) < 1e-12)
    let coming = try #require(half.entries[2])
    #expect(coming.weight == 0.5 && coming.extent / coming.weight == SIMD4(0.5, 0.5, 0, 0.8))
    let going = try #require(half.entries[3])
    #expect(going.weight == 0.5 && going.extent / going.weight == SIMD4(repeating: 1))
  }

  @Test func `MarkExtents obeys the vector laws`() {
    let (a, b) = (extents([1: SIMD4(1, 2, 3, 4)]), extents([1: SIMD4(5, 6, 7, 8)]))
    #expect(a - a + b == b && (a + .zero) == a)
    #expect(a.scaled(by: 2) == a + a)
    #expect(a.magnitudeSquared == 31)
  }
}
