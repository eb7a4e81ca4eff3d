import CGTK
import COrielGTK
import Foundation
import Oriel

/// The requirements of a window's accessibility for the surface that shows it.
@MainActor
protocol AccessibleSurface: AnyObject {
  /// Starts the observation of the content's accessibility. Called for the first request.
  func watchAccessibility() -> AccessibilityObserver?
  var widgetSize: CGSize { get }
  /// The top left corner on the screen, in points.
  var screenOrigin: CGPoint { get }
  func grabKeyboard()
}

/// A window for assistive technology: the elements in its surface, and their positions.
@MainActor
final class AccessibleWindow {
  let id = AccessibilityObserver.makeID()
  private weak var surface: (any AccessibleSurface)?
  var title: String {
    didSet { if title != oldValue { service.titleDidChange(of: self) } }
  }
  private let service: AccessibilityService
  private lazy var watch = surface?.watchAccessibility()
  /// Indicates whether frames were drawn since the last snapshot.
  private var isStale = true
  private var isScheduled = false
  private var lastLook: TimeInterval = 0
  private(set) var isActive = false

  /// The time between two snapshots while the content changes and there are listeners, in seconds.
  private static let pause = 0.05

  init(_ surface: any AccessibleSurface, title: String, service: AccessibilityService) {
    self.surface = surface
    self.title = title
    self.service = service
  }

  /// Marks the snapshot as stale after a frame, and schedules a new one if there are listeners.
  func frameDidRun() {
    isStale = true
    guard service.isListening, !isScheduled else { return }
    isScheduled = true
    let due = max(0.01, lastLook + Self.pause - Self.now)
    DispatchQueue.main.asyncAfter(deadline: .now() + due) { [weak self] in
      MainActor.assumeIsolated { self?.refreshSnapshot() }
    }
  }

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private func refreshSnapshot() {
    isScheduled = false
    guard service.isListening else { return }
    _ = snapshot
  }

  /// The current snapshot. Updating it emits the changes if there are listeners.
  var snapshot: AccessibilitySnapshot {
    guard let watch else { return AccessibilitySnapshot() }
    if isStale {
      isStale = false
      lastLook = Self.now
      let isFirst = watch.snapshot.elements.isEmpty
      let changes = watch.refresh()
      service.tell(isFirst ? changes.filter { $0.isFocus } : changes, of: self)
    }
    return watch.snapshot
  }

  /// Starts to compare snapshots for a first listener.
  func beginListening() {
    isStale = true
    _ = snapshot
  }

  /// Discards the snapshot when there is no listener any more.
  func endListening() {
    isStale = true
    watch?.forget()
  }

  func activityDidChange(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    service.activityDidChange(of: self)
  }

  // MARK: Requests

  func perform(_ action: Int, of id: Int) -> Bool { watch?.perform(action, of: id) ?? false }
  func setValue(_ value: Double, of id: Int) -> Bool { watch?.setValue(value, of: id) ?? false }
  func reveal(_ id: Int) -> Bool { watch?.reveal(id) ?? false }
  func text(of id: Int) -> (any AccessibleText)? { watch?.text(of: id) }
  func edit(_ id: Int, _ change: @escaping (any AccessibleText) -> Void) -> Bool { watch?.edit(id, change) ?? false }

  /// Moves the focus to an element, and the key focus to the surface within its window.
  func focus(_ id: Int) -> Bool {
    guard watch?.focus(id) == true else { return false }
    surface?.grabKeyboard()
    return true
  }

  // MARK: Geometry

  var size: CGSize { surface?.widgetSize ?? .zero }

  var screenOrigin: CGPoint { surface?.screenOrigin ?? .zero }
}

extension ContentSurface: AccessibleSurface {
  func watchAccessibility() -> AccessibilityObserver? { content.watchAccessibility() }

  func grabKeyboard() { if gtk_widget_is_focus(widget) == 0 { gtk_widget_grab_focus(widget) } }

  var screenOrigin: CGPoint {
    var (x, y) = (0.0, 0.0)
    oriel_widget_screen_origin(widget, &x, &y)
    return CGPoint(x: x, y: y)
  }
}

extension AccessibilityChange {
  /// Indicates whether the change is that an element has received the focus.
  var isFocus: Bool { if case .state(_, .isFocused, isSet: true) = self { true } else { false } }
}
