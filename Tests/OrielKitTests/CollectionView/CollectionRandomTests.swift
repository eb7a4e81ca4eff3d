import Foundation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Collections with random changes")
struct CollectionRandomTests {
  private let steps = SeededGenerator.steps(60)

  private func run(seed: Int, hasShelves: Bool) throws {
    let reload = RandomReload(seed: seed, hasShelves: hasShelves)
    try reload.expectLayout()
    for step in 1...steps {
      try reload.step()
      if step % 10 == 0 { try reload.expectLayout() }
    }
    #expect(reload.comparedCells > steps && reload.keptFocus > 0)
    reload.host.close()
    #expect(reload.host.leftovers().isEmpty)
  }

  @Test(
    "CV-17, CV-18, CV-24, CV-25: After random changes cells have the layout's frames and their own state, and the focus is kept",
    arguments: SeededGenerator.seeds(1...3))
  func grids(seed: UInt64) throws { try run(seed: Int(seed), hasShelves: false) }

  @Test(
    "CV-13, CV-17, CV-25: After random changes orthogonal sections keep their layout, their state and the focus",
    arguments: SeededGenerator.seeds(11...11))
  func shelves(seed: UInt64) throws { try run(seed: Int(seed), hasShelves: true) }
}
