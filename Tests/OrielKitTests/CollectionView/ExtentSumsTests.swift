import SwiftUI
import Testing

@testable import OrielKit

@Suite("ExtentSums")
struct ExtentSumsTests {
  @Test("A billion unknown extents are computed arithmetically")
  func unknown() {
    let sums = ExtentSums(count: 1_000_000_000, estimate: 20)
    #expect(sums.total == 2e10)
    #expect(sums.offset(of: 123_456_789) == 123_456_789 * 20)
    #expect(sums.index(at: 2_469_135_799) == 123_456_789)
    #expect(sums.index(at: -5) == 0 && sums.index(at: 1e12) == 999_999_999)
    #expect(ExtentSums(count: 0, estimate: 1).index(at: 0) == nil)
  }

  @Test("Sums and searches of known and unknown extents match those of an array", arguments: 0..<6 as Range<UInt64>)
  func randomRun(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = [1, 63, 64, 65, 500, 1_000][Int(seed)]
    var model = [Double?](repeating: nil, count: count)
    var sums = ExtentSums(count: count, estimate: 10)
    if seed.isMultiple(of: 2) {
      model = model.map { _ in Double(random.below(30)) }
      sums = ExtentSums(model.map { $0! })
    }
    for step in 0..<500 {
      let comment: Comment = "seed \(seed), step \(step)"
      if step == 250 { sums.estimate = 7 }
      let index = random.below(count)
      let extent = Double(random.below(40))
      let change = sums.set(index, to: extent)
      #expect(change == extent - (model[index] ?? sums.estimate), comment)
      model[index] = extent
      let extents = model.map { $0 ?? sums.estimate }
      #expect(abs(sums.total - extents.reduce(0, +)) < 1e-6, comment)
      let place = random.below(count + 1)
      #expect(abs(sums.offset(of: place) - extents[..<place].reduce(0, +)) < 1e-6, comment)
      #expect(sums.knownCount(before: place) == model[..<place].count { $0 != nil }, comment)
      let offset = Double(random.below(Int(sums.total) + 20)) - 10 + 0.5
      var end = 0.0
      let expected =
        extents.firstIndex {
          end += $0; return end > offset
        } ?? count - 1
      #expect(sums.index(at: offset) == (offset <= 0 ? 0 : expected), comment)
    }
  }
}
