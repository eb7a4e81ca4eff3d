import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// Tests that scrolled content extends below the safe area, and that settled content, indicators and visibility respect its insets.
@MainActor
@Suite("Scroll views and the safe area")
struct ScrollSafeAreaTests {
  @Observable @MainActor
  fileprivate final class Model {
    @ObservationIgnored var geometry: ScrollGeometry?
    @ObservationIgnored var seen: [Int] = []
    @ObservationIgnored var tapped: [Int] = []
    var padding: CGFloat = 20
  }

  private let size = CGSize(width: 300, height: 400)
  private let safeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

  private struct Rows: View {
    var model: Model?

    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { index in
          Button {
            model?.tapped.append(index)
          } label: {
            Text(verbatim: "Row \(index)").frame(maxWidth: .infinity).frame(height: 40)
          }
          .buttonStyle(.plain)
        }
      }
      .scrollTargetLayout()
    }
  }

  private struct Watched: View {
    let model: Model

    var body: some View {
      ScrollView { Rows(model: model) }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { model.geometry = $1 }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { model.seen = $0 }
    }
  }

  private func row(_ host: TestHost, _ index: Int) throws -> CGRect { try host.find("Row \(index)").frame }

  private func scroll(_ host: TestHost, _ distance: CGFloat) throws {
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: distance))
    try host.settle()
  }

  @Test("Content settles inside the insets and extends below them, where it is built and hit-tested")
  func underInsets() throws {
    let model = Model()
    let host = TestHost(size: size, safeArea: safeArea) { Watched(model: model) }
    #expect(try row(host, 0).minY == 50)
    let geometry = try #require(model.geometry)
    #expect(geometry.contentOffset.y == -50 && geometry.containerSize == size)
    #expect(geometry.contentInsets == safeArea)
    #expect(geometry.bounds == CGRect(x: 0, y: 0, width: 300, height: 320))
    #expect(model.seen == Array(0..<8))
    // The row behind the bottom inset is built.
    #expect(try row(host, 8).minY == 370)
    try scroll(host, 60)
    #expect(try row(host, 0).minY == -10)
    host.usesTouch = true
    host.tap(at: CGPoint(x: 150, y: 20))
    host.tap(at: CGPoint(x: 150, y: 375))
    #expect(model.tapped == [0, 9])
    #expect(model.seen == Array(2..<9))
    host.press(.end)
    try host.settle()
    #expect(try row(host, 99).maxY == 370)
    #expect(host.messages.isEmpty)
  }

  @Test("A scroll view that ignores the safe area begins at the window's edge")
  func ignoring() throws {
    let model = Model()
    let host = TestHost(size: size, safeArea: safeArea) { Watched(model: model).ignoresSafeArea() }
    #expect(try row(host, 0).minY == 0)
    #expect(model.geometry?.contentInsets == EdgeInsets())
    let top = TestHost(size: size, safeArea: safeArea) { Watched(model: model).ignoresSafeArea(edges: .top) }
    #expect(try row(top, 0).minY == 0)
    #expect(model.geometry?.contentInsets == EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0))
    #expect(model.geometry?.containerSize == size)
  }

  private struct Padded: View {
    let model: Model

    var body: some View {
      Watched(model: model).contentMargins(.top, 7, for: .scrollContent).safeAreaPadding(.vertical, model.padding)
    }
  }

  @Test("Safe area padding, content margins and the window's insets add up, and content extends below all of them")
  func paddings() throws {
    let model = Model()
    let host = TestHost(size: size, safeArea: safeArea) { Padded(model: model) }
    #expect(try row(host, 0).minY == 77)
    #expect(model.geometry?.contentInsets == EdgeInsets(top: 77, leading: 0, bottom: 50, trailing: 0))
    #expect(model.geometry?.containerSize == size)
    host.press(.end)
    try host.settle()
    #expect(try row(host, 99).maxY == 350)
    #expect(try row(host, 92).minY == 30)
    #expect(try row(host, 91).minY == -10)
    model.padding = 0
    host.render()
    #expect(model.geometry?.contentInsets == EdgeInsets(top: 57, leading: 0, bottom: 30, trailing: 0))
  }

  @Test("Safe area padding doesn't affect views that ignore the safe area")
  func ignoringPadding() throws {
    let host = TestHost(size: size, safeArea: safeArea) {
      ZStack {
        Color.red.ignoresSafeArea().accessibilityElement().accessibilityLabel("All")
        Color.blue.accessibilityElement().accessibilityLabel("Clear")
      }
      .safeAreaPadding(25)
    }
    #expect(try host.find("Clear").frame == CGRect(x: 25, y: 75, width: 250, height: 270))
    #expect(host.layoutDump.contains("ShapeBox (0 0 300x400)"), "\(host.layoutDump)")
  }

  @Test("The keyboard adds to the content insets in each frame, and the scroll view keeps its size")
  func keyboard() throws {
    let model = Model()
    let host = TestHost(size: size, safeArea: safeArea) { Watched(model: model) }
    try scroll(host, 400)
    let place = try row(host, 10).minY
    host.keyboard.show(height: 200)
    for _ in 0..<40 {
      host.advance(by: TestHost.frameDuration)
      #expect(try abs(row(host, 10).minY - place) < 0.01)
      #expect(model.geometry?.containerSize == size)
      #expect(try abs(#require(model.geometry).contentInsets.bottom - max(30, host.keyboard.inset)) < 0.01)
      #expect(try row(host, 17).minY > 300, "Rows under the keyboard are still built")
    }
    #expect(try row(host, try #require(model.seen.last)).maxY <= 200.01)
    host.press(.end)
    try host.settle()
    #expect(try abs(row(host, 99).maxY - 200) < 0.01)
    let ignoring = TestHost(size: size) { Watched(model: model).ignoresSafeArea(.keyboard) }
    ignoring.keyboard.show(height: 200, duration: 0)
    #expect(model.geometry?.contentInsets.bottom == 0)
  }

  @Test("LS-1: The last row stays right above a bar that moves with the keyboard in each frame")
  func composer() throws {
    let host = TestHost(size: size) {
      ScrollView { Rows() }
        .scrollAnchor(.bottom)
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("Write here").frame(maxWidth: .infinity).frame(height: 60).background(Color.gray) }
    }
    try scroll(host, 1000)
    let bar = { try host.find("Write here").frame.midY + 30 }
    #expect(try bar() == 400)
    let row = 33
    let place = try host.find("Row \(row)").frame.maxY - 340
    #expect(abs(place) < 40)
    for isShown in [true, false] {
      if isShown { host.keyboard.show(height: 210) } else { host.keyboard.hide() }
      for _ in 0..<40 {
        host.advance(by: TestHost.frameDuration)
        #expect(try abs(bar() - (400 - host.keyboard.inset)) < 0.01)
        #expect(try abs(self.row(host, row).maxY - (bar() - 60) - place) < 0.5)
      }
    }
  }

  @Test(
    "A bar at the top or the leading edge reserves space, and content extends below it",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func bars(direction: LayoutDirection) throws {
    let model = Model()
    let host = TestHost(size: size, layoutDirection: direction, safeArea: safeArea) {
      Watched(model: model)
        .safeAreaInset(edge: .top, spacing: 5) { Text("Title").frame(height: 30) }
        .safeAreaInset(edge: .leading, spacing: 0) { Text("Side").frame(width: 40) }
    }
    #expect(try row(host, 0).minY == 85)
    #expect(try host.find("Title").frame.midY == 65)
    #expect(try row(host, 0).midX == (direction == .leftToRight ? 170 : 130))
    #expect(try host.find("Side").frame.midX == (direction == .leftToRight ? 20 : 280))
    let insets = try #require(model.geometry).contentInsets
    #expect(
      insets
        == EdgeInsets(
          top: 85, leading: direction == .leftToRight ? 40 : 0, bottom: 30, trailing: direction == .leftToRight ? 0 : 40))
  }

  @Test("Views in scrolled content don't extend below the insets along the axis, but do across it")
  func nested() throws {
    let model = Model()
    let host = TestHost(size: size, safeArea: safeArea) {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 80) }
          .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { model.geometry = $1 }
        Text("Row").background(Color.blue)
        Color.green.frame(height: 1000)
      }
      .safeAreaPadding(.horizontal, 15)
    }
    #expect(model.geometry?.contentInsets == EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15))
    #expect(model.geometry?.containerSize == CGSize(width: 300, height: 80))
    let background = host.layoutDump.split(separator: "\n").filter { $0.contains("IgnoreSafeAreaBox") }
    #expect(background.count == 1)
    try scroll(host, 95)
    #expect(!host.layoutDump.split(separator: "\n").contains { $0.contains("ShapeBox") && $0.contains("x50)") })
    #expect(host.messages.isEmpty)
  }

  @Test("A pinned header stays below the top inset while rows scroll under it")
  func pinned() throws {
    let host = TestHost(size: size, safeArea: safeArea) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<5) { section in
            Section {
              ForEach(0..<20) { Text(verbatim: "Row \(section)-\($0)").frame(height: 40) }
            } header: {
              Text(verbatim: "Header \(section)").frame(height: 20)
            }
          }
        }
      }
    }
    try scroll(host, 500)
    #expect(try host.find("Header 0").frame.midY == 60)
    #expect(try host.find("Row 0-10").frame.midY == 50 + 20 + 420 - 500)
    try scroll(host, 300)
    #expect(try host.find("Header 0").frame.midY == 60)
    try scroll(host, 15)
    #expect(try host.find("Header 0").frame.midY == 45)
  }
}
