import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Sets of environment keys")
struct EnvironmentKeySetTests {
  private let marks = (0..<12).map { _ in NSObject() }

  private func keys(_ numbers: some Sequence<Int>) -> EnvironmentKeySet {
    var result = EnvironmentKeySet()
    for number in numbers { result.insert(ObjectIdentifier(marks[number])) }
    return result
  }

  @Test("Sets of environment keys behave like sets of the standard library")
  func likeSets() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let first = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0..<12, using: &random) }
      let second = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0..<12, using: &random) }
      let (left, right) = (keys(first), keys(second))
      let (leftSet, rightSet) = (Set(first), Set(second))
      let said = "seed \(seed): \(first) and \(second)"
      #expect(left.count == leftSet.count && left.isEmpty == leftSet.isEmpty, "\(said)")
      #expect(left.isDisjoint(with: right) == leftSet.isDisjoint(with: rightSet), "\(said)")
      #expect(left.union(right) == keys(leftSet.union(rightSet)), "\(said)")
      #expect((left == right) == (leftSet == rightSet), "\(said)")
      #expect(Set(left) == Set(leftSet.map { ObjectIdentifier(marks[$0]) }), "\(said)")
      #expect((0..<12).allSatisfy { left.contains(ObjectIdentifier(marks[$0])) == leftSet.contains($0) }, "\(said)")
    }
  }

  @Test("Measurements keep the most recent sizes, up to their limit")
  func measurements() {
    var measurements = Measurements()
    func proposal(_ number: Int) -> ProposedViewSize { ProposedViewSize(width: CGFloat(number), height: nil) }
    #expect(measurements.isEmpty && measurements.size(for: .unspecified) == nil)
    let limit = Measurements.limit
    for number in 1...limit + 2 { measurements.add(CGSize(width: CGFloat(number), height: 1), for: proposal(number)) }
    #expect((1...limit + 2).compactMap { measurements.size(for: proposal($0))?.width } == (3...limit + 2).map { CGFloat($0) })
    measurements.removeAll()
    #expect(measurements.isEmpty && (1...limit).allSatisfy { measurements.size(for: proposal($0)) == nil })
    measurements.add(.zero, for: proposal(9))
    #expect(measurements.size(for: proposal(9)) == .zero && measurements.size(for: proposal(4)) == nil)
  }
}
