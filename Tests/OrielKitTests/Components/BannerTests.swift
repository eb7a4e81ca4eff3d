import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// The common behavior of notifications and toasts.
@MainActor
@Suite("Components: notifications and toasts")
struct BannerTests {
  enum Kind: String, CaseIterable {
    case notification, toast

    var timeout: Double { self == .notification ? 5 : 3 }
    var margin: CGFloat { self == .notification ? 5 : 10 }
    var defaultEdge: VerticalEdge { self == .notification ? .top : .bottom }
  }

  private func stage(
    _ kind: Kind, edge: VerticalEdge? = nil, safeArea: EdgeInsets = EdgeInsets(), dismissType: NotificationUIModel.DismissType = .all,
    layer: PresentationHostLayerUIModel = ComponentStage.clickThrough
  ) -> ComponentStage {
    ComponentStage(safeArea: safeArea, layer: layer) { script in
      Banner(kind: kind, edge: edge ?? kind.defaultEdge, dismissType: dismissType, script: script)
    }
  }

  struct Banner: View {
    let kind: Kind
    let edge: VerticalEdge
    let dismissType: NotificationUIModel.DismissType
    let script: Script

    var body: some View {
      let onDismiss = { script.log.append("gone") }
      switch kind {
      case .notification:
        var uiModel = NotificationUIModel()
        let _ = (uiModel.presentationEdge, uiModel.dismissType) = (edge, dismissType)
        Color.white.notification(
          id: "it", uiModel: uiModel, isPresented: script.binding("it"), onDismiss: onDismiss, icon: nil, title: "Inside", message: "More")
      case .toast:
        var uiModel = ToastUIModel()
        let _ = (uiModel.presentationEdge, uiModel.dismissType) = (edge, dismissType)
        Color.white.toast(id: "it", uiModel: uiModel, isPresented: script.binding("it"), onDismiss: onDismiss, text: "Inside")
      }
    }
  }

  /// Returns the rows of the banner, from the painted pixels in the middle column.
  private func painted(_ stage: ComponentStage) -> ClosedRange<Int>? {
    let x = 195
    let image = stage.host.snapshot()
    let lines = (0..<image.height).filter { y in
      let pixel = image.pixel(x, y)
      return pixel.red == 235 && pixel.green == 235 && pixel.blue == 235
    }
    guard let first = lines.first, let last = lines.last else { return nil }
    return first...last
  }

  private func label(_ stage: ComponentStage) -> CGRect? { stage.host.findAll(label: "Inside").first?.frame }

  @Test(
    "VN-1 VT-1 A notification is 5 points from the safe area at its edge, and a toast 10", arguments: Kind.allCases,
    [VerticalEdge.top, .bottom])
  func place(_ kind: Kind, _ edge: VerticalEdge) throws {
    let stage = stage(kind, edge: edge, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0))
    stage.present(wait: 0.5)
    let rows = try #require(painted(stage))
    #expect(edge == .top ? rows.lowerBound == 40 + Int(kind.margin) : rows.upperBound + 1 == 844 - 30 - Int(kind.margin))
  }

  @Test("VN-1 VT-1 Before a banner appears it is beyond its edge by its own height", arguments: Kind.allCases, [VerticalEdge.top, .bottom])
  func hidden(_ kind: Kind, _ edge: VerticalEdge) throws {
    let stage = stage(kind, edge: edge)
    stage.script["it"] = true
    stage.frames(1)
    let start = try #require(label(stage))
    stage.host.advance(by: 0.5)
    let end = try #require(label(stage))
    let rows = try #require(painted(stage))
    let way = CGFloat(rows.count) + kind.margin
    // One frame of the animation may have passed.
    #expect(abs(abs(end.minY - start.minY) - way) < way * 0.2)
    #expect((end.minY > start.minY) == (edge == .top))
  }

  @Test("VN-3 VT-3 By default banners appear with easeOut, disappear with easeIn, and after a swipe with easeInOut, all in 0.2 s")
  func animations() {
    let (notification, toast) = (NotificationUIModel(), ToastUIModel())
    for (appear, disappear, swipe) in [
      (notification.appearAnimation, notification.disappearAnimation, notification.swipeDismissAnimation),
      (toast.appearAnimation, toast.disappearAnimation, toast.swipeDismissAnimation),
    ] {
      #expect(appear == BasicAnimation(curve: .easeOut, duration: 0.2))
      #expect(disappear == BasicAnimation(curve: .easeIn, duration: 0.2))
      #expect(swipe == BasicAnimation(curve: .easeInOut, duration: 0.2))
    }
    #expect(notification.dismissType == .all && toast.dismissType == .all)
    #expect(notification.timeoutDuration == 5 && toast.timeoutDuration == 3)
    #expect(notification.swipeDismissDistanceFactor == 0.2 && toast.swipeDismissDistanceFactor == 0.2)
  }

  @Test(
    "VN-4 VT-3 A notification disappears 5 s after it has appeared, a toast after 3 s, and neither if timeout isn't a dismiss type",
    arguments: Kind.allCases)
  func timeout(_ kind: Kind) {
    for (type, goes) in [(NotificationUIModel.DismissType.all, true), (.swipe, false)] {
      let stage = stage(kind, dismissType: type)
      stage.script["it"] = true
      stage.host.advance(by: kind.timeout + 0.2)
      #expect(stage.script["it"])
      stage.host.advance(by: 0.1)
      #expect(stage.script["it"] == !goes)
      stage.host.advance(by: 0.3)
      #expect(stage.host.exists("Inside") == !goes)
      #expect(stage.host.leftovers().isEmpty)
    }
  }

  @Test("VN-4 No bodies are evaluated and nothing is drawn while the timeout passes", arguments: Kind.allCases)
  func timeoutCostsNothing(_ kind: Kind) {
    let stage = stage(kind)
    stage.present(wait: 1)
    let mark = stage.host.mark()
    stage.host.advance(by: 1.5)
    let work = stage.host.work(since: mark)
    #expect(work.bodies == 0 && work.displayed == 0)
    #expect(stage.host.leftovers() == ["1 timers are pending"])
  }

  @Test(
    "VN-4 VT-3 A swipe towards its edge by 0.2 of its height dismisses a banner once", arguments: Kind.allCases,
    [VerticalEdge.top, .bottom])
  func swipe(_ kind: Kind, _ edge: VerticalEdge) throws {
    let stage = stage(kind, edge: edge)
    stage.present(wait: 0.5)
    let rows = try #require(painted(stage))
    let height = CGFloat(rows.count)
    let middle = CGFloat(rows.lowerBound) + height / 2
    let sign: CGFloat = edge == .top ? -1 : 1
    func point(_ distance: CGFloat) -> CGPoint { CGPoint(x: 195, y: middle + distance * sign) }
    stage.host.pointerDown(at: point(0))
    stage.host.pointerMove(to: point(-40))
    stage.host.pointerMove(to: point(0.2 * height - 1))
    stage.frames(3)
    #expect(stage.script["it"])
    stage.host.pointerMove(to: point(0.2 * height + 1))
    stage.frames(3)
    #expect(!stage.script["it"] && !stage.drawnTexts.isEmpty)
    stage.host.advance(by: 0.25)
    #expect(stage.drawnTexts.isEmpty && stage.script.log == ["gone"])
    stage.script["it"] = true
    stage.host.advance(by: 0.3)
    stage.host.pointerMove(to: point(0.2 * height + 20))
    stage.host.advance(by: 0.3)
    #expect(stage.script["it"])
    stage.host.pointerUp(at: point(0.2 * height + 20))
  }

  @Test("VN-4 VT-3 A swipe doesn't dismiss a banner if swipe isn't a dismiss type", arguments: Kind.allCases)
  func noSwipe(_ kind: Kind) throws {
    let stage = stage(kind, dismissType: .timeout)
    stage.present(wait: 0.5)
    let text = try #require(label(stage))
    stage.drag(from: text.center, by: CGSize(width: 0, height: kind == .notification ? -60 : 60), speed: 600)
    #expect(stage.script["it"])
  }

  @Test("VN-5 VT-3 A tap beside a banner doesn't dismiss it, even in a layer that handles such taps", arguments: Kind.allCases)
  func dimmingTap(_ kind: Kind) {
    let stage = stage(kind, layer: PresentationHostLayerUIModel())
    stage.present(wait: 0.5)
    stage.host.tap(at: CGPoint(x: 195, y: 400))
    stage.host.advance(by: 0.5)
    #expect(stage.script["it"] && stage.host.exists("Inside"))
  }

  @Test("VN/VT-X A banner that was swiped away and is presented again has a full timeout", arguments: Kind.allCases)
  func timerPerPresentation(_ kind: Kind) throws {
    let stage = stage(kind)
    stage.present(wait: 2)
    let text = try #require(label(stage))
    stage.drag(from: text.center, by: CGSize(width: 0, height: kind == .notification ? -40 : 40), speed: 600)
    stage.host.advance(by: 0.3)
    #expect(!stage.host.exists("Inside"))
    #expect(stage.host.leftovers().isEmpty)
    stage.script["it"] = true
    stage.host.advance(by: kind.timeout + 0.1)
    #expect(stage.script["it"] && stage.host.exists("Inside"))
    stage.host.advance(by: 0.5)
    #expect(!stage.script["it"])
  }

  @Test("VN/VT-X A banner that is presented again while it disappears has a full timeout", arguments: Kind.allCases)
  func timerAfterTurn(_ kind: Kind) {
    let stage = stage(kind)
    stage.present(wait: 2)
    stage.script["it"] = false
    stage.host.advance(by: 0.1)
    stage.script["it"] = true
    stage.host.advance(by: kind.timeout)
    #expect(stage.script["it"] && stage.host.exists("Inside"))
    stage.host.advance(by: 0.5)
    #expect(!stage.script["it"])
    stage.host.advance(by: 0.5)
    #expect(stage.script.log == ["gone"])
  }

  @Test("VN-6 VT-3 The presets have their background colors in light and dark mode")
  func presets() {
    let colors: [(NotificationUIModel, ToastUIModel, [Int], [Int])] = [
      (.info, .info, [0, 150, 230], [0, 100, 190]), (.success, .success, [70, 190, 125], [40, 135, 75]),
      (.warning, .warning, [255, 205, 95], [230, 160, 40]), (.error, .error, [235, 95, 90], [205, 50, 45]),
    ]
    for (notification, toast, light, dark) in colors {
      for (colorScheme, expected) in [(ColorScheme.light, light), (.dark, dark)] {
        let stage = ComponentStage(colorScheme: colorScheme, layer: ComponentStage.clickThrough) { script in
          Color.white
            .notification(id: "a", uiModel: notification, isPresented: script.binding("a"), icon: nil, title: "Title", message: nil)
            .toast(id: "b", uiModel: toast, isPresented: script.binding("b"), text: "Text")
        }
        (stage.script["a"], stage.script["b"]) = (true, true)
        stage.host.advance(by: 0.5)
        #expect(stage.pixel(195, 10) == expected && stage.pixel(195, 830) == expected)
      }
    }
  }

  @Test("VN-6 applyInfoColorScheme() and its siblings change only the colors of a UI model")
  func mutators() {
    var notification = NotificationUIModel()
    notification.timeoutDuration = 9
    notification.applyErrorColorScheme()
    #expect(notification.backgroundColor == NotificationUIModel.error.backgroundColor && notification.timeoutDuration == 9)
    notification.applyInfoColorScheme()
    #expect(notification.backgroundColor == NotificationUIModel.info.backgroundColor)
    var toast = ToastUIModel()
    toast.applySuccessColorScheme()
    #expect(toast.backgroundColor == ToastUIModel.success.backgroundColor)
    toast.applyWarningColorScheme()
    #expect(toast.backgroundColor == ToastUIModel.warning.backgroundColor)
  }
}
