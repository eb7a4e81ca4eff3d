import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Observable
private final class Taken {
  var notes: [String] = []
  var isTargeted = false
}

private struct Taking: DropDelegate {
  let taken: Taken

  func performDrop(info: DropInfo) -> Bool {
    taken.notes.append("delegate")
    return true
  }
}

@MainActor
@Suite("Drops by type names")
struct DropTypeNamesTests {
  private func drop<Target: View>(@ViewBuilder on target: () -> Target) throws {
    let target = target()
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      HStack(spacing: 40) {
        Color.red.frame(width: 80, height: 80).draggable("text").accessibilityElement().accessibilityLabel("source")
        target.frame(width: 120, height: 120).accessibilityElement().accessibilityLabel("target")
      }
    }
    try host.drag("source", onto: "target")
    host.close()
  }

  @Test("A drop with one of the type names is accepted, by each form of onDrop")
  func taken() throws {
    let taken = Taken()
    let isTargeted = Binding(get: { taken.isTargeted }, set: { taken.isTargeted = $0 })
    try drop {
      Color.blue.onDrop(of: ["public.text"], isTargeted: isTargeted) { providers in
        taken.notes.append("providers \(providers.count)")
        return true
      }
    }
    try drop {
      Color.blue.onDrop(of: ["public.image", "public.text"], isTargeted: nil) { _, location in
        taken.notes.append("at \(Int(location.x))")
        return true
      }
    }
    try drop { Color.blue.onDrop(of: ["public.text"], delegate: Taking(taken: taken)) }
    #expect(taken.notes == ["providers 1", "at 60", "delegate"])
  }

  @Test("A drop without one of the type names is refused, and an unknown name has no effect")
  func others() throws {
    let taken = Taken()
    func dropOnView(taking types: [String]) throws {
      try drop {
        Color.blue.onDrop(of: types, isTargeted: nil) { _ in
          taken.notes.append("taken")
          return true
        }
      }
    }
    try dropOnView(taking: ["public.image", "nobody.knows", ""])
    #expect(taken.notes.isEmpty)
    try dropOnView(taking: ["public.image", "nobody.knows", "", "public.text"])
    #expect(taken.notes == ["taken"])
  }
}
