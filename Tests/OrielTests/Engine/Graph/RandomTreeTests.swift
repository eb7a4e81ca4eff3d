import Foundation
import Oriel
import OrielTesting
import Testing

/// Views that are updated step by step must equal views that are created from the same state at once.
@MainActor
struct RandomTreeTests {
  private func makeHost(_ model: TreeModel) -> TestHost { TestHost(model) }

  /// Makes a random change to the model and applies the model's window to the host.
  private func mutate(_ model: TreeModel, _ host: TestHost) -> String {
    let change = model.mutate()
    host.follow(model.window)
    return change
  }

  private func compare(_ host: TestHost, _ model: TreeModel, _ step: String) -> Bool {
    let fresh = makeHost(model)
    defer { fresh.close() }
    let differences = [
      ("layout", firstDifference(host.layoutDump, fresh.layoutDump)),
      ("accessibility", firstDifference(host.accessibilityDump, fresh.accessibilityDump)),
      ("display", firstDifference(host.displayDump, fresh.displayDump)),
    ].compactMap { name, difference in difference.map { "\(name) \($0)" } }
    guard !differences.isEmpty else { return host.messages.isEmpty || fail("\(step): \(host.messages)") }
    return fail("\(step): \(differences.joined(separator: "; ")); the tree is \(model.root.dump)")
  }

  private func fail(_ message: String) -> Bool {
    Issue.record("\(message)")
    return false
  }

  /// Returns the accessibility tree without its frames, because its content is final already while an animation runs. The texts of geometry
  /// readers follow the animation and are replaced, too.
  private func said(_ host: TestHost) -> String {
    host.accessibilityDump.split(separator: "\n").map { line in
      line.replacing(#/ \([^()]*\)$/#, with: "").replacing(#/text "-?\d+ -?\d+"/#, with: "text of a place") + "\n"
    }.joined()
  }

  /// Seed 36 has a fixed frame whose outer container requests the spacing before the inner one has observed its change.
  @Test("Updated views equal views that are newly created from the same state", arguments: SeededGenerator.seeds(1...2) + [36])
  func updatedViewsEqualFreshOnes(seed: UInt64) throws {
    let model = TreeModel(seed: seed)
    let host = makeHost(model)
    for step in 0..<500 {
      let change = mutate(model, host)
      host.render()
      // Toggles animate by themselves.
      if !host.leftovers().isEmpty { try host.settle(within: 5) }
      guard compare(host, model, "seed \(seed), step \(step), \(change)") else { return }
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Animated changes settle in the state of newly created views", arguments: SeededGenerator.seeds(11...11))
  func settledAnimationsEndWhereFreshViewsStand(seed: UInt64) throws {
    let model = TreeModel(seed: seed)
    let host = makeHost(model)
    for step in 0..<300 {
      var changes: [String] = []
      // Some changes interrupt the animations of earlier ones.
      for _ in 0..<(step % 3 + 1) {
        withAnimation(step % 5 == 0 ? nil : .linear(duration: 0.1)) { changes.append(mutate(model, host)) }
        host.advance(by: 0.05)
      }
      let fresh = makeHost(model)
      let difference = firstDifference(said(host), said(fresh))
      fresh.close()
      if let difference, !fail("seed \(seed), step \(step), \(changes) under way: accessibility \(difference)") { return }
      try host.settle(within: 5)
      guard compare(host, model, "seed \(seed), step \(step), \(changes)") else { return }
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
