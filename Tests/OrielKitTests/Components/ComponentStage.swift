import OrielKit
import OrielTesting
import SwiftUI

/// A window with one layer in which a component is presented with the id "it".
@MainActor
final class ComponentStage {
  nonisolated static let phone = CGSize(width: 390, height: 844)
  nonisolated static let landscape = CGSize(width: 844, height: 390)
  nonisolated static let desktop = CGSize(width: 1000, height: 700)

  let host: TestHost
  let script = Script()

  init<Content: View>(
    size: CGSize = ComponentStage.phone, touch: Bool = true, safeArea: EdgeInsets = EdgeInsets(), colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, scale: CGFloat = 1, layer: PresentationHostLayerUIModel = .init(),
    @ViewBuilder _ content: (Script) -> Content
  ) {
    let content = content(script)
    host = TestHost(
      size: size, scale: scale, colorScheme: colorScheme, layoutDirection: layoutDirection, safeArea: safeArea
    ) {
      content.filling().presentationHostLayer(uiModel: layer)
    }
    host.usesTouch = touch
    host.advance(by: 0.1)
  }

  /// A layer that passes taps through, for notifications and toasts.
  static var clickThrough: PresentationHostLayerUIModel {
    var uiModel = PresentationHostLayerUIModel()
    uiModel.dimmingViewColor = .clear
    uiModel.dimmingViewTapAction = .passTapsThrough
    return uiModel
  }

  /// Sets the flag and waits until animations have settled. Timeouts continue.
  func present(_ id: String = "it", wait: Double = 1) {
    script[id] = true
    host.advance(by: wait)
  }

  func frame(_ name: String) throws -> CGRect { try host.find(name).frame }

  /// The presentation frame of the probe, or `nil` if it isn't drawn. A removed view is drawn, but can't be found by its identifier.
  var probe: CGRect? {
    let number = #"(-?[0-9.]+)"#
    let line = try? Regex("color #ff0000ff \\(\(number) \(number) \(number)x\(number)\\)")
    guard let line, let match = try? line.firstMatch(in: host.displayDump) else { return nil }
    let values = (1...4).map { match.output[$0].substring.flatMap { Double($0) } ?? .nan }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// The widths of all drawn texts. They identify texts that can't be found while they animate out.
  var drawnTexts: [Double] {
    host.displayDump.split(separator: "\n").compactMap { line in
      guard line.contains("text #"), let size = line.split(separator: " ").last(where: { $0.contains("x") }) else { return nil }
      return size.split(separator: "x").first.flatMap { Double($0) }
    }
  }

  /// Indicates whether the same texts are drawn, apart from the scale of an animation.
  func drawsTexts(like widths: [Double]) -> Bool {
    let now = drawnTexts
    return now.count == widths.count && zip(now, widths).allSatisfy { abs($0 / $1 - 1) < 0.02 }
  }

  var isThere: Bool { probe != nil }

  /// Advances by a number of frames.
  func frames(_ count: Int) { for _ in 0..<count { host.advance(by: TestHost.frameDuration) } }

  /// Drags at a constant velocity in points per second.
  func drag(from start: CGPoint, by distance: CGSize, speed: CGFloat) {
    let length = abs(distance.width) + abs(distance.height)
    host.drag(
      from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), duration: Double(length / speed))
  }

  /// Presses, moves, and holds the press at the end.
  func dragAndHold(from start: CGPoint, by distance: CGSize) {
    host.pointerDown(at: start)
    host.pointerMove(to: CGPoint(x: start.x + distance.width / 2, y: start.y + distance.height / 2))
    host.pointerMove(to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    host.advance(by: 0.3)
  }

  func letGo(at point: CGPoint) {
    host.pointerUp(at: point)
    host.advance(by: 1)
  }

  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let pixel = host.snapshot().pixel(x, y)
    return [pixel.red, pixel.green, pixel.blue]
  }
}

/// Content that fills its proposed size and has an identifier.
struct Probe: View {
  var color = Color.pureRed

  var body: some View { color.accessibilityElement().accessibilityIdentifier("probe") }
}

/// The components that are presented in a host, as a test configures them.
enum Component: String, CaseIterable {
  case modal, bottomSheet, sideBar, dialog, notification, toast

  /// The components that contain a text field in tests.
  static let containers: [Component] = [.modal, .bottomSheet, .sideBar, .dialog]

  /// The duration of the appear and disappear animations, in seconds.
  var duration: Double {
    switch self {
    case .modal, .dialog: 0.05
    case .bottomSheet, .sideBar: 0.3
    case .notification, .toast: 0.2
    }
  }

  /// A text that the component shows.
  var text: String { "Inside" }
}

extension View {
  /// Presents a component with its default UI model.
  @MainActor @ViewBuilder
  func component(
    _ component: Component, layerID: String? = nil, id: String = "it", script: Script, isPresented: Binding<Bool>? = nil,
    dimming: Color? = nil, isAnimated: Bool = true, hidesKeyboard: Bool = true
  ) -> some View {
    let flag = isPresented ?? script.binding(id)
    let onPresent = { script.log.append("\(id) onPresent") }
    let onDismiss = { script.log.append("\(id) onDismiss") }
    switch component {
    case .modal:
      modal(
        layerID: layerID, id: id,
        uiModel: {
          var uiModel = ModalUIModel()
          uiModel.preferredDimmingViewColor = dimming
          uiModel.dismissesKeyboardWhenInterfaceOrientationChanges = hidesKeyboard
          if !isAnimated { (uiModel.appearAnimation, uiModel.disappearAnimation) = (nil, nil) }
          return uiModel
        }(), isPresented: flag, onPresent: onPresent, onDismiss: onDismiss, content: { ComponentContent(script: script) })
    case .bottomSheet:
      bottomSheet(
        layerID: layerID, id: id,
        uiModel: {
          var uiModel = BottomSheetUIModel()
          uiModel.preferredDimmingViewColor = dimming
          uiModel.dismissesKeyboardWhenInterfaceOrientationChanges = hidesKeyboard
          if !isAnimated { (uiModel.appearAnimation, uiModel.disappearAnimation) = (nil, nil) }
          return uiModel
        }(), isPresented: flag, onPresent: onPresent, onDismiss: onDismiss, content: { ComponentContent(script: script) })
    case .sideBar:
      sideBar(
        layerID: layerID, id: id,
        uiModel: {
          var uiModel = SideBarUIModel()
          uiModel.preferredDimmingViewColor = dimming
          uiModel.dismissesKeyboardWhenInterfaceOrientationChanges = hidesKeyboard
          if !isAnimated { (uiModel.appearAnimation, uiModel.disappearAnimation) = (nil, nil) }
          return uiModel
        }(), isPresented: flag, onPresent: onPresent, onDismiss: onDismiss, content: { ComponentContent(script: script) })
    case .dialog:
      dialog(
        layerID: layerID, id: id,
        uiModel: {
          var uiModel = DialogUIModel()
          uiModel.preferredDimmingViewColor = dimming
          uiModel.dismissesKeyboardWhenInterfaceOrientationChanges = hidesKeyboard
          if !isAnimated { (uiModel.appearAnimation, uiModel.disappearAnimation) = (nil, nil) }
          return uiModel
        }(), isPresented: flag, onPresent: onPresent, onDismiss: onDismiss, title: nil, message: nil,
        content: { ComponentContent(script: script) }, actions: { DialogButton(role: .cancel, title: "Cancel") })
    case .notification:
      notification(
        layerID: layerID, id: id,
        uiModel: {
          var uiModel = NotificationUIModel()
          uiModel.preferredDimmingViewColor = dimming
          if !isAnimated { (uiModel.appearAnimation, uiModel.disappearAnimation) = (nil, nil) }
          return uiModel
        }(), isPresented: flag, onPresent: onPresent, onDismiss: onDismiss, content: { ComponentContent(script: script) })
    case .toast:
      toast(
        layerID: layerID, id: id,
        uiModel: {
          var uiModel = ToastUIModel()
          uiModel.preferredDimmingViewColor = dimming
          if !isAnimated { (uiModel.appearAnimation, uiModel.disappearAnimation) = (nil, nil) }
          return uiModel
        }(), isPresented: flag, onPresent: onPresent, onDismiss: onDismiss, text: "Inside")
    }
  }
}

struct ComponentContent: View {
  @Bindable var script: Script

  var body: some View {
    VStack {
      Text("Inside")
      TextField("Field", text: $script.text).accessibilityIdentifier("field")
    }
  }
}
