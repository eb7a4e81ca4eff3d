import Foundation

/// A way from a place in a direction.
struct FocusStep: Hashable {
  var place: Int
  var direction: MoveCommandDirection
}

extension FocusMap {
  /// More places than this are more than a screen holds, and geometry alone decides.
  private static let limit = 160

  /// The place that a direction leads to, on a map where every place in sight can be reached from every other.
  ///
  /// Where geometry leaves a place out, the way that passes it by most closely leads to it in place of what it led to before, as long as that
  /// can still be reached.
  ///
  /// - Complexity: O(n²) in the number of places.
  func destination(from start: Int, toward direction: MoveCommandDirection) -> Int? {
    let way = FocusStep(place: start, direction: direction)
    if places.count <= Self.limit, let detour = detours()[way] { return detour }
    return neighbor(of: start, toward: direction)
  }

  /// The ways that lead elsewhere than geometry says.
  func detours() -> [FocusStep: Int] {
    let visible = places.indices.filter { places[$0].hiddenIn.isEmpty }
    guard visible.count > 1 else { return [:] }
    var ways: [FocusStep: Int] = [:]
    for place in visible {
      for direction in MoveCommandDirection.all {
        ways[FocusStep(place: place, direction: direction)] = neighbor(of: place, toward: direction, remembering: false)
      }
    }
    var detours: [FocusStep: Int] = [:]
    var parts = Self.parts(of: visible, ways)
    while parts.count > 1, let (way, place) = detour(joining: parts, ways) {
      ways[way] = place
      detours[way] = place
      parts = Self.parts(of: visible, ways)
    }
    return detours
  }

  /// The cheapest way into a part that no way leads into.
  private func detour(joining parts: [[Int]], _ ways: [FocusStep: Int]) -> (FocusStep, Int)? {
    let part = parts.first { part in !ways.contains { part.contains($0.value) && !part.contains($0.key.place) } } ?? parts[0]
    var found: [(step: FocusStep, place: Int, cost: FocusCost)] = []
    for start in parts.joined() where !part.contains(start) {
      for place in part {
        for direction in MoveCommandDirection.all {
          let (from, to) = (places[start].frame, places[place].frame)
          guard let cost = FocusCost(from: from, aim: from, to: to, toward: direction) else { continue }
          found.append((FocusStep(place: start, direction: direction), place, cost))
        }
      }
    }
    found.sort { $0.cost < $1.cost }
    let all = Array(parts.joined())
    for entry in found {
      var changed = ways
      changed[entry.step] = entry.place
      if Self.parts(of: all, changed).count < parts.count { return (entry.step, entry.place) }
    }
    return nil
  }

  /// The sets of places that can be reached from each other.
  private static func parts(of places: [Int], _ ways: [FocusStep: Int]) -> [[Int]] {
    var forward: [Int: [Int]] = [:]
    var backward: [Int: [Int]] = [:]
    for (step, place) in ways {
      forward[step.place, default: []].append(place)
      backward[place, default: []].append(step.place)
    }
    func reached(from start: Int, _ edges: [Int: [Int]]) -> Set<Int> {
      var seen: Set = [start]
      var waiting = [start]
      while let place = waiting.popLast() {
        for next in edges[place] ?? [] where seen.insert(next).inserted { waiting.append(next) }
      }
      return seen
    }
    var parts: [[Int]] = []
    var placed: Set<Int> = []
    for place in places where !placed.contains(place) {
      let part = reached(from: place, forward).intersection(reached(from: place, backward))
      placed.formUnion(part)
      parts.append(part.sorted())
    }
    return parts
  }
}
