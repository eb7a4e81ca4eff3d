import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// A container that is nested in itself a number of times.
private struct Nest: View {
  enum Kind: CaseIterable { case grid, baselines, stacks, flexible }

  let levels: Int
  let kind: Kind

  var body: some View {
    if levels == 0 {
      Text("x")
    } else {
      let inner = Nest(levels: levels - 1, kind: kind)
      switch kind {
      case .grid:
        Grid {
          GridRow {
            Text("a")
            inner
          }
        }
      case .baselines:
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow {
            Text("a")
            inner
          }
        }
      case .stacks:
        HStack {
          Text("a")
          VStack { inner }
        }
      case .flexible:
        HStack {
          Text("a")
          VStack {
            inner
            Spacer()
          }
        }
      }
    }
  }
}

@MainActor
@Suite("Work for nested containers")
struct NestedLayoutWorkTests {
  private func measured(_ levels: Int, _ kind: Nest.Kind) -> Int {
    let host = TestHost(size: CGSize(width: 390, height: 600)) { Nest(levels: levels, kind: kind) }
    defer { host.close() }
    return host.graph.counts.measured
  }

  @Test("The measurements of nested containers grow linearly with the number of levels", arguments: Nest.Kind.allCases)
  private func levels(kind: Nest.Kind) {
    let few = measured(7, kind)
    #expect(few > 7)
    #expect(measured(14, kind) < 3 * few)
  }
}
