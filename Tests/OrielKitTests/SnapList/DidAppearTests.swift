import Foundation
import Observation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("onDidAppear and onDidDisappear")
struct DidAppearTests {
  @Observable @MainActor
  fileprivate final class Model {
    var ids = Array(0..<50)
    @ObservationIgnored var seen: Set<Int> = []
    @ObservationIgnored var built: Set<Int> = []
    @ObservationIgnored var log: [String] = []
  }

  private struct Rows: View {
    let model: Model
    let isLazy: Bool

    var body: some View {
      VStack(spacing: 0) {
        Text("Title").frame(height: 70)
        ScrollView {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
      }
    }

    private var rows: some View {
      ForEach(model.ids, id: \.self) { id in
        Text(verbatim: "row \(id)").frame(height: 40)
          .onAppear { model.built.insert(id) }
          .onDidAppear {
            #expect(model.seen.insert(id).inserted)
            model.log.append("+\(id)")
          }
          .onDidDisappear {
            #expect(model.seen.remove(id) != nil)
            model.log.append("-\(id)")
          }
      }
    }
  }

  private func whole(_ host: TestHost) -> Set<Int> {
    Set(
      host.findAll(role: []).compactMap { element in
        guard element.label.hasPrefix("row "), element.frame.midY - 20 > 69.9, element.frame.midY + 20 < host.size.height + 0.1 else {
          return nil
        }
        return Int(element.label.dropFirst(4))
      })
  }

  @Test("LS-6: onDidAppear is called when a row is fully visible in any scroll view, independently of onAppear", arguments: [false, true])
  func sight(isLazy: Bool) throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 290)) { Rows(model: model, isLazy: isLazy) }
    #expect(model.seen == [0, 1, 2, 3, 4])
    #expect(model.built.contains(5))
    for distance in [30.0, 500, -200, 15] as [CGFloat] {
      host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: distance))
      for _ in 0..<60 {
        host.advance(by: TestHost.frameDuration)
        #expect(model.seen == whole(host))
      }
    }
    #expect(host.messages.isEmpty)
  }

  @Test("LS-6, LS-17: onDidDisappear is called once for a visible row that is removed", arguments: [false, true])
  func removed(isLazy: Bool) throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 290)) { Rows(model: model, isLazy: isLazy) }
    model.log = []
    model.ids.remove(at: 2)
    try host.settle()
    #expect(model.log.sorted() == ["+5", "-2"])
    #expect(model.seen == whole(host))
    model.log = []
    model.ids = []
    try host.settle()
    #expect(model.seen.isEmpty && model.log.count == 5)
  }

  @Test("LS-6: A threshold requires only that fraction of the view to be visible")
  func threshold() throws {
    var log: [String] = []
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 80)
          Color.blue.frame(height: 400)
            .onDidAppear(threshold: 0.2) { log.append("some") }
            .onDidAppear { log.append("all") }
            .onDidDisappear(threshold: 0.2) { log.append("gone") }
        }
      }
    }
    #expect(log.isEmpty)
    host.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 70))
    try host.settle()
    #expect(log == ["some"])
    host.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: -70))
    try host.settle()
    #expect(log == ["some", "gone"])
  }
}
