import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var isPresented = true
  var offset: CGFloat = 0
  var place = UnitPoint.center
  var taps = 0
}

private struct Anchored: View {
  @Bindable var model: Model
  var edge = Edge.top
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  var adaptation = PresentationAdaptation.automatic

  var body: some View {
    ZStack {
      Color.clear.contentShape(Rectangle()).onTapGesture { model.taps += 1 }
      Button("Anchor") { model.taps += 1 }
        .frame(width: 100, height: 40)
        .popover(isPresented: $model.isPresented, attachmentAnchor: anchor, arrowEdge: edge) {
          Text("Popover").frame(width: 200, height: 120).accessibilityIdentifier("popover")
            .presentationCompactAdaptation(adaptation)
        }
        .offset(x: model.offset)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(horizontal: .init(of: model.place), vertical: .init(of: model.place)))
    }
  }
}

private struct Scrolled: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(height: 300)
        Text("Anchor").frame(width: 100, height: 40)
          .popover(isPresented: .constant(true)) {
            Color.clear.frame(width: 200, height: 120)
              .presentationBackground(Color.red)
              .presentationBackgroundInteraction(.enabled)
          }
        Color.clear.frame(height: 2000)
      }
    }
  }
}

extension HorizontalAlignment {
  fileprivate init(of point: UnitPoint) { self = point.x < 0.3 ? .leading : point.x > 0.7 ? .trailing : .center }
}

extension VerticalAlignment {
  fileprivate init(of point: UnitPoint) { self = point.y < 0.3 ? .top : point.y > 0.7 ? .bottom : .center }
}

@MainActor
@Suite("Popovers")
struct PopoverTests {
  private func host(_ view: Anchored, size: CGSize = CGSize(width: 800, height: 600)) throws -> TestHost {
    let host = TestHost(size: size) { view }
    try host.settle()
    return host
  }

  private func frame(_ host: TestHost) throws -> CGRect { try host.find(role: .isModal).frame }

  @Test("A popover is placed at the requested edge of its anchor")
  func edges() throws {
    let anchor = CGRect(x: 350, y: 280, width: 100, height: 40)
    let gap = PopoverPlacement.arrowLength
    for (edge, expected) in [
      (.top, CGRect(x: 300, y: 280 - gap - 120, width: 200, height: 120)), (.bottom, CGRect(x: 300, y: 320 + gap, width: 200, height: 120)),
      (.leading, CGRect(x: 350 - gap - 200, y: 240, width: 200, height: 120)),
      (.trailing, CGRect(x: 450 + gap, y: 240, width: 200, height: 120)),
    ] as [(Edge, CGRect)] {
      let host = try host(Anchored(model: Model(), edge: edge))
      #expect(try frame(host) == expected, "\(edge)")
      #expect(!anchor.intersects(try frame(host)))
    }
  }

  @Test("A popover without space at its edge flips to another, stays in the window, and doesn't cover its anchor")
  func flips() throws {
    for (x, y) in [(0, 0), (0.5, 0), (1, 0), (0, 0.5), (0.5, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1)] as [(CGFloat, CGFloat)] {
      for edge in Edge.allCases {
        let model = Model()
        model.place = UnitPoint(x: x, y: y)
        let host = try host(Anchored(model: model, edge: edge))
        let frame = try frame(host)
        #expect(CGRect(x: 0, y: 0, width: 800, height: 600).contains(frame))
        model.isPresented = false
        try host.settle()
        #expect(!frame.intersects(try host.find("Anchor").frame), "\(x) \(y) \(edge)")
      }
    }
  }

  @Test("A popover can be attached to a point or a rectangle of its view")
  func anchors() throws {
    let point = try host(Anchored(model: Model(), edge: .bottom, anchor: .point(.topLeading)))
    #expect(try frame(point).minY == 280 + PopoverPlacement.arrowLength && frame(point).midX == 350)
    let rect = try host(Anchored(model: Model(), edge: .bottom, anchor: .rect(.rect(CGRect(x: 10, y: 10, width: 20, height: 10)))))
    #expect(try frame(rect).minY == 300 + PopoverPlacement.arrowLength && frame(rect).midX == 370)
  }

  @Test("A popover follows its anchor, including during an animation, and the size of the window")
  func follows() throws {
    let model = Model()
    let host = try host(Anchored(model: model))
    let start = try frame(host)
    model.offset = 50
    host.render()
    let moved = try frame(host)
    #expect(abs(moved.minX - start.minX - 50) < 0.01, "\(moved) \(start)")
    withAnimation(.linear(duration: 1)) { model.offset = 150 }
    host.render()
    host.advance(by: 0.5)
    #expect(try abs(frame(host).minX - start.minX - 100) < 4)
    try host.settle()
    host.resize(to: CGSize(width: 1000, height: 600))
    #expect(try frame(host).minX == start.minX + 250)
  }

  @Test("A popover points at its anchor while the anchor is visible")
  func arrowOfScrolledAnchor() throws {
    let host = TestHost(size: CGSize(width: 800, height: 600)) { Scrolled() }
    try host.settle()
    // A presentation with background interaction isn't exposed as a modal.
    func card() throws -> CGRect { try #require(host.graph.rootBox.layers.presentations.first as? PresentationBox).card.windowFrame }
    func isRed(_ y: CGFloat) -> Bool {
      let pixel = host.snapshot().pixel(400, Int(y))
      return pixel.red > 200 && pixel.blue < 100
    }
    let start = try card()
    #expect(start.maxY + PopoverPlacement.arrowLength == 300)
    #expect(isRed(start.maxY + 3))
    host.scroll(at: CGPoint(x: 100, y: 500), by: CGSize(width: 0, height: 600))
    try host.settle()
    #expect(try card() == CGRect(x: 300, y: 8, width: 200, height: 120))
    #expect(isRed(12) && !isRed(4))
    host.scroll(at: CGPoint(x: 100, y: 500), by: CGSize(width: 0, height: -600))
    try host.settle()
    #expect(try card() == start)
    #expect(isRed(start.maxY + 3))
    host.close()
  }

  @Test("A press outside of a popover only dismisses it, and Escape dismisses it, too")
  func outside() throws {
    let model = Model()
    let host = try host(Anchored(model: model))
    host.tap(at: CGPoint(x: 400, y: 300))
    #expect(!model.isPresented && model.taps == 0)
    try host.settle()
    host.tap(at: CGPoint(x: 400, y: 300))
    #expect(model.taps == 1)
    model.isPresented = true
    try host.settle()
    host.press(.escape)
    #expect(!model.isPresented)
  }

  @Test("A popover is a sheet in a narrow window unless its adaptation prevents it, and adapts when the window becomes narrow")
  func adapts() throws {
    let narrow = CGSize(width: 400, height: 700)
    #expect(try frame(host(Anchored(model: Model()), size: narrow)).width == 400)
    #expect(try frame(host(Anchored(model: Model(), adaptation: .popover), size: narrow)).width == 200)
    #expect(try frame(host(Anchored(model: Model(), adaptation: .none), size: narrow)).width == 200)
    #expect(try frame(host(Anchored(model: Model(), adaptation: .fullScreenCover), size: narrow)).size == narrow)
    let host = try host(Anchored(model: Model()))
    #expect(try frame(host).width == 200)
    host.resize(to: narrow)
    #expect(try frame(host).width == 400)
    host.resize(to: CGSize(width: 800, height: 600))
    #expect(try frame(host).width == 200)
  }

  @Test("Random popovers stay in the available space, and their arrows stay on their edges", arguments: 1...5)
  func places(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let room = CGRect(x: 8, y: 8, width: .random(in: 1...900, using: &generator), height: .random(in: 1...900, using: &generator))
      let size = CGSize(
        width: min(room.width, .random(in: 44...400, using: &generator)), height: min(room.height, .random(in: 44...400, using: &generator))
      )
      let anchor = CGRect(
        x: .random(in: -100...1000, using: &generator), y: .random(in: -100...1000, using: &generator),
        width: .random(in: 0...300, using: &generator), height: .random(in: 0...300, using: &generator))
      let place = PopoverPlacement(
        size: size, anchor: anchor, edge: Edge.allCases.randomElement(using: &generator)!, room: room, cornerRadius: 13)
      let frame = place.frame
      let isInside =
        frame.minX >= room.minX - 0.001 && frame.maxX <= room.maxX + 0.001 && frame.minY >= room.minY - 0.001
        && frame.maxY <= room.maxY + 0.001
      #expect(isInside, "seed \(seed)")
      let length = place.arrowEdge == .top || place.arrowEdge == .bottom ? size.width : size.height
      #expect(place.arrow >= 0 && place.arrow <= length, "seed \(seed)")
    }
  }
}
