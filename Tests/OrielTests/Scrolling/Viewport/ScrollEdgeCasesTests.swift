import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Clipping, margins, transitions and targets of scroll views")
struct ScrollEdgeCasesTests {
  @Observable @MainActor
  fileprivate final class Model {
    var isClipDisabled = true
    var taps: [Int] = []
    var offset = CGPoint.zero
  }

  private let size = CGSize(width: 300, height: 400)

  private struct Unclipped: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        Color.gray.frame(height: 100)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { index in
              Color(white: Double(index) / 20).frame(height: 50).onTapGesture { model.taps.append(index) }
            }
          }
        }
        .scrollClipDisabled(model.isClipDisabled)
      }
    }
  }

  @Test("With clipping disabled content is drawn and hit-tested outside of the scroll view, and with clipping it isn't")
  func clip() throws {
    let model = Model()
    let host = TestHost(size: size) { Unclipped(model: model) }
    host.scroll(at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: 75))
    try host.settle()
    #expect(!host.displayDump.contains("clip"))
    // Row 0 is above the window's top, and row 1 at 75...125, of which 25 points are outside of the scroll view.
    host.tap(at: CGPoint(x: 150, y: 90))
    #expect(model.taps == [1])
    model.isClipDisabled = false
    host.render()
    #expect(host.displayDump.contains("clip"))
    host.tap(at: CGPoint(x: 150, y: 90))
    #expect(model.taps == [1])
    host.tap(at: CGPoint(x: 150, y: 110))
    #expect(model.taps == [1, 1])
  }

  @Test(
    "Leading and trailing content margins are mirrored in right-to-left layout", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func margins(direction: LayoutDirection) throws {
    let model = Model()
    let host = TestHost(size: size, layoutDirection: direction) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text(verbatim: "Cell \($0)").frame(width: 100, height: 50) } }
      }
      .contentMargins(.leading, 30, for: .scrollContent)
      .contentMargins(.trailing, 10, for: .scrollContent)
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { model.offset = $1 }
    }
    let isMirrored = direction == .rightToLeft
    #expect(try host.find("Cell 0").frame.midX == (isMirrored ? 220 : 80))
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: isMirrored ? -5000 : 5000, height: 0))
    try host.settle()
    #expect(try host.find("Cell 9").frame.midX == (isMirrored ? 60 : 240))
    #expect(model.offset.x == (isMirrored ? -10 : 710))
  }

  @Test("A scroll transition has separate configurations for the two edges")
  func asymmetric() throws {
    let host = TestHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { index in
            Text(verbatim: "Row \(index)").frame(width: 100, height: 50)
              .scrollTransition(topLeading: .interactive(timingCurve: .linear), bottomTrailing: .identity) { content, phase in
                content.offset(x: phase.value * 100)
              }
          }
        }
      }
    }
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 325))
    try host.settle()
    // Half of row 6 is beyond the top, and half of row 14 beyond the bottom.
    #expect(try abs(host.find("Row 6").frame.midX - 100) < 0.01)
    #expect(try host.find("Row 14").frame.midX == 150)
    #expect(try host.find("Row 10").frame.midX == 150)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -300))
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      let rows = host.allElements.filter { $0.label.hasPrefix("Row ") && $0.frame.midY >= 25 }
      #expect(rows.count > 5 && rows.allSatisfy { $0.frame.midX == 150 })
    }
  }

  @Test("Pages are counted from the leading edge of the content", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func pages(direction: LayoutDirection) throws {
    let model = Model()
    let isMirrored = direction == .rightToLeft
    let host = TestHost(size: size, layoutDirection: direction) {
      ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 100) }
        .scrollTargetBehavior(.paging)
        .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { model.offset = $1 }
    }
    #expect(model.offset.x == (isMirrored ? 700 : 0))
    host.usesTouch = true
    host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: isMirrored ? 270 : 30, y: 200), duration: 0.1)
    try host.settle()
    #expect(model.offset.x == (isMirrored ? 400 : 300))
  }

  @Test(
    "A view-aligned grid settles at the beginning of a line, in both layout directions",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func gridTargets(direction: LayoutDirection) throws {
    let model = Model()
    let host = TestHost(size: size, layoutDirection: direction) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 10) {
          ForEach(0..<300) { Text(verbatim: "Cell \($0)").frame(height: 70) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { model.offset = $1 }
    }
    host.usesTouch = true
    for distance in [CGFloat(130), 60, -45, 333] {
      host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 350 - distance), duration: 0.1)
      try host.settle()
      #expect(model.offset.y.truncatingRemainder(dividingBy: 80) == 0, "\(model.offset.y)")
    }
    #expect(model.offset.y > 0)
  }

  @Test(
    "A view-aligned horizontal grid settles at the beginning of a line, in both layout directions",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func horizontalGridTargets(direction: LayoutDirection) throws {
    let model = Model()
    let isMirrored = direction == .rightToLeft
    let host = TestHost(size: size, layoutDirection: direction) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 10) {
          ForEach(0..<300) { Text(verbatim: "Cell \($0)").frame(width: 90) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { model.offset = $1 }
    }
    host.usesTouch = true
    for distance in [CGFloat(130), 60, -45, 222] {
      let way = isMirrored ? distance : -distance
      let start: CGFloat = way > 0 ? 30 : 270
      host.drag(from: CGPoint(x: start, y: 200), to: CGPoint(x: start + way, y: 200), duration: 0.1)
      try host.settle()
      let starts = host.elements.filter { $0.label.hasPrefix("Cell") }.map { isMirrored ? 300 - $0.frame.midX : $0.frame.midX }
      #expect(starts.contains { abs($0 - 45) < 0.01 }, "\(starts)")
    }
  }
}
