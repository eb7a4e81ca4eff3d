import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@Suite("longestAscent")
struct LongestAscentTests {
  @Test("The longest ascent omits a single moved element, and keeps either one of two that were swapped")
  func examples() {
    func ascent(_ numbers: [Int]) -> [Int] { numbers.longestIncreasingSubsequence { $0 } }
    #expect(ascent([]) == [])
    #expect(ascent([3]) == [3])
    #expect(ascent([1, 2, 3]) == [1, 2, 3])
    #expect(ascent([50, 51, 0, 52, 53]) == [50, 51, 52, 53])
    #expect(ascent([50, 0, 51, 52]) == [50, 0, 51, 52])
    #expect(ascent([22, 20, 23, 24]) == [22, 20, 23, 24])
    #expect(ascent([1, 2, 4, 3]) == [1, 2, 4, 3])
    #expect(ascent([3, 2, 1]) == [3, 2, 1])
  }

  @Test(
    "The longest ascent consists of all elements in any longest ascending subsequence that brute force finds",
    arguments: SeededGenerator.seeds(1...5))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let numbers = Array(0..<Int.random(in: 1...9, using: &random)).shuffled(using: &random)
      var ascents: [[Int]] = []
      for mask in 1..<(1 << numbers.count) {
        let part = numbers.indices.filter { mask >> $0 & 1 == 1 }
        if zip(part, part.dropFirst()).allSatisfy({ numbers[$0] < numbers[$1] }) { ascents.append(part) }
      }
      let length = ascents.map(\.count).max()!
      let longest = ascents.filter { $0.count == length }
      let found = numbers.longestIncreasingSubsequence { $0 }
      #expect(
        found == numbers.indices.filter { index in longest.contains { $0.contains(index) } }.map { numbers[$0] }, "seed \(seed): \(numbers)"
      )
    }
  }
}
