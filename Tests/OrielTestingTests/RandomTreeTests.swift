import Foundation
import Oriel
import OrielTesting
import Testing

/// Views that were updated step by step have to equal views made from the same state at once.
@MainActor
struct RandomTreeTests {
  private func makeHost(_ model: TreeModel) -> TestHost {
    let window = model.window
    return TestHost(
      size: window.size, colorScheme: window.colorScheme, layoutDirection: window.layoutDirection, dynamicTypeSize: window.dynamicTypeSize,
      safeArea: window.safeArea
    ) { TreeView(item: model.root) }
  }

  /// Changes the model, and the window where the model says so.
  private func mutate(_ model: TreeModel, _ host: TestHost) -> String {
    let change = model.mutate()
    let window = model.window
    if host.colorScheme != window.colorScheme { host.colorScheme = window.colorScheme }
    if host.layoutDirection != window.layoutDirection { host.layoutDirection = window.layoutDirection }
    if host.dynamicTypeSize != window.dynamicTypeSize { host.dynamicTypeSize = window.dynamicTypeSize }
    if host.safeArea != window.safeArea { host.safeArea = window.safeArea }
    if host.size != window.size { host.resize(to: window.size) }
    return change
  }

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
    guard !differences.isEmpty else { return host.messages.isEmpty || fail("\(step): \(host.messages)") }
    return fail("\(step): \(differences.joined(separator: "; ")); the tree is \(model.root.dump)")
  }

  private func fail(_ message: String) -> Bool {
    Issue.record("\(message)")
    return false
  }

  /// The accessibility tree without its frames: amid an animation it says already what will be.
  private func said(_ host: TestHost) -> String {
    host.accessibilityDump.split(separator: "\n").map { $0.replacing(#/ \([^()]*\)$/#, with: "") + "\n" }.joined()
  }

  @Test(arguments: SeededGenerator.seeds(1...4))
  func updatedViewsEqualFreshOnes(seed: UInt64) throws {
    let model = TreeModel(seed: seed)
    let host = makeHost(model)
    for step in 0..<500 {
      let change = mutate(model, host)
      host.render()
      // Switches slide by themselves.
      if !host.leftovers().isEmpty { try host.settle(within: 5) }
      guard compare(host, model, "seed \(seed), step \(step), \(change)") else { return }
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test(arguments: SeededGenerator.seeds(11...13))
  func settledAnimationsEndWhereFreshViewsStand(seed: UInt64) throws {
    let model = TreeModel(seed: seed)
    let host = makeHost(model)
    for step in 0..<300 {
      var changes: [String] = []
      // Some changes interrupt the animations of the last.
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
