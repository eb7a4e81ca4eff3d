import Foundation
import Oriel
import OrielTesting
import Testing

/// Views that were updated step by step have to equal views made from the same state at once.
@MainActor
struct RandomTreeTests {
  private static let size = CGSize(width: 320, height: 480)

  private func makeHost(_ model: TreeModel) -> TestHost { TestHost(size: Self.size) { TreeView(item: model.root) } }

  private func firstDifference(_ incremental: String, _ fresh: String) -> String? {
    guard incremental != fresh else { return nil }
    let (left, right) = (incremental.split(separator: "\n"), fresh.split(separator: "\n"))
    for index in 0..<max(left.count, right.count) {
      let (a, b) = (index < left.count ? left[index] : "end", index < right.count ? right[index] : "end")
      if a != b { return "line \(index): updated [\(a)] fresh [\(b)]" }
    }
    return nil
  }

  private func compare(_ host: TestHost, _ model: TreeModel, _ step: String) -> Bool {
    let fresh = makeHost(model)
    defer { fresh.close() }
    let differences = [
      ("layout", firstDifference(host.layoutDump, fresh.layoutDump)),
      ("accessibility", firstDifference(host.accessibilityDump, fresh.accessibilityDump)),
      ("display", firstDifference(host.displayDump, fresh.displayDump)),
    ].compactMap { name, difference in difference.map { "\(name) \($0)" } }
    guard !differences.isEmpty else { return true }
    Issue.record("\(step): \(differences.joined(separator: "; "))")
    return false
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func updatedViewsEqualFreshOnes(seed: UInt64) {
    let model = TreeModel(seed: seed)
    let host = makeHost(model)
    for step in 0..<500 {
      let change = model.mutate()
      host.render()
      guard compare(host, model, "seed \(seed), step \(step), \(change)") else { return }
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test(arguments: 11...13 as ClosedRange<UInt64>)
  func settledAnimationsEndWhereFreshViewsStand(seed: UInt64) throws {
    let model = TreeModel(seed: seed)
    let host = makeHost(model)
    for step in 0..<300 {
      var changes: [String] = []
      // Some changes interrupt the animations of the last.
      for _ in 0..<(step % 3 + 1) {
        withAnimation(step % 5 == 0 ? nil : .linear(duration: 0.1)) { changes.append(model.mutate()) }
        host.advance(by: 0.05)
      }
      try host.settle(within: 5)
      guard compare(host, model, "seed \(seed), step \(step), \(changes)") else { return }
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
