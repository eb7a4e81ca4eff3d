import Foundation
import Observation
import OrielDrawing
import Testing

@testable import Oriel

/// A platform view that records the calls that it receives.
@MainActor
private final class StubView: PlatformView {
  final class Picture: PlatformPicture {}

  var picture: (any PlatformPicture)? = Picture()
  var idealSize = CGSize(width: 60, height: 20)
  var canBeFocused = true
  /// The number of focus stops inside the view that Tab hasn't reached yet.
  var stopsAhead = 0
  private(set) var size = CGSize.zero
  private(set) var transform = CGAffineTransform.identity
  private(set) var isVisible = false
  private(set) var placements = 0
  private(set) var hasFocus = false
  private(set) var hasGone = false
  private(set) weak var place: (any PlatformViewPlace)?

  func appear(on surface: (any WindowSurface)?, at place: any PlatformViewPlace) { self.place = place }
  func disappear() { hasGone = true }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(proposal.width ?? idealSize.width, idealSize.width), height: idealSize.height)
  }

  func place(_ size: CGSize, transform: CGAffineTransform, isVisible: Bool) {
    (self.size, self.transform, self.isVisible) = (size, transform, isVisible)
    placements += 1
  }

  func takeFocus() { hasFocus = true }
  func loseFocus() { hasFocus = false }

  func advanceFocus(isForward: Bool) -> Bool {
    guard stopsAhead > 0 else { return false }
    stopsAhead -= 1
    return true
  }
}

@Observable private final class Presence {
  var opacity = 1.0
  var isThere = true
}

@MainActor @Suite struct PlatformViewTests {
  private let stub = StubView()

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    let stage = Stage(content())
    stage.host.updatePlatformViewPositions()
    return stage
  }

  private func settle(_ stage: Stage) {
    stage.render()
    stage.host.updatePlatformViewPositions()
  }

  private func tab(_ stage: Stage, modifiers: EventModifiers = []) -> Bool {
    let isUsed = stage.host.handle(KeyEvent(phase: .down, key: .tab, modifiers: modifiers, time: stage.time))
    settle(stage)
    return isUsed
  }

  @Test func `A platform view receives its size and transform only when they change`() {
    let stage = stage { PlatformViewLeaf(stub).scaleEffect(2) }
    #expect(stub.isVisible && stub.size == CGSize(width: 60, height: 20))
    #expect(CGRect(origin: .zero, size: stub.size).applying(stub.transform) == CGRect(x: 40, y: 30, width: 120, height: 40))
    let count = stub.placements
    settle(stage)
    #expect(stub.placements == count)
    stub.idealSize.width = 80
    stub.place?.idealSizeDidChange()
    settle(stage)
    #expect(stub.size.width == 80 && stub.placements == count + 1)
  }

  @Test func `A platform view is drawn between the views behind and in front of it, with the enclosing effects`() {
    let stage = stage {
      ZStack {
        Color.red.frame(width: 100, height: 50)
        PlatformViewLeaf(stub).opacity(0.5)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    let order = stage.nodes.compactMap { node -> String? in
      switch node.content {
      case .color, .fill: "color"
      case .platform: "platform"
      case .opacity(let opacity, _): "opacity \(opacity)"
      default: nil
      }
    }
    #expect(order.suffix(4) == ["color", "opacity 0.5", "platform", "color"])
  }

  @Test func `A new picture redraws the box without evaluating or laying out anything`() {
    let stage = stage { PlatformViewLeaf(stub) }
    stub.picture = StubView.Picture()
    let work = stage.graph.counts
    stub.place?.pictureDidChange()
    let drawn = stage.host.redraw()
    #expect(drawn !== stage.drawn)
    let spent = stage.graph.counts - work
    #expect(spent.bodies == 0 && spent.measured == 0 && spent.placed == 0 && spent.displayed > 0)
    settle(stage)
    #expect(!stage.host.needsFrame)
  }

  @Test func `A platform view receives events where no other view is in front of it`() {
    let stage = stage {
      ZStack(alignment: .leading) {
        PlatformViewLeaf(stub)
        Color.red.frame(width: 20, height: 20)
      }
    }
    #expect(stage.host.platformView(at: CGPoint(x: 75, y: 50)) == nil)
    #expect(stage.host.platformView(at: CGPoint(x: 100, y: 50)) === stub)
    #expect(stage.host.platformView(at: CGPoint(x: 150, y: 50)) == nil)
  }

  @Test func `A hidden platform view is placed as invisible, and a removed one disappears and is released`() {
    struct Shown: View {
      let model: Presence
      let stub: StubView

      var body: some View { if model.isThere { PlatformViewLeaf(stub).opacity(model.opacity) } }
    }
    let model = Presence()
    let stage = stage { Shown(model: model, stub: stub) }
    #expect(stub.isVisible)
    model.opacity = 0
    settle(stage)
    #expect(!stub.isVisible)
    model.isThere = false
    settle(stage)
    #expect(stub.hasGone && !stage.host.hasPlatformViews)
  }

  @Test func `Tab moves through the focus stops of a platform view and then to the next view`() {
    let stage = stage {
      VStack(spacing: 0) {
        Button("before") {}
        PlatformViewLeaf(stub)
        Button("after") {}
      }
    }
    stub.stopsAhead = 1
    #expect(tab(stage) && !stub.hasFocus)
    #expect(tab(stage) && stub.hasFocus)
    #expect(tab(stage) && stub.hasFocus)
    #expect(tab(stage) && !stub.hasFocus)
    #expect(tab(stage, modifiers: .shift) && stub.hasFocus)
  }

  @Test func `Focus that a platform view takes on its own becomes the window's focus`() {
    let stage = stage {
      VStack {
        PlatformViewLeaf(stub); Button("after") {}
      }
    }
    stub.place?.didTakeFocus()
    #expect(stage.graph.input.focus.focused is PlatformViewBox)
    // The view has the focus already.
    #expect(!stub.hasFocus)
    stub.place?.didLoseFocus()
    #expect(stage.graph.input.focus.focused == nil)
    stub.place?.didTakeFocus()
    #expect(tab(stage))
    #expect(!(stage.graph.input.focus.focused is PlatformViewBox))
    // The view reports the loss of the focus later.
    stub.place?.didLoseFocus()
    #expect(stage.graph.input.focus.focused != nil)
  }

  @Test func `With keepsFocus false Tab leaves the content at both ends, and focus can enter at either end`() {
    let stage = stage {
      VStack {
        Button("first") {}; Button("second") {}
      }
    }
    stage.host.keepsFocus = false
    #expect(stage.host.enterFocus(isForward: true))
    #expect(tab(stage))
    #expect(!tab(stage))
    #expect(stage.graph.input.focus.focused == nil)
    #expect(stage.host.enterFocus(isForward: false))
    #expect(tab(stage, modifiers: .shift))
    #expect(!tab(stage, modifiers: .shift))
    #expect(!Stage(Text("nothing")).host.enterFocus(isForward: true))
  }

  @Test func `The ideal size is available before the first frame and includes the safe area insets`() {
    let host = ViewHost(
      root: Color.red.frame(width: 50, height: 20), rendering: RenderingServices(shaper: StubShaper(), images: StubPictures()))
    #expect(host.idealSize(for: .unspecified) == CGSize(width: 50, height: 20))
    host.safeAreaInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(host.idealSize(for: .unspecified) == CGSize(width: 56, height: 24))
  }
}
