import Foundation

/// A step from a place in a direction.
struct FocusStep: Hashable {
  var place: Int
  var direction: MoveCommandDirection
}

extension FocusMap {
  /// The number of places up to which the map is connected. More are more than a screen holds, and geometry alone decides.
  private static let limit = 160

  /// Returns the place that a direction leads to, on a map on which every visible place can be reached from every other.
  ///
  /// If geometry leaves a place out, the step that passes it most closely leads to it instead of its own destination, as long as that can
  /// still be reached.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of places.
  func destination(from start: Int, toward direction: MoveCommandDirection) -> Int? {
    let way = FocusStep(place: start, direction: direction)
    if places.count <= Self.limit, let detour = detours()[way] { return detour }
    return neighbor(of: start, toward: direction)
  }

  /// Returns the steps whose destination isn't the one of geometry.
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

  /// Returns the cheapest step into a part that no other step leads into, or `nil` if there is none.
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

  /// Returns the sets of places that can be reached from one another.
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
