@testable import OrielKit

/// The expected result of a diff, from its definitions, in quadratic time.
struct NaiveDifference {
  var deleted = 0
  var inserted = 0
  var moved = 0
  var movedSections = 0

  init(from old: [CollectionRow<Int, Int>], to new: [CollectionRow<Int, Int>]) {
    var loose = old.map { row in row.items.map { Optional($0) } }
    var arriving: [Int] = []
    var sectionPairs: [Int] = []
    for row in new {
      guard let origin = old.firstIndex(where: { $0.section == row.section }) else {
        arriving += row.items
        continue
      }
      sectionPairs.append(origin)
      var matched: [Int] = []
      for item in row.items {
        guard let place = loose[origin].firstIndex(of: item) else {
          arriving.append(item)
          continue
        }
        loose[origin][place] = nil
        matched.append(place)
      }
      moved += matched.count - Self.longestIncreasing(matched)
    }
    movedSections = sectionPairs.count - Self.longestIncreasing(sectionPairs)
    for item in arriving {
      if let section = loose.firstIndex(where: { $0.contains(item) }) {
        loose[section][loose[section].firstIndex(of: item)!] = nil
        moved += 1
      } else {
        inserted += 1
      }
    }
    deleted = loose.joined().compactMap(\.self).count
  }

  static func longestIncreasing(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(1 + (0..<index).filter { values[$0] < value }.map { lengths[$0] }.max(default: 0))
    }
    return lengths.max() ?? 0
  }
}

extension Sequence<Int> {
  func max(default value: Int) -> Int { self.max() ?? value }
}
