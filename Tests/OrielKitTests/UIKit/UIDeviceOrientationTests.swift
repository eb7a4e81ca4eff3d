import Foundation
import Oriel
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIDeviceOrientation follows the shape of the window")
struct UIDeviceOrientationTests {
  @MainActor private final class Log { var orientations: [UIDeviceOrientation] = [] }

  /// A view that observes the orientation as programs do.
  private struct Listener: View {
    let log: Log

    var body: some View {
      Color.red.onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { notification in
        log.orientations.append(UIDevice.current.orientation)
        #expect(notification.object as? UIDevice === UIDevice.current)
      }
    }
  }

  @Test("A window that becomes wider than it is high has landscape orientation, and one notification is posted per change")
  func turning() {
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    let log = Log()
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Listener(log: log) }
    defer { host.close() }
    #expect(device.orientation == .portrait && device.orientation.isPortrait && log.orientations.isEmpty)
    host.resize(to: CGSize(width: 800, height: 400))
    #expect(log.orientations == [.landscapeLeft] && device.orientation.isLandscape)
    host.resize(to: CGSize(width: 900, height: 500))
    #expect(log.orientations.count == 1, "the window still has landscape orientation")
    host.resize(to: CGSize(width: 500, height: 500))
    #expect(log.orientations == [.landscapeLeft, .portrait])
  }

  @Test("The orientation is that of the active window")
  func windows() {
    let log = Log()
    let app = AppLifecycle()
    let first = TestHost(size: CGSize(width: 400, height: 800)) { Listener(log: log) }
    let second = TestHost(size: CGSize(width: 800, height: 400)) { Color.blue }
    func join(_ host: TestHost) {
      host.content.lifecycle = app
      host.content.update(WindowTraits())
      host.render()
    }
    join(first)
    #expect(UIDevice.current.orientation == .portrait && log.orientations.isEmpty)
    join(second)
    #expect(UIDevice.current.orientation == .landscapeLeft && log.orientations == [.landscapeLeft])
    first.resize(to: CGSize(width: 410, height: 800))
    #expect(log.orientations.count == 1, "the resized window isn't active")
    second.close()
    first.render()
    #expect(UIDevice.current.orientation == .portrait && log.orientations == [.landscapeLeft, .portrait])
    first.close()
  }

  @Test("Notification names and orientations have UIKit's raw values")
  func rawValues() {
    #expect(UIDevice.orientationDidChangeNotification.rawValue == "UIDeviceOrientationDidChangeNotification")
    let all: [UIDeviceOrientation] = [.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown] && all.filter(\.isValidInterfaceOrientation).count == 4)
    #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
  }
}
