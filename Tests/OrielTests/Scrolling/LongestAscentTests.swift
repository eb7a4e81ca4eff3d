import OrielTesting
import Testing

@testable import Oriel

@Suite("The longest ascent")
struct LongestAscentTests {
  @Test("one that moved is in none; of two candidates the outer one counts")
  func examples() {
    func ends(_ numbers: [Int]) -> [Int]? { numbers.longestAscent { $0 }.map { [$0.first, $0.last] } }
    #expect(ends([]) == nil)
    #expect(ends([3]) == [3, 3])
    #expect(ends([1, 2, 3]) == [1, 3])
    #expect(ends([50, 0, 51, 52]) == [50, 52])
    #expect(ends([22, 20, 23, 24]) == [22, 24])
    #expect(ends([1, 2, 4, 3]) == [1, 3])
    #expect(ends([3, 2, 1]) == [3, 1])
  }

  @Test("its ends are those of an ascent that brute force finds no longer one than", arguments: SeededGenerator.seeds(1...5))
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
      let found = try #require(numbers.longestAscent { $0 })
      #expect(found.first == numbers[longest.map { $0[0] }.min()!], "seed \(seed): \(numbers)")
      #expect(found.last == numbers[longest.map { $0[length - 1] }.max()!], "seed \(seed): \(numbers)")
    }
  }
}
