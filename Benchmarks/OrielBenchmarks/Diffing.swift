import CMalloc
import Foundation
import OrielKit

/// The diff of a collection's data, as multiples of the floor: a pass that inserts each new element into a `Dictionary` once.
@MainActor
func measureDiffing(counts: [Int], rounds: Int) {
  var rows: [[String]] = []
  for count in counts {
    for script in DiffScript.allCases {
      rows.append(measure(script, count: count, rounds: count >= 1_000_000 ? min(rounds, 5) : rounds, element: { $0 }, name: "Int"))
    }
    for script in DiffScript.allCases {
      rows.append(
        measure(
          script, count: count, rounds: count >= 1_000_000 ? min(rounds, 3) : rounds,
          element: { "item with the number \($0)" }, name: "String"))
    }
  }
  printTable(
    "(f) Diff of a collection's data, multiples of the floor in the same run",
    header: [
      "elements", "change", "floor ms", "diff / floor", "diff / floor with reserved capacity", "`difference` / floor", "changes / edits",
      "bytes per item",
    ],
    rows: rows)
}

/// A change of the data.
enum DiffScript: String, CaseIterable {
  case equal, append = "append 10 %", edits = "1 % edits with moves", block = "move a block", reverse, shuffle
  case sections = "sections of 100, 1 % moved between them"
  case sectionShuffle = "sections of 100, all shuffled between them"

  /// Returns the old rows, the new rows, and the number of edits.
  func rows<Element: Hashable>(
    of count: Int, element: (Int) -> Element
  ) -> ([CollectionRow<Int, Element>], [CollectionRow<Int, Element>], Int) {
    var random = DiffRandom(state: 7)
    let old = (0..<count).map(element)
    var new = (0..<count).map(element)
    var edits = 0
    switch self {
    case .equal: break
    case .append:
      new += (count..<(count + count / 10)).map(element)
      edits = count / 10
    case .edits:
      edits = count / 100
      // All edits are made in one pass over marked elements, because single edits would take minutes.
      var isGone = [Bool](repeating: false, count: count)
      var arriving: [(place: Int, element: Element)] = []
      for edit in 0..<edits {
        switch edit % 3 {
        case 0: isGone[random.below(count)] = true
        case 1: arriving.append((random.below(count), element(count + edit)))
        default:
          let place = random.below(count)
          guard !isGone[place] else { continue }
          isGone[place] = true
          arriving.append((random.below(count), new[place]))
        }
      }
      arriving.sort { $0.place < $1.place }
      var next = 0
      var edited: [Element] = []
      for (index, element) in new.enumerated() {
        while next < arriving.count, arriving[next].place <= index {
          edited.append(arriving[next].element)
          next += 1
        }
        if !isGone[index] { edited.append(element) }
      }
      new = edited
    case .block:
      new = Array(new[(count / 2)...]) + Array(new[..<(count / 2)])
      edits = count / 2
    case .reverse:
      new.reverse()
      edits = count - 1
    case .shuffle, .sectionShuffle:
      new.shuffle(using: &random)
      edits = count
    case .sections:
      edits = count / 100
      var sections = Self.sections(of: new).map(\.items)
      for _ in 0..<edits {
        let from = random.below(sections.count)
        guard !sections[from].isEmpty else { continue }
        let element = sections[from].remove(at: random.below(sections[from].count))
        let to = random.below(sections.count)
        sections[to].insert(element, at: random.below(sections[to].count + 1))
      }
      return (Self.sections(of: old), sections.enumerated().map { CollectionRow(section: $0, items: $1) }, edits)
    }
    if self == .sectionShuffle { return (Self.sections(of: old), Self.sections(of: new), edits) }
    return ([CollectionRow(section: 0, items: old)], [CollectionRow(section: 0, items: new)], edits)
  }

  private static func sections<Element>(of elements: [Element]) -> [CollectionRow<Int, Element>] {
    stride(from: 0, to: elements.count, by: 100).map { start in
      CollectionRow(section: start / 100, items: Array(elements[start..<min(start + 100, elements.count)]))
    }
  }

  /// Indicates whether Swift's own diff finishes in a reasonable time. Its time is quadratic in the number of edits.
  func isBearable(for count: Int) -> Bool {
    switch self {
    case .equal, .append: true
    case .edits: count <= 100_000
    case .block, .reverse, .shuffle: count <= 1_000
    case .sections, .sectionShuffle: false
    }
  }
}

@MainActor
private func measure<Element: Hashable>(
  _ script: DiffScript, count: Int, rounds: Int, element: (Int) -> Element, name: String
) -> [String] {
  let (old, new, edits) = script.rows(of: count, element: element)
  let oldItems = old.flatMap(\.items)
  let newItems = new.flatMap(\.items)
  var floor = Measurement()
  var reserved = Measurement()
  var ratio = Measurement()
  var reservedRatio = Measurement()
  var swifts = Measurement()
  var changes = 0
  for _ in 0..<rounds {
    let floorTime = processorTime { fill(newItems, capacity: 0) }
    let reservedTime = processorTime { fill(newItems, capacity: newItems.count) }
    let time = processorTime {
      let difference = SnapshotDifference(from: old, to: new)
      changes = difference.changedItemCount
      return changes
    }
    floor.add(floorTime)
    reserved.add(reservedTime)
    ratio.add(time / floorTime)
    reservedRatio.add(time / reservedTime)
  }
  if script.isBearable(for: count) {
    for _ in 0..<(count > 10_000 ? 1 : 3) {
      swifts.add(processorTime { newItems.difference(from: oldItems).inferringMoves().count } / floor.median)
    }
  }
  return [
    "\(count) \(name)", script.rawValue, floor.cell(in: .milliseconds), ratio.cell(in: .ratio), reservedRatio.cell(in: .ratio),
    swifts.samples.isEmpty ? "—" : Measurement.Unit.ratio.text(swifts.median),
    edits == 0 ? "\(changes)" : String(format: "%.3f", Double(changes) / Double(edits)), "\(peakBytes(from: old, to: new) / count)",
  ]
}

@inline(never)
private func fill<Element: Hashable>(_ elements: [Element], capacity: Int) -> Int {
  var table = Dictionary<Element, Int>(minimumCapacity: capacity)
  for (index, element) in elements.enumerated() { table[element] = index }
  return table.count
}

/// Runs a closure repeatedly, so that its time can be measured, and returns the processor time of one run.
private func processorTime(_ body: () -> Int) -> Double {
  var runs = 0
  var sum = 0
  let start = processorSeconds()
  repeat {
    sum &+= body()
    runs += 1
  } while processorSeconds() - start < 0.002
  let time = (processorSeconds() - start) / Double(runs)
  precondition(sum >= 0)
  return time
}

/// Returns the number of bytes by which a diff increases the process's peak memory, including the result.
private func peakBytes<Element: Hashable>(from old: [CollectionRow<Int, Element>], to new: [CollectionRow<Int, Element>]) -> Int {
  // Freed memory that wasn't returned to the system would hide the memory that the diff uses.
  malloc_trim(0)
  try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  let before = residentBytes("VmRSS:")
  let difference = SnapshotDifference(from: old, to: new)
  let bytes = residentBytes("VmHWM:") - before
  precondition(difference.changedItemCount >= 0)
  return max(0, bytes)
}

private func residentBytes(_ name: String) -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
  return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0) * 1024
}

/// A deterministic generator of pseudorandom numbers.
struct DiffRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
