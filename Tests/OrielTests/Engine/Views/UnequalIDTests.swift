import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Ticks {
  var count = 0
  var made = 0
}

private struct Cell: View {
  let ticks: Ticks
  @State private var number = 0

  var body: some View {
    Text(verbatim: "\(number) of \(ticks.count)").onAppear {
      ticks.made += 1
      number = 7
    }
  }
}

private struct Cells: View {
  let ticks: Ticks
  let ids: [Double]
  let isLazy: Bool

  var body: some View {
    let _ = ticks.count
    if isLazy {
      ScrollView { LazyVStack { ForEach(ids, id: \.self) { _ in Cell(ticks: ticks) } } }
    } else {
      VStack { ForEach(ids, id: \.self) { _ in Cell(ticks: ticks) } }
    }
  }
}

@MainActor
@Suite("Ids that don't equal themselves")
struct UnequalIDTests {
  @Test("A view whose id doesn't equal itself keeps its identity and its state", arguments: [false, true])
  func single(_ isLazy: Bool) {
    let ticks = Ticks()
    let host = TestHost { Cells(ticks: ticks, ids: [1, .nan, 2], isLazy: isLazy) }
    for _ in 0..<5 {
      ticks.count += 1
      host.render()
    }
    #expect(ticks.made == 3 && host.findAll(text: "7 of 5").count == 3)
    #expect(host.messages.isEmpty, "\(host.messages)")
    host.close()
  }

  @Test("Several ids that don't equal themselves are reported as duplicates", arguments: [false, true])
  func several(_ isLazy: Bool) {
    let ticks = Ticks()
    let host = TestHost { Cells(ticks: ticks, ids: [.nan, .nan, .nan], isLazy: isLazy) }
    #expect(host.messages.count == 1 && host.messages.contains { $0.contains("id nan") }, "\(host.messages)")
    #expect(host.findAll(text: "7 of 0").count == 3)
    host.close()
  }
}
