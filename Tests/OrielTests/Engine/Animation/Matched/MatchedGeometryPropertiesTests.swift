import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Properties that views take from their matched source")
struct MatchedGeometryPropertiesTests {
  /// A source of 100 by 60 points at (120, 80), and a red view of 40 by 20 at (100, 200) that follows it.
  private struct Pair: View {
    var properties = MatchedGeometryProperties.frame
    var sourceAnchor = UnitPoint.center
    var anchor = UnitPoint.center
    @Namespace private var space

    init(_ properties: MatchedGeometryProperties = .frame, sourceAnchor: UnitPoint = .center, anchor: UnitPoint = .center) {
      (self.properties, self.sourceAnchor, self.anchor) = (properties, sourceAnchor, anchor)
    }

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.clear.matchedGeometryEffect(id: "pair", in: space, anchor: sourceAnchor).frame(width: 100, height: 60)
          .padding(.leading, 120).padding(.top, 80)
        Color.red.matchedGeometryEffect(id: "pair", in: space, properties: properties, anchor: anchor, isSource: false)
          .frame(width: 40, height: 20)
          .padding(.leading, 100).padding(.top, 200)
      }
    }
  }

  /// Returns the bounding box of all red pixels.
  private func red(_ host: TestHost) -> CGRect {
    let picture = host.snapshot()
    var box = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.pixel(x, y)
        if pixel.red > 200, pixel.green < 120 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
      }
    }
    return box
  }

  private func shown(_ pair: some View) -> CGRect {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { pair }
    defer { host.close() }
    host.advance(by: 0.1)
    return red(host)
  }

  @Test("Matching .frame gives a view the position and the size of its source")
  func frame() {
    #expect(shown(Pair()) == CGRect(x: 120, y: 80, width: 100, height: 60))
    #expect(shown(Pair(.frame)) == shown(Pair([.position, .size])))
  }

  @Test("Matching .position alone keeps a view's size and centers it on its source")
  func position() {
    #expect(shown(Pair(.position)) == CGRect(x: 150, y: 100, width: 40, height: 20))
  }

  @Test("Matching .size alone gives a view its source's size and keeps its position")
  func size() {
    let box = shown(Pair(.size))
    #expect(box.size == CGSize(width: 100, height: 60))
    #expect(box.contains(CGPoint(x: 120, y: 210)))
  }

  @Test("Matching no property leaves a view unchanged")
  func nothing() {
    #expect(shown(Pair([])) == CGRect(x: 100, y: 200, width: 40, height: 20))
  }

  @Test("Matching .position aligns the anchors of both views")
  func anchors() {
    #expect(shown(Pair(.position, sourceAnchor: .topLeading, anchor: .topLeading)).origin == CGPoint(x: 120, y: 80))
    #expect(shown(Pair(.position, sourceAnchor: .bottomTrailing, anchor: .bottomTrailing)).origin == CGPoint(x: 180, y: 120))
    #expect(shown(Pair(.position, sourceAnchor: .leading, anchor: .leading)).origin == CGPoint(x: 120, y: 100))
  }

  @Test("Different anchors align with each other, so that a view can hang below its source")
  func differentAnchors() {
    #expect(shown(Pair(.position, sourceAnchor: .bottom, anchor: .top)) == CGRect(x: 150, y: 140, width: 40, height: 20))
    #expect(shown(Pair(.position, sourceAnchor: .topTrailing, anchor: .topLeading)) == CGRect(x: 220, y: 80, width: 40, height: 20))
  }

  @MainActor
  @Observable
  fileprivate final class Model {
    var isFirstSource = true
  }

  /// A red view of 100 by 60 points at (120, 80), and an invisible one of 40 by 20 at (100, 200). One of them is the source.
  private struct Turns: View {
    let model: Model
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: model.isFirstSource).frame(width: 100, height: 60)
          .padding(.leading, 120).padding(.top, 80)
        Color.clear.matchedGeometryEffect(id: 1, in: space, isSource: !model.isFirstSource).frame(width: 40, height: 20)
          .padding(.leading, 100).padding(.top, 200)
      }
    }
  }

  @Test("A view that stops being the source animates to the new source, and returns when it is the source again")
  func turns() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Turns(model: model) }
    #expect(red(host) == CGRect(x: 120, y: 80, width: 100, height: 60))
    withAnimation(.linear(duration: 1)) { model.isFirstSource = false }
    host.render()
    host.advance(by: 0.5)
    let amid = red(host)
    #expect(abs(amid.minX - 110) < 3 && abs(amid.minY - 140) < 4 && abs(amid.width - 70) < 4 && abs(amid.height - 40) < 4, "\(amid)")
    try host.settle()
    #expect(red(host) == CGRect(x: 100, y: 200, width: 40, height: 20))
    model.isFirstSource = true
    host.advance(by: 0.1)
    #expect(red(host) == CGRect(x: 120, y: 80, width: 100, height: 60))
    host.close()
  }

  private struct Lonely: View {
    let isOtherNamespace: Bool
    @Namespace private var space
    @Namespace private var other

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.clear.matchedGeometryEffect(id: 1, in: isOtherNamespace ? other : space, isSource: isOtherNamespace)
          .frame(width: 100, height: 60)
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 40, height: 20)
          .padding(.leading, 100).padding(.top, 200)
      }
    }
  }

  @Test("A view whose source is missing or in another namespace stays unchanged", arguments: [true, false])
  func lonely(_ isOtherNamespace: Bool) {
    #expect(shown(Lonely(isOtherNamespace: isOtherNamespace)) == CGRect(x: 100, y: 200, width: 40, height: 20))
  }

  @Test("The layout around a matched view is the same as without the match")
  func layout() throws {
    struct Row: View {
      @Namespace private var space

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          HStack(spacing: 0) {
            Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 40, height: 20)
            Color.blue.frame(width: 10, height: 20).accessibilityLabel("next")
          }
          Color.clear.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 60).padding(.top, 100)
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Row() }
    #expect(red(host) == CGRect(x: 0, y: 100, width: 100, height: 60))
    #expect(try host.find("next").frame == CGRect(x: 40, y: 0, width: 10, height: 20))
    host.close()
  }
}
