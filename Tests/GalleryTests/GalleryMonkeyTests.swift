import GallerySections
import OrielTesting
import SwiftUI
import Testing

/// Random input in every section. A fault that it finds gets its own test.
@MainActor
@Suite("Random input in the Gallery")
struct GalleryMonkeyTests {
  private let steps = SeededGenerator.steps(60)

  @Test("Random steps cause no faults and leave nothing behind", arguments: GallerySection.allCases, SeededGenerator.seeds(1...1))
  func survives(section: GallerySection, seed: UInt64) async {
    let host = TestHost(size: CGSize(width: 980, height: 700)) { GalleryView(section: section) }
    let monkey = Monkey(host, seed: seed)
    for step in 0..<steps {
      monkey.step()
      let faults = step % 6 == 5 ? await monkey.faultsAtRest() : monkey.faults()
      guard faults.isEmpty else {
        host.close()
        let deeds = monkey.deeds.suffix(8).joined(separator: "; ")
        Issue.record("\(section), seed \(seed), step \(step): \(faults.prefix(4).joined(separator: " | ")); after: \(deeds)")
        return
      }
    }
    let left = await monkey.leftovers()
    #expect(left.isEmpty, "\(section), seed \(seed)")
  }

  @Test(
    "Random scrolling while the keyboard appears and disappears causes no faults in the lists", arguments: SeededGenerator.seeds(1...1))
  func scrolls(seed: UInt64) async {
    let host = TestHost(size: CGSize(width: 980, height: 700)) { GalleryView(section: .lists) }
    let monkey = Monkey(host, seed: seed)
    for step in 0..<steps {
      monkey.scrollingStep()
      let faults = step % 6 == 5 ? await monkey.faultsAtRest() : monkey.faults()
      guard faults.isEmpty else {
        host.close()
        let deeds = monkey.deeds.suffix(8).joined(separator: "; ")
        Issue.record("seed \(seed), step \(step): \(faults.prefix(4).joined(separator: " | ")); after: \(deeds)")
        return
      }
    }
    host.keyboard.hide(duration: 0)
    let left = await monkey.leftovers()
    #expect(left.isEmpty, "seed \(seed)")
  }
}
